import { BrokenFile } from './csv-file.ts'
import type { Row } from './rows.ts'

/** A longer handle must be text from another column. */
export const longestHandle = 200
/** Most rows of a file. Their handles take up to 100 MB of memory. */
export const maxRows = 1_000_000
/** Most characters of rows that wait for later rows of their products. Adjacent rows do not wait. */
export const maxWaiting = 64 * 1024 * 1024

/** How rows are grouped by product. */
export interface Grouping {
  /** Empty if the row has none. */
  readonly handleOf: (row: Row) => string
  /** An alternative handle that other rows may use for this product. */
  readonly aliasOf?: (row: Row) => string | undefined
}

/** For each handle: the group it belongs to, and the group's last row. */
export interface RowIndex {
  readonly handleByAlias: ReadonlyMap<string, string>
  readonly lastRowByHandle: ReadonlyMap<string, number>
}

/** Stops at the row limit. */
async function* withinBounds(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (row.number > maxRows) {
      throw new BrokenFile(row.number, ['FILE_TOO_LONG', { max: maxRows }])
    }
    yield row
  }
}

/** Reads all rows once, up to where the file breaks, and keeps only their handles. */
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

/** A product's rows in order, or the reason why they cannot be read together. */
export type RowGroup =
  | { readonly kind: 'product'; readonly handle: string; readonly rows: readonly Row[] }
  | { readonly kind: 'no-handle' | 'long-handle'; readonly row: Row }
  | { readonly kind: 'too-far-apart'; readonly handle: string; readonly row: Row }

interface Waiting {
  readonly first: Row
  /** `undefined` once there were too many. */
  rows: Row[] | undefined
  size: number
}

const sizeOf = ({ cells }: Row): number => cells.reduce((sum, cell) => sum + cell.length + 1, 0)

/** The file may have changed since it was indexed; unknown rows are grouped at the end. */
const isLast = ({ lastRowByHandle }: RowIndex, handle: string, row: Row): boolean =>
  row.number === lastRowByHandle.get(handle)

/** Groups the rows of each product, wherever they are, and returns a group with its last row. */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  { handleOf }: Grouping,
  { index, maxCharacters = maxWaiting }: { readonly index: RowIndex; readonly maxCharacters?: number },
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
    if (total <= maxCharacters || isLast(index, handle, row)) return group
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
