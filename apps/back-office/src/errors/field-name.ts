import { errorTexts } from '../words/error-texts.ts'

/** Returns the names of the parts of a path, without indexes: `variants[0].price` has two. */
const partsOf = (field: string): readonly string[] => field.replaceAll(/\[\d+\]/g, '').split('.')

/**
 * Returns the name of a field of the API in the language of the pages, by the last part of its path that has one.
 * `undefined` if none has.
 */
export const fieldName = (field: string): string | undefined => {
  const names = errorTexts.fieldNames ?? {}
  const known = partsOf(field).findLast((part) => Object.hasOwn(names, part))
  return known === undefined ? undefined : (Reflect.get(names, known) as string)
}

/** Returns the label of a field on the page, whose element has the field as its ID. */
const labelOnPage = (field: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const place = document.getElementById(field)
  const label = place?.closest('.v-field')?.querySelector('.v-label, .v-choice-label')?.firstChild
  return place?.getAttribute('aria-label') ?? label?.textContent ?? undefined
}

/** Returns how people know a field: its label on the page, or else its name. */
export const labelOf = (field: string): string | undefined => labelOnPage(field) ?? fieldName(field)
