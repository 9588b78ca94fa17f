/** So many characters of names an answer carries: proxies refuse long headers. */
const mostNamed = 4000

/** A name as a header may carry it; half of a surrogate pair is no character. */
const encoded = (path: string): string =>
  path.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/[^\w.[\]-]/gu, encodeURIComponent)

/** Names as a header may carry them: as many as fit, and `...` for the others. */
export const ignoredFieldsHeader = (fields: readonly string[]): string => {
  let header = ''
  for (const field of fields) {
    const next = header === '' ? encoded(field) : `${header},${encoded(field)}`
    if (next.length > mostNamed) return header === '' ? '...' : `${header},...`
    header = next
  }
  return header
}
