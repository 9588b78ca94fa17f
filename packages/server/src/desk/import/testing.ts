import { writeFile } from 'node:fs/promises'
import { openCsvFile } from './file/csv-file.ts'
import { withTemporaryFile } from './file/temporary-file.ts'
import type { Problem, ProductDraft } from './product/draft.ts'
import { readProducts, recognise } from './read-products.ts'

/** Writes a temporary file and passes it on. */
export const withFile = <Result>(
  content: string | Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> => withTemporaryFile((path) => writeFile(path, content), work)

/** Reads a whole file: its products, and its problems as sentences that begin with row and column. */
export const readFileOf = (content: string | Uint8Array) =>
  withFile(content, async (path) => {
    const file = await openCsvFile(path)
    const format = recognise(file.header)
    const [drafts, problems]: [ProductDraft[], Problem[]] = [[], []]
    if (format) {
      for await (const read of readProducts(file, format, { currency: 'EUR', weightUnit: 'KG' })) {
        if (read.draft) drafts.push(read.draft)
        problems.push(...read.problems)
      }
    }
    return {
      format,
      drafts,
      problemTexts: problems.map(
        ({ row, column = '', message, severity }) => `${row} ${column} [${severity}] ${message}`,
      ),
    }
  })

/** Quotes a cell if necessary. */
const cell = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Creates a CSV file from rows by column. */
export const csvOf = (rows: readonly Readonly<Record<string, string>>[], separator = ','): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(separator))
    .join('\r\n')
}
