import type { TransferLine } from '@vitrine/domain/stock/transfer.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StockTransferTable } from '../tables.ts'

export type TransferRow = Selectable<StockTransferTable>

const missing = () => new Refusal('NOT_FOUND', 'The transfer was not found.')

const transferWithId = (db: Db, siteId: string, id: string) =>
  db.selectFrom('stock_transfer').selectAll().where('site_id', '=', siteId).where('id', '=', id.toLowerCase())

export const findTransfer = async (db: Db, siteId: string, id: string): Promise<TransferRow> =>
  transferWithId(db, siteId, id).executeTakeFirstOrThrow(missing)

export const lockTransfer = async (db: Db, siteId: string, id: string): Promise<TransferRow> =>
  transferWithId(db, siteId, id).forUpdate().executeTakeFirstOrThrow(missing)

/** Counts the transfers of a store that are not closed. */
export const countOpenTransfers = async (db: Db, siteId: string): Promise<number> => {
  const open = db.selectFrom('stock_transfer').where('site_id', '=', siteId).where('closed_date', 'is', null)
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export const insertTransfer = (
  db: Db,
  { lines, ...row }: Omit<Insertable<StockTransferTable>, 'lines'> & { readonly lines: readonly TransferLine[] },
): Promise<TransferRow> =>
  db
    .insertInto('stock_transfer')
    .values({ ...row, lines: JSON.stringify(lines) })
    .returningAll()
    .executeTakeFirstOrThrow()

export type TransferColumns = Omit<Updateable<StockTransferTable>, 'lines'> & {
  readonly lines?: readonly TransferLine[]
}

/** Saves columns of a locked transfer, and increases its revision. */
export const saveTransfer = (
  db: Db,
  { site_id: siteId, id, revision }: TransferRow,
  { lines, ...columns }: TransferColumns,
): Promise<TransferRow> =>
  db
    .updateTable('stock_transfer')
    .set({ ...columns, ...(lines && { lines: JSON.stringify(lines) }), revision: revision + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
