import { BrokenFile } from './csv-file.ts'
import type { Row } from './rows.ts'

/** A handle that is longer is a text in the wrong column. */
export const longestHandle = 200
/** So many rows a file may have: their handles are remembered, some 100 MB at the most. */
export const mostRows = 1_000_000
/** So many characters of rows may wait for later rows of their products. Rows that stand together wait for none. */
export const mostWaiting = 64 * 1024 * 1024

/** What names the product of a row. */
export interface Grouping {
  /** Empty where the row does not say it. */
  readonly handleOf: (row: Row) => string
  /** A second name, by which other rows may call the product of this row. */
  readonly aliasOf?: (row: Row) => string | undefined
}

/** For each product of a file, by what name its rows are gathered and where its last row is. */
export interface RowIndex {
  readonly handleByAlias: ReadonlyMap<string, string>
  readonly lastRowByHandle: ReadonlyMap<string, number>
}

/** Ends a file that is too long where it becomes so. */
async function* withinBounds(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (row.number > mostRows) {
      const most = mostRows.toLocaleString('en')
      throw new BrokenFile(
        row.number,
        `A file may have ${most} rows. Import the rows from here on as a file of its own.`,
      )
    }
    yield row
  }
}

/** Reads through all rows once, up to where the file breaks; of each row only its handle is remembered. */
export const indexRows = async (rows: AsyncIterable<Row>, { handleOf, aliasOf }: Grouping): Promise<RowIndex> => {
  const [handleByAlias, lastRowByHandle] = [new Map<string, string>(), new Map<string, number>()]
  try {
    for await (const row of withinBounds(rows)) {
      const handle = handleOf(row)
      if (handle.length > longestHandle) continue
      lastRowByHandle.set(handle, row.number)
      const alias = aliasOf?.(row)
      if (alias !== undefined && !handleByAlias.has(alias)) handleByAlias.set(alias, handle)
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
  }
  for (const [alias, handle] of handleByAlias) {
    const last = Math.max(lastRowByHandle.get(alias) ?? 0, lastRowByHandle.get(handle) ?? 0)
    lastRowByHandle.set(handle, last)
  }
  return { handleByAlias, lastRowByHandle }
}

/** The rows of one product, in their order; or what keeps them from being read together. */
export type RowGroup =
  | { readonly kind: 'product'; readonly handle: string; readonly rows: readonly Row[] }
  | { readonly kind: 'no-handle' | 'long-handle'; readonly row: Row }
  | { readonly kind: 'too-far-apart'; readonly handle: string; readonly row: Row }

interface Waiting {
  readonly first: Row
  /** None any more where there were too many. */
  rows: Row[] | undefined
  size: number
}

const sizeOf = ({ cells }: Row): number => cells.reduce((sum, cell) => sum + cell.length + 1, 0)

/** The index is of a file that was there a moment ago: a row it does not know is grouped at the end. */
const isLast = ({ lastRowByHandle }: RowIndex, handle: string, row: Row): boolean =>
  row.number === lastRowByHandle.get(handle)

/** Gathers the rows of each product, wherever they stand, and hands them over with the last of them. */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  { handleOf }: Grouping,
  { index, most = mostWaiting }: { readonly index: RowIndex; readonly most?: number },
): AsyncGenerator<RowGroup> {
  const waiting = new Map<string, Waiting>()
  let total = 0

  const release = (handle: string, { first, rows: gathered, size }: Waiting): RowGroup => {
    waiting.delete(handle)
    total -= size
    return gathered ? { kind: 'product', handle, rows: gathered } : { kind: 'too-far-apart', handle, row: first }
  }
  const add = (handle: string, row: Row): Waiting => {
    const group = waiting.get(handle) ?? { first: row, rows: [], size: 0 }
    waiting.set(handle, group)
    if (!group.rows) return group
    const size = sizeOf(row)
    group.rows.push(row)
    group.size += size
    total += size
    if (total <= most || isLast(index, handle, row)) return group
    total -= group.size
    group.rows = undefined
    group.size = 0
    return group
  }

  let broken: unknown
  try {
    for await (const row of withinBounds(rows)) {
      const own = handleOf(row)
      const handle = index.handleByAlias.get(own) ?? own
      if (handle === '') yield { kind: 'no-handle', row }
      else if (handle.length > longestHandle) yield { kind: 'long-handle', row }
      else {
        const group = add(handle, row)
        if (isLast(index, handle, row)) yield release(handle, group)
      }
    }
  } catch (error) {
    broken = error
  }
  for (const [handle, group] of waiting) yield release(handle, group)
  if (broken !== undefined) throw broken
}
