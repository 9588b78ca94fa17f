/** Start of a formula, after whitespace that spreadsheets skip. Some of them also accept the full-width signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

/** Escapes a cell so that spreadsheets never read it as a formula (CWE-1236, OWASP “CSV injection”). */
const formatCell = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as comma-separated values (RFC 4180). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')

/** Downloads texts as one file. */
export const downloadFile = (chunks: readonly string[], name: string): void => {
  // Spreadsheets recognize UTF-8 by its byte order mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', ...chunks], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
