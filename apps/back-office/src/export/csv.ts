/** Downloads texts as one file. */
export const downloadFile = (chunks: readonly string[], name: string): void => {
  // Spreadsheets recognize UTF-8 by its byte order mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', ...chunks], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
