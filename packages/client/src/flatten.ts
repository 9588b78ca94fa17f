/** Longer messages use a POST body, since intermediaries may truncate URLs. */
const maxLength = 4000

type Entry = readonly [path: string, value: unknown]

/** `{"paging": {"limit": 5}}`: `paging.limit` and 5. */
const entriesOf = (fields: object, prefix = ''): Entry[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().flatMap((one): Entry[] => {
      const path = prefix + name
      if (one == null) return []
      return typeof one === 'object' && !Array.isArray(value) ? entriesOf(one, `${path}.`) : [[path, one]]
    }),
  )

/**
 * Writes a message as query parameters whose names are paths. Returns `undefined` if it is too long for a URL, or has
 * lists of objects.
 */
export const flatten = (json: string): string | undefined => {
  const entries = entriesOf(JSON.parse(json) as object)
  if (entries.some(([, value]) => typeof value === 'object')) return undefined
  const search = `${new URLSearchParams(entries.map(([path, value]) => [path, String(value)]))}`
  return search.length > maxLength ? undefined : search
}
