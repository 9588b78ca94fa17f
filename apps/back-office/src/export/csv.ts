/** How a formula begins, after what spreadsheets skip; some of them read the wide forms of the signs as well. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

/** A cell that a spreadsheet reads as what it says, and never as a formula (CWE-1236, OWASP “CSV injection”). */
const cellOf = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as comma-separated values (RFC 4180). */
export const csvOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** Hands the owner texts as one file. */
export const handFile = (texts: readonly string[], name: string): void => {
  // Spreadsheets take a file for UTF-8 by the mark at its beginning.
  const url = URL.createObjectURL(new Blob(['\uFEFF', ...texts], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
