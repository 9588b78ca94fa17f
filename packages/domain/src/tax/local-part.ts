/** A part of a region: which postal codes and cities it has. */
export interface LocalPart {
  /** Whole codes, the beginning of codes, or a range: `10001`, `100*`, `10001-10019`. */
  readonly postalCodes?: readonly string[]
  readonly cities?: readonly string[]
}

interface Somewhere {
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
}

const plain = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ')

/** `10001-1234` and `SW1A 1AA` as codes are compared: without what stands between. */
const codeOf = (postalCode: string): string => plain(postalCode).replaceAll(' ', '')

const isCovered = (code: string, pattern: string): boolean => {
  const wanted = codeOf(pattern)
  if (wanted.endsWith('*')) return code.startsWith(wanted.slice(0, -1))
  const [from, to] = wanted.split('-')
  if (to === undefined) return code === wanted || code.startsWith(`${wanted}-`)
  const own = code.slice(0, from!.length)
  return own.length === from!.length && from! <= own && own <= to
}

/** Whether a place is in a part: one that names neither codes nor cities is all of its region. */
export const isIn = ({ postalCodes = [], cities = [] }: LocalPart, place: Somewhere | undefined): boolean => {
  if (postalCodes.length === 0 && cities.length === 0) return true
  const { postalCode, city } = place ?? {}
  if (postalCodes.length > 0 && postalCode !== undefined && postalCode !== '') {
    return postalCodes.some((pattern) => isCovered(codeOf(postalCode), pattern))
  }
  return city !== undefined && cities.some((one) => plain(one) === plain(city))
}
