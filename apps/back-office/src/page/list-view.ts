/** What the views of lists in the back office have in common. Views are in the URL. */

const maxLength = 100

/** Returns the name that a text is, or another one. */
export const named = <Name extends string>(names: readonly Name[], text: string | null, otherwise: Name): Name =>
  names.find((name) => name === text) ?? otherwise

/** Reads a text of an address. */
export const readText = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().slice(0, maxLength)

/** Reads the filters that an address has. */
export const readFilters = <Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = readText(params, name)
      return value === '' ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, string>>

/** The conditions of a search: each word is part of the text that is searched. */
export const matchingWords = (expression: string) =>
  expression
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => ({ searchText: { $contains: word } }))
