/** A section of information of a product: a copy of an entity that products share. */
export interface InfoSectionRecord {
  /** ID of the info section. Absent until the product is saved, and for a section without a title. */
  readonly id?: string
  /** Name of the section for the merchant. */
  readonly uniqueName?: string
  readonly title: string
  /** As HTML. */
  readonly description: string
}

/** Returns the section with a title and description: one from before, if there is one. */
export const sectionWith = (
  before: readonly InfoSectionRecord[],
  { title = '', description = '' }: { readonly title?: string; readonly description?: string },
): InfoSectionRecord =>
  before.find((one) => one.title === title && one.description === description) ?? { title, description }
