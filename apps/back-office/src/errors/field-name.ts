import { errorTexts } from '../words/error-texts.ts'

/** A part of a path of fields: `variants[0].price` has the parts `variants`, the first of them, and `price`. */
interface Part {
  readonly name: string
  /** Positions within lists, starting at 1. */
  readonly positions: readonly number[]
}

const partsOf = (field: string): readonly Part[] =>
  field.split('.').map((part) => ({
    name: part.replace(/\[.*$/, ''),
    positions: [...part.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1),
  }))

const nameOf = (part: string): string | undefined => {
  const names = errorTexts.fieldNames ?? {}
  return Object.hasOwn(names, part) ? (Reflect.get(names, part) as string) : undefined
}

/**
 * Returns the name of a field of the API in the language of the pages, by the last part of its path that has one.
 * `undefined` if none has.
 */
export const fieldName = (field: string): string | undefined =>
  partsOf(field)
    .map(({ name }) => nameOf(name))
    .findLast((name) => name !== undefined)

/** The name of a field of the API as words: `trackingInfo` becomes “Tracking info”. */
const readable = (name: string): string => {
  const text = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names a path of fields, such as “Variants 1 › Price”. Parts without a name in the language have that of the API, as words. */
export const fieldPathName = (field: string): string =>
  partsOf(field)
    .map(({ name, positions }) => [nameOf(name) ?? readable(name), ...positions].join(' '))
    .join(' › ')

/** Returns the label of a field on the page, whose element has the field as its ID. */
const labelOnPage = (field: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const place = document.getElementById(field)
  const label = place?.closest('.v-field')?.querySelector('.v-label, .v-choice-label')?.firstChild
  return place?.getAttribute('aria-label') ?? label?.textContent ?? undefined
}

/** Returns how people know a field: its label on the page, or else its name. */
export const labelOf = (field: string): string | undefined => labelOnPage(field) ?? fieldName(field)
