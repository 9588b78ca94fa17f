const maxNameLength = 50

/** The names in a list such as `S, M, L`, without those that are there already. */
export const namesIn = (text: string, known: readonly string[]): readonly string[] => {
  const seen = new Set(known.map((name) => name.trim().toLowerCase()))
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, maxNameLength))
    .filter((name) => {
      const isNew = name !== '' && !seen.has(name.toLowerCase())
      seen.add(name.toLowerCase())
      return isNew
    })
}
