/** The same condition in other words for each number, so that no answer from before is given again for it. */
export const inOtherWords = (filter: object, number: number): object => {
  const bits = [...Math.abs(number).toString(2)]
  return { $and: [filter, ...bits.map((bit) => (bit === '1' ? { $and: [] } : {}))] }
}
