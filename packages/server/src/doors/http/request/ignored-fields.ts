/** Most characters of names in a response: proxies reject long headers. */
const maxNamed = 4000

/** Encodes a name for a header. A lone surrogate is replaced. */
const encoded = (path: string): string =>
  path.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/[^\w.[\]-]/gu, encodeURIComponent)

/** Returns the header's value: as many names as fit, and `...` for the rest. */
export const ignoredFieldsHeader = (fields: readonly string[]): string => {
  let header = ''
  for (const field of fields) {
    const next = header === '' ? encoded(field) : `${header},${encoded(field)}`
    if (next.length > maxNamed) return header === '' ? '...' : `${header},...`
    header = next
  }
  return header
}
