/** The columns of a file by name, ignoring case and spaces. */
export interface Header {
  readonly labels: readonly string[]
  readonly indexByName: ReadonlyMap<string, number>
}

/** A row of the file with its number in a spreadsheet. */
export interface Row {
  readonly number: number
  readonly cells: readonly string[]
  readonly header: Header
}

const nameOf = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, ' ')

export const createHeader = (cells: readonly string[]): Header => {
  const labels = cells.map((label) => label.trim())
  const indexByName = new Map<string, number>()
  // Of two columns with the same name, the first one counts.
  for (const [index, label] of labels.entries()) {
    const name = nameOf(label)
    if (name !== '' && !indexByName.has(name)) indexByName.set(name, index)
  }
  return { labels, indexByName }
}

/** Returns the index of the first of these columns that exists. */
export const indexOfColumn = ({ indexByName }: Header, names: readonly string[]): number | undefined => {
  const known = names.find((name) => indexByName.has(nameOf(name)))
  return known === undefined ? undefined : indexByName.get(nameOf(known))
}

/** Whether the file has a column with one of these names. */
export const hasColumn = (header: Header, ...names: readonly string[]): boolean =>
  indexOfColumn(header, names) !== undefined

/** Returns the cell in the first of these columns that exists; otherwise blank. */
export const cellOf = ({ header, cells }: Row, names: readonly string[]): string => {
  const index = indexOfColumn(header, names)
  return index === undefined ? '' : (cells[index] ?? '').trim()
}

/** Returns the column's name in the file. */
export const labelOf = (header: Header, names: readonly string[]): string => {
  const index = indexOfColumn(header, names)
  return index === undefined ? names[0]! : header.labels[index]!
}

export const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '')

/** Whether there are more cells than columns, because text with a separator is not quoted. */
export const isTooLong = ({ cells, header }: Row): boolean =>
  cells.slice(header.labels.length).some((cell) => cell.trim() !== '')
