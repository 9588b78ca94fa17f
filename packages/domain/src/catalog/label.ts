/** The brand or a ribbon of a product: a copy of an entity that products share. */
export interface LabelRecord {
  /** ID of the brand or ribbon. Absent until the product is saved. */
  readonly id?: string
  readonly name: string
}

/** Returns the label with a name: the one before, if that has the name already. `undefined` for an empty name. */
export const labelNamed = (before: LabelRecord | undefined, name: string): LabelRecord | undefined => {
  if (name === '') return undefined
  return before?.name.toLowerCase() === name.trim().toLowerCase() ? before : { name }
}
