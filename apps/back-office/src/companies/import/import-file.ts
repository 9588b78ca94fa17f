import { companyColumnOf, readCompanies, type CompanyOfFile } from '@vitrine/domain/company/csv-columns.ts'
import { parseCsv } from '@vitrine/domain/customer/csv.ts'
import { readDecimal } from '../../form/read-fields.ts'
import type { FileImport } from '../../import-file/import-form.tsx'
import { importRows } from '../../import-file/import-rows.ts'
import { FileProblem, readText } from '../../import-file/read-text.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { companies: texts } = words
const maxCompanies = 10_000

/** Reads an amount as spreadsheets write it. What is no amount is sent as it is, and refused by its column. */
const withAmount = ({ row, company }: CompanyOfFile): CompanyOfFile => {
  const { creditLimit } = company
  if (creditLimit === undefined) return { row, company }
  return { row, company: { ...company, creditLimit: readDecimal(creditLimit) ?? creditLimit } }
}

/** Reads the companies of a file. */
const readFile = async (file: File): Promise<readonly CompanyOfFile[]> => {
  const found = readCompanies(parseCsv(await readText(file)))
  if (!found) throw new FileProblem(texts.importNoColumns)
  if (found.length > maxCompanies) throw new FileProblem(texts.importTooMany)
  return found.map(withAmount)
}

/** The import of companies from a file. */
export const companyImport: FileImport<CompanyOfFile> = {
  readFile,
  importRows: (rows, { onProgress, ...options }) =>
    importRows(rows, {
      send: (part) =>
        shop.companies.bulkImportCompanies(
          part.map(({ company }) => company),
          options,
        ),
      columnOf: companyColumnOf,
      isPreview: options.isPreview,
      onProgress,
    }),
}
