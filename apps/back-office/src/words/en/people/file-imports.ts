/** Texts of imports from files. */
export const fileImportWords = {
  fileImports: {
    check: 'Check file',
    start: 'Import',
    done: 'Imported',
    would: 'Result of the check',
    progress: (done: number, total: number) => `${done} of ${total}`,
    chooseFile: 'Choose file',
    noFile: 'No file chosen',
    fileRequired: 'Choose a file.',
    tooLarge: 'The file is larger than 10 MB. Split it.',
    unreadable: {
      workbook: 'This is an Excel workbook, not a CSV file. Open it in a spreadsheet and save it as “CSV UTF-8”.',
      damaged: 'Some characters of the file can’t be read. Open it in a spreadsheet and save it as “CSV UTF-8”.',
    },
    actions: { CREATED: 'New', UPDATED: 'Updated', SKIPPED: 'Exists already', REFUSED: 'Not imported' },
    problems: 'Rows that are not imported',
    row: 'Row',
    rowNumber: (row: number) => `Row ${row}`,
    field: 'Column',
    reason: 'Reason',
    more: (count: number) => (count === 1 ? '1 more row is not imported.' : `${count} more rows are not imported.`),
  },
}
