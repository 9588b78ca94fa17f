/** JSON that keeps dates and can be embedded in a script element. */

type Tagged = { readonly $date: string }

const isTagged = (value: unknown): value is Tagged =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Tagged).$date === 'string' &&
  Object.keys(value).length === 1

/** Serializes a value so that no text can end the enclosing script element. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, function replace(this: Record<string, unknown>, key, text: unknown) {
    const original = this[key]
    return original instanceof Date ? { $date: original.toISOString() } : text
  })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

export const readJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) => (isTagged(value) ? new Date(value.$date) : value))
