import type { fileImportWords as English } from '../../en/people/file-imports.ts'

/** Texts of imports from files in Spanish. */
export const fileImportWords: typeof English = {
  fileImports: {
    check: 'Comprobar archivo',
    start: 'Importar',
    done: 'Importado',
    would: 'Resultado de la comprobación',
    progress: (done, total) => `${done} de ${total}`,
    chooseFile: 'Elegir archivo',
    noFile: 'Ningún archivo elegido',
    fileRequired: 'Elige un archivo.',
    tooLarge: 'El archivo ocupa más de 10 MB. Divídelo.',
    unreadable: {
      workbook: 'Es un libro de Excel y no un archivo CSV. Ábrelo en una hoja de cálculo y guárdalo como «CSV UTF-8».',
      damaged:
        'Algunos caracteres del archivo no se pueden leer. Ábrelo en una hoja de cálculo y guárdalo como «CSV UTF-8».',
    },
    actions: { CREATED: 'Nuevo', UPDATED: 'Actualizado', SKIPPED: 'Ya existe', REFUSED: 'No importado' },
    problems: 'Filas que no se importan',
    row: 'Fila',
    rowNumber: (row) => `Fila ${row}`,
    field: 'Columna',
    reason: 'Motivo',
    more: (count) => (count === 1 ? '1 fila más no se importa.' : `${count} filas más no se importan.`),
  },
}
