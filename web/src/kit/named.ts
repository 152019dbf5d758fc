interface Named {
  readonly role?: "img";
  readonly "aria-label"?: string;
  readonly "aria-hidden"?: "true";
}

/** A picture that says something has a name; one beside words that say it is passed over. */
export function named(label: string | undefined): Named {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
}
