import { parseCsv } from '@vitrine/domain/customer/csv.ts'
import { columnOf, readCustomers, type CustomerOfFile } from '@vitrine/domain/customer/csv-columns.ts'
import type { FileImport } from '../../import-file/import-form.tsx'
import { importRows } from '../../import-file/import-rows.ts'
import { FileProblem, readText } from '../../import-file/read-text.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { customers: texts } = words
const maxCustomers = 50_000

/** Reads the customers of a file. */
export const readFile = async (file: File): Promise<readonly CustomerOfFile[]> => {
  const found = readCustomers(parseCsv(await readText(file)))
  if (!found) throw new FileProblem(texts.importNoColumns)
  if (found.length > maxCustomers) throw new FileProblem(texts.importTooMany)
  return found
}

/** The import of customers from a file. */
export const customerImport: FileImport<CustomerOfFile> = {
  readFile,
  importRows: (rows, { onProgress, ...options }) =>
    importRows(rows, {
      send: (part) =>
        shop.customers.bulkImportCustomers(
          part.map(({ customer }) => customer),
          options,
        ),
      columnOf,
      isPreview: options.isPreview,
      onProgress,
    }),
}
