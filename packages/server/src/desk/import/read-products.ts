import type { ReadingSettings } from './file/cells.ts'
import { BrokenFile, type CsvFile } from './file/csv-file.ts'
import type { FormatName, Problem, ReadProduct } from './product/draft.ts'
import { maxVariants } from './product/options.ts'
import { groupRows, indexRows, longestHandle, maxWaiting, type Grouping, type RowGroup } from './file/row-groups.ts'
import { isTooLong, type Header, type Row } from './file/rows.ts'
import { isShopify, readShopifyProduct, shopifyHandle } from './shopify/shopify.ts'
import { shopifyNeutral } from './shopify/shopify-columns.ts'
import { isStoreFile, readStoreProduct, storeHandle } from './store-csv/store-csv.ts'
import { createUnusedCells, type NeutralWords } from './file/unused-cells.ts'
import { isWooFile, readWooProduct, wooAlias, wooHandle } from './woo/woo.ts'
import { wooNeutral } from './woo/woo-columns.ts'
import { describeProblem, type ProblemArguments } from './product/problem.ts'

interface Format extends Grouping {
  readonly matches: (header: Header) => boolean
  readonly read: (rows: readonly Row[], handle: string, settings: ReadingSettings) => ReadProduct
  readonly neutral: NeutralWords
}

const formats = {
  shopify: { matches: isShopify, handleOf: shopifyHandle, read: readShopifyProduct, neutral: shopifyNeutral },
  store: { matches: isStoreFile, handleOf: storeHandle, read: readStoreProduct, neutral: {} },
  woocommerce: {
    matches: isWooFile,
    handleOf: wooHandle,
    aliasOf: wooAlias,
    read: readWooProduct,
    neutral: wooNeutral,
  },
} as const satisfies Record<FormatName, Format>

/** Detects the format by its column names. */
export const recognise = (header: Header): FormatName | undefined =>
  (Object.keys(formats) as FormatName[]).find((name) => formats[name].matches(header))

/** Most rows of a product: one per variant plus some for pictures. */
const maxRowsOfProduct = 2 * maxVariants

const failed = (row: number, ...problem: ProblemArguments): ReadProduct => ({
  problems: [{ row, ...describeProblem(...problem), severity: 'error' }],
})

/** The reason why a group of rows is not a valid product, if any. */
const refuseGroup = (group: RowGroup): ReadProduct | undefined => {
  switch (group.kind) {
    case 'no-handle':
      return failed(group.row.number, 'NO_PRODUCT_NAMED')
    case 'long-handle':
      return failed(group.row.number, 'HANDLE_TOO_LONG', { max: longestHandle })
    case 'too-far-apart':
      return failed(group.row.number, 'ROWS_TOO_FAR_APART', { value: group.handle, max: maxWaiting / 1024 / 1024 })
    case 'product': {
      const { rows } = group
      if (rows.length > maxRowsOfProduct) {
        const data = { value: group.handle, count: rows.length, max: maxRowsOfProduct }
        return failed(rows[0]!.number, 'TOO_MANY_ROWS', data)
      }
      const problems = rows.filter(isTooLong).map(({ number: row }): Problem => ({
        row,
        ...describeProblem('TOO_MANY_CELLS'),
        severity: 'error',
      }))
      return problems.length > 0 ? { problems } : undefined
    }
    default:
      return group satisfies never
  }
}

/** Problems for characters already lost by the program that wrote the file. */
const lostLetters = (rows: readonly Row[]): Problem[] =>
  rows.flatMap(({ number: row, cells, header }) =>
    cells.flatMap((cell, index): Problem[] => {
      if (!cell.includes('\uFFFD')) return []
      const column = header.labels[index]
      const described = describeProblem('LOST_CHARACTERS', { value: cell })
      return [{ row, ...(column && { column }), ...described, severity: 'warning' }]
    }),
  )

/** Counts the products of a file. */
export const countProducts = async ({ rows }: CsvFile, name: FormatName): Promise<number> => {
  const { handleByAlias, lastRowByHandle } = await indexRows(rows(), formats[name])
  const isAlias = (handle: string) => (handleByAlias.get(handle) ?? handle) !== handle
  return [...lastRowByHandle.keys()].filter((handle) => handle !== '' && !isAlias(handle)).length
}

/**
 * Reads a file product by product, each with all of its rows, wherever they are. Problems are returned with their
 * product. The file is read twice, first to find where each product ends.
 */
export async function* readProducts(
  { rows, separator }: CsvFile,
  name: FormatName,
  settings: Omit<ReadingSettings, 'decimalComma'>,
): AsyncGenerator<ReadProduct> {
  const format: Format = formats[name]
  const unused = createUnusedCells(format.neutral)
  const index = await indexRows(rows(), format)
  try {
    for await (const group of groupRows(rows(), format, { index })) {
      const refused = refuseGroup(group)
      if (refused || group.kind !== 'product') {
        yield refused ?? { problems: [] }
        continue
      }
      const read = format.read(group.rows, group.handle, { ...settings, decimalComma: separator === ';' })
      unused.add(read.unused ?? [])
      yield { ...read, problems: [...lostLetters(group.rows), ...read.problems] }
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    yield failed(error.row, ...error.problem)
  }
  const problems = unused.problems()
  if (problems.length > 0) yield { problems }
}
