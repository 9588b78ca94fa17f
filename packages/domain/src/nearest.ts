/** Returns the number of letters to change, add or remove to turn one word into another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at += 1) {
      next.push(Math.min(row[at]! + (letter === other[at] ? 0 : 1), row[at + 1]! + 1, next[at]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}

/** Returns the most similar word, ignoring case, or the first of several that are equally similar. */
export const nearest = <Word extends string>(typed: string, words: readonly [Word, ...Word[]]): Word => {
  const distances = words.map((word) => distance(typed.toLowerCase(), word.toLowerCase()))
  return words[distances.indexOf(Math.min(...distances))]!
}
