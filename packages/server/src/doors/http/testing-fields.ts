/** What tests share that walk the fields of every call. */

export type Path = readonly (string | number)[]

/** A value at its place within a body. */
export const within = (path: Path, value: unknown): unknown =>
  path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value)

/** A field as a violation names it: `lineItems[0].quantity`. */
export const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${key}` : key),
    '',
  )

/**
 * Says which fields are to be tried: with `VITRINE_LONG=1` each of each call; otherwise one that is like another, by its
 * schema and its name within its parent, once, and of each call the first.
 */
export const createSieve = () => {
  const known = new Set<string>()
  return (call: string, path: Path, schema: object): boolean => {
    if (process.env.VITRINE_LONG === '1') return true
    const like = `${JSON.stringify(schema)} ${fieldOf(path.slice(-2))}`
    const isNew = !known.has(like) || !known.has(call)
    known.add(like).add(call)
    return isNew
  }
}
