import type { CustomerImportResult } from '@vitrine/client'
import { parseCsv } from '@vitrine/domain/customer/csv.ts'
import { columnOf, readCustomers, type CustomerOfFile } from '@vitrine/domain/customer/csv-columns.ts'
import { decodeText, detectEncoding, UnreadableFile } from '@vitrine/domain/file-encoding.ts'
import { bulkErrorText } from '../../errors/bulk-error-text.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { customers: texts } = words
const maxBytes = 10 * 1024 * 1024
const maxCustomers = 50_000
const batch = 100

type Action = CustomerImportResult['action']

/** A row that was refused, and why. */
interface ImportProblem {
  readonly row: number
  readonly column: string | undefined
  readonly message: string
}

export interface ImportReport {
  readonly isPreview: boolean
  readonly counts: Readonly<Record<Action, number>>
  readonly problems: readonly ImportProblem[]
}

/** A file that can’t be imported, with a text for the owner. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield value
}

/** Reads a text in the encoding of the program that saved it: spreadsheets use several. */
const readText = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const encoding = await detectEncoding(once(bytes))
    let text = ''
    for await (const part of decodeText(once(bytes), encoding)) text += part
    return text
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new FileProblem(texts.importUnreadable[error.reason === 'workbook' ? 'workbook' : 'damaged'])
  }
}

/** Reads the customers of a file. */
export const readFile = async (file: File): Promise<readonly CustomerOfFile[]> => {
  if (file.size > maxBytes) throw new FileProblem(texts.importTooLarge)
  const found = readCustomers(parseCsv(await readText(file)))
  if (!found) throw new FileProblem(texts.importNoColumns)
  if (found.length > maxCustomers) throw new FileProblem(texts.importTooMany)
  return found
}

interface Importing {
  readonly updateExisting: boolean
  readonly isPreview: boolean
  readonly onProgress: (done: number) => void
}

/** Returns the problem of a row that was refused. */
export const problemOf = ({ field, message = '', error }: CustomerImportResult, row: number): ImportProblem => ({
  row,
  column: field === undefined ? undefined : columnOf(field),
  message: error === undefined ? message : bulkErrorText(error),
})

/** Imports customers in requests of a hundred, or only checks them. */
export const importCustomers = async (
  rows: readonly CustomerOfFile[],
  { updateExisting, isPreview, onProgress }: Importing,
): Promise<ImportReport> => {
  const counts = { CREATED: 0, UPDATED: 0, SKIPPED: 0, REFUSED: 0 }
  const problems: ImportProblem[] = []
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch)
    const results = await shop.customers.bulkImportCustomers(
      part.map(({ customer }) => customer),
      { updateExisting, isPreview },
    )
    for (const result of results) {
      counts[result.action] += 1
      if (result.action === 'REFUSED') problems.push(problemOf(result, part[result.originalIndex]!.row))
    }
    onProgress(Math.min(start + batch, rows.length))
  }
  return { isPreview, counts, problems }
}
