"""Of the nodes of a service only the one that holds a room's lease can write to its log.

A writer that gives its name waits for whoever is claiming one of its rooms, and keeps claims waiting until it has
committed: so the new owner, who reads after claiming, has read everything. Locks are taken in the order of the rooms'
names, as by whoever renews, lest they wait in a circle. Writers without a name are fenced by the primary key alone.
Whoever forgets or replaces what is there needs the lease, too, also of a pack (`ardoise_forget`); the lease of a pack
is none of a room.
"""

from __future__ import annotations

NODE = "ardoise.node"  # the setting of a connection that says whose it is

FENCE = """
create function ardoise_insist_on_lease() returns trigger language plpgsql as $$
declare
    writer text := current_setting('ardoise.node', true);
    held bigint;
begin
    if coalesce(writer, '') = '' then
        return null;
    end if;
    perform from leases
    where node = writer and room in (select room from written where room not like 'pack:%') order by room for share;
    get diagnostics held = row_count;
    if held < (select count(distinct room) from written where room not like 'pack:%') then
        raise exception 'lease' using errcode = '23000';
    end if;
    return null;
end $$;

create trigger entries_by_whoever_holds_the_lease after insert on entries
referencing new table as written for each statement execute function ardoise_insist_on_lease();
"""
