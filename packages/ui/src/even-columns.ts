/** So many cells stand beside each other, at the most, on a tablet and on a desk. */
const most = { middle: 3, wide: 5 } as const

/** In how many columns so many cells leave the fewest places of the last row empty; of equals, the most columns. */
const evenest = (count: number, mostColumns: number): number => {
  if (count <= mostColumns) return mostColumns
  const columns = Array.from({ length: mostColumns - 1 }, (_one, index) => mostColumns - index)
  const emptyIn = (one: number) => (one - (count % one)) % one
  return columns.reduce((best, one) => (emptyIn(one) < emptyIn(best) ? one : best))
}

/** The columns of a grid whose rows are all full, or nearly so: eight cells in four columns, and not in five. */
export const evenColumns = (count: number): { readonly middle: number; readonly wide: number } => ({
  middle: evenest(count, most.middle),
  wide: evenest(count, most.wide),
})
