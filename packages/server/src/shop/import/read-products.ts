import type { ReadingSettings } from './cells.ts'
import { BrokenFile, type CsvFile } from './csv-file.ts'
import type { FormatName, Problem, ReadProduct } from './draft.ts'
import { isTooLong, type Header, type Row } from './rows.ts'
import { isShopify, readShopifyProduct, shopifyHandle } from './shopify.ts'
import { isStoreFile, readStoreProduct, storeHandle } from './store-csv.ts'
import { quoted } from './words.ts'

interface Format {
  readonly isMeant: (header: Header) => boolean
  /** What names the product of a row. */
  readonly handleOf: (row: Row) => string
  readonly read: (rows: readonly Row[], handle: string, settings: ReadingSettings) => ReadProduct
}

const formats = {
  shopify: { isMeant: isShopify, handleOf: shopifyHandle, read: readShopifyProduct },
  store: { isMeant: isStoreFile, handleOf: storeHandle, read: readStoreProduct },
} as const satisfies Record<FormatName, Format>

/** Recognises a file by the names of its columns. */
export const recognise = (header: Header): FormatName | undefined =>
  (Object.keys(formats) as FormatName[]).find((name) => formats[name].isMeant(header))

/** A handle that is longer is a text in the wrong column. */
const longestHandle = 200

const failed = (row: number, message: string): ReadProduct => ({ problems: [{ row, message, severity: 'error' }] })

/** A handle that stands in the file again, with other products in between. */
const apart = (rows: readonly Row[], handle: string, first: number): ReadProduct =>
  failed(
    rows[0]!.number,
    `The rows of ${quoted(handle)} are not next to each other; the first is row ${first}. These rows were skipped.`,
  )

/** Warns once of text that was saved in another alphabet's bytes. */
const strangeLetters = ({ number }: Row): Problem => ({
  row: number,
  message: 'Some characters could not be read. Save the file as “CSV UTF-8”.',
  severity: 'warning',
})

/** Reads a file product by product. Whatever is wrong with one is noted with it, and the next one follows. */
export async function* readProducts(
  { rows, separator }: CsvFile,
  format: FormatName,
  settings: Omit<ReadingSettings, 'decimalComma'>,
): AsyncGenerator<ReadProduct> {
  const { handleOf, read } = formats[format]
  const firstRowByHandle = new Map<string, number>()
  let [handle, group, warned]: [string, Row[], boolean] = ['', [], false]

  const finish = (): ReadProduct[] => {
    const [first] = group
    if (!first) return []
    if (handle === '')
      return group.map(({ number }) => failed(number, 'This row does not say which product it belongs to.'))
    if (handle.length > longestHandle) return [failed(first.number, 'The product’s handle is too long.')]
    const before = firstRowByHandle.get(handle)
    if (before !== undefined) return [apart(group, handle, before)]
    firstRowByHandle.set(handle, first.number)
    const long = group.find(isTooLong)
    if (long) return [failed(long.number, 'There are more cells than columns. Is a quotation mark missing?')]
    return [read(group, handle, { ...settings, decimalComma: separator === ';' })]
  }

  try {
    for await (const row of rows) {
      if (!warned && row.cells.some((cell) => cell.includes('\uFFFD'))) {
        warned = true
        yield { problems: [strangeLetters(row)] }
      }
      const next = handleOf(row)
      if (next !== handle) {
        yield* finish()
        group = []
      }
      handle = next
      group.push(row)
    }
    yield* finish()
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    yield* finish()
    yield failed(error.row, error.message)
  }
}
