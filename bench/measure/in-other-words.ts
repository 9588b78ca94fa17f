/** Rephrases a filter for each number, so that no cached response matches. */
export const inOtherWords = (filter: object, number: number): object => {
  const bits = [...Math.abs(number).toString(2)]
  return { $and: [filter, ...bits.map((bit) => (bit === '1' ? { $and: [] } : {}))] }
}
