/** A field: its type, bounds and enumeration values. */
export interface Field {
  readonly type: string
  readonly bounds: Readonly<Record<string, number>>
  readonly words: readonly string[]
}

/** Formats of the specification and their names in the contract. */
const formats: Readonly<Record<string, string>> = {
  GUID: 'guid',
  EMAIL: 'email',
  PHONE: 'phone',
  COUNTRY: 'country',
  CURRENCY: 'currency',
  LANGUAGE: 'language',
  LOCAL_DATE: 'local-date',
  COLOR_HEX: 'color-hex',
  WEB_URL: 'web-url',
  DECIMAL_VALUE: 'decimal',
}

const boundsIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/\b(minLength|maxLength|min|max|gte|gt|lte|lt|maxScale):? ?(-?[\d.e+]+)/g)].map(
      ([, name, value]) => [name!, Number(value)],
    ),
  )

/** Parses `string {minLength 1, maxLength 80} (read-only)`. */
export const readField = (text: string): Field => {
  const [, base = '', rest = ''] = /^(enum \S+|Record<.*>|…? ?\w+)(.*)$/.exec(text.trim()) ?? []
  if (base.startsWith('enum ')) return { type: 'enum', bounds: {}, words: base.slice(5).split('|') }
  const bounds = boundsIn(rest)
  const format = /format (\w+)/.exec(rest)?.[1]
  const isDecimal = rest.includes('decimalValue') || format === 'DECIMAL_VALUE'
  if (isDecimal) return { type: 'decimal', bounds, words: [] }
  if (base.startsWith('Record<')) return { type: 'map', bounds, words: [] }
  if (base === 'Date') return { type: 'date-time', bounds, words: [] }
  if (/^(string|number|boolean)$/.test(base)) return { type: (format && formats[format]) ?? base, bounds, words: [] }
  // Types that the list names but doesn't expand: rich text, custom values, recursive types.
  return { type: 'any', bounds, words: [] }
}
