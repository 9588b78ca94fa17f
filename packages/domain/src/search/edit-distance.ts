/**
 * How many letters one has to change, add, leave out or swap with their neighbor to make one word of another
 * (Damerau–Levenshtein, no letter touched twice). Beyond `most` it stops, and says one more than that.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let index = 1; index <= one.length; index += 1) {
    const next = nextRow({ one, other, index, row: row!, before: before! })
    if (Math.min(...next) > most) return most + 1
    ;[before, row] = [row, next]
  }
  return Math.min(row!.at(-1)!, most + 1)
}

interface Step {
  readonly one: string
  readonly other: string
  readonly index: number
  readonly row: readonly number[]
  readonly before: readonly number[]
}

const nextRow = ({ one, other, index, row, before }: Step): number[] => {
  const next = [index]
  for (let at = 1; at <= other.length; at += 1) {
    const isSame = one[index - 1] === other[at - 1]
    const isSwapped = index > 1 && at > 1 && one[index - 1] === other[at - 2] && one[index - 2] === other[at - 1]
    const least = Math.min(row[at - 1]! + (isSame ? 0 : 1), row[at]! + 1, next[at - 1]! + 1)
    next.push(isSwapped ? Math.min(least, before[at - 2]! + 1) : least)
  }
  return next
}

/** So many letters of a word may be wrong: one from four letters on, two from eight on. */
export const mostTypos = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)
