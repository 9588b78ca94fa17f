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
