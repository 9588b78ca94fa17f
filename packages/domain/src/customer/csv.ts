/** The separators of cells, in the order in which they are looked for. */
const separators = [',', ';', '\t'] as const

/** Finds the separator of a file: the most frequent one in its first line. */
const separatorOf = (text: string): string => {
  const [line = ''] = text.split(/\r?\n/, 1)
  const counts = separators.map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.separator
}

/** Removes what spreadsheets and exports put before a cell that would be a formula. */
const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠\d])/, '').trim()

/** Reads comma-separated values (RFC 4180), also with semicolons or tabs. Empty lines are empty rows. */
export const parseCsv = (file: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endCell = () => {
    row.push(plainCell(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row.some((one) => one !== '') ? row : [])
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows.slice(0, rows.findLastIndex((one) => one.length > 0) + 1)
}
