import type { fileImportWords as English } from '../../en/people/file-imports.ts'

/** Texts of imports from files in German. */
export const fileImportWords: typeof English = {
  fileImports: {
    check: 'Datei prüfen',
    start: 'Importieren',
    done: 'Importiert',
    would: 'Ergebnis der Prüfung',
    progress: (done, total) => `${done} von ${total}`,
    chooseFile: 'Datei auswählen',
    noFile: 'Keine Datei ausgewählt',
    fileRequired: 'Wählen Sie eine Datei aus.',
    tooLarge: 'Die Datei ist größer als 10 MB. Teilen Sie sie auf.',
    unreadable: {
      workbook:
        'Das ist eine Excel-Arbeitsmappe und keine CSV-Datei. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als „CSV UTF-8“.',
      damaged:
        'Einige Zeichen der Datei sind nicht lesbar. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als „CSV UTF-8“.',
    },
    actions: {
      CREATED: 'Neu',
      UPDATED: 'Aktualisiert',
      SKIPPED: 'Schon vorhanden',
      REFUSED: 'Nicht importiert',
    },
    problems: 'Nicht importierte Zeilen',
    row: 'Zeile',
    rowNumber: (row) => `Zeile ${row}`,
    field: 'Spalte',
    reason: 'Grund',
    more: (count) =>
      count === 1 ? '1 weitere Zeile wird nicht importiert.' : `${count} weitere Zeilen werden nicht importiert.`,
  },
}
