interface Beginnings {
  readonly one: string
  readonly other: string
  /** Length of the prefix of `one`. */
  readonly length: number
}

/**
 * Returns the distances of a prefix of one word to all prefixes of another, from those of shorter prefixes: the number
 * of letters to change, add, remove, or swap with their neighbor (Damerau–Levenshtein, optimal string alignment).
 */
export const nextDistances = (rows: readonly (readonly number[])[], { one, other, length }: Beginnings): number[] => {
  const row = rows[length - 1]!
  const next = [length]
  for (let at = 1; at <= other.length; at += 1) {
    const isSame = one[length - 1] === other[at - 1]
    const isSwapped = length > 1 && at > 1 && one[length - 1] === other[at - 2] && one[length - 2] === other[at - 1]
    const least = Math.min(row[at - 1]! + (isSame ? 0 : 1), row[at]! + 1, next[at - 1]! + 1)
    next.push(isSwapped ? Math.min(least, rows[length - 2]![at - 2]! + 1) : least)
  }
  return next
}

/** Returns the number of edits between two words. Stops beyond `max`, and returns `max` + 1. */
export const editDistance = (one: string, other: string, max: number): number => {
  if (Math.abs(one.length - other.length) > max) return max + 1
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let length = 1; length <= one.length; length += 1) {
    rows.push(nextDistances(rows, { one, other, length }))
    if (Math.min(...rows[length]!) > max) return max + 1
  }
  return Math.min(rows.at(-1)!.at(-1)!, max + 1)
}

/** Returns the number of typos allowed in a word: one from four letters, two from eight. */
export const maxTypos = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)
