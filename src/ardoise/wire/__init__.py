"""The types and values that cross the wire, in the language of the page.

Door: `contents.files`, every file of TypeScript by its name.
Never: anything at run time; `ardoise types` writes what it prints.
"""
