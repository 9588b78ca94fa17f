/** Maximum number of columns on tablets and desktops. */
const maxColumns = { middle: 3, wide: 5 } as const

/** Columns of a grid with one or two cells, which would be too large if they filled the row. */
const fewest = 4

/** Returns the number of columns that leaves the fewest gaps in the last row; on a tie, the larger one. */
const evenest = (count: number, mostColumns: number): number => {
  if (count <= mostColumns) return count < 3 ? Math.min(fewest, mostColumns) : count
  const columns = Array.from({ length: mostColumns - 1 }, (_one, index) => mostColumns - index)
  const emptyIn = (one: number) => (one - (count % one)) % one
  return columns.reduce((best, one) => (emptyIn(one) < emptyIn(best) ? one : best))
}

/** Returns the columns of a grid with full or nearly full rows: eight cells get four columns, not five. */
export const evenColumns = (count: number): { readonly middle: number; readonly wide: number } => ({
  middle: evenest(count, maxColumns.middle),
  wide: evenest(count, maxColumns.wide),
})
