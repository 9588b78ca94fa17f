/** More parts are no path of a request. */
const maxParts = 5

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads query parameters whose names are paths: `paging.limit=5` is `{"paging": {"limit": "5"}}`. */
export const readDotted = (query: Readonly<Fields>): Fields => {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(query)) {
    const parts = name.split('.', maxParts)
    const last = parts.pop()!
    let inner = fields
    for (const part of parts) {
      const known = Object.hasOwn(inner, part) ? inner[part] : undefined
      const next = isFields(known) ? known : {}
      Object.defineProperty(inner, part, { value: next, enumerable: true, configurable: true, writable: true })
      inner = next
    }
    Object.defineProperty(inner, last, { value, enumerable: true, configurable: true, writable: true })
  }
  return fields
}
