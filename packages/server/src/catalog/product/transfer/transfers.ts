import type { CursorMetadata, Search } from '@vitrine/contract/calls/query.ts'
import type {
  ReceivedUnits,
  StockTransfer,
  StockTransferUpdate,
} from '@vitrine/contract/entities/catalog/stock/stock-transfer.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import {
  allUnitsLeft,
  decideTransfer,
  newTransfer,
  unitsLeft,
  withArrived,
  type TransferEvent,
} from '@vitrine/domain/stock/transfer.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { noMoney } from '../../../ground/entity/entity-kind.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import { findCursorPage } from '../../../ground/query/cursor-page.ts'
import { lockSite } from '../../../ground/site/site-store.ts'
import { newTransferColumns, presentTransfer, transferFields, updatedTransfer } from './read-transfer.ts'
import { readArrived } from './transfer-lines.ts'
import { addUnits, takeUnits } from './transfer-stock.ts'
import {
  countOpenTransfers,
  findTransfer,
  insertTransfer,
  lockTransfer,
  saveTransfer,
  type TransferColumns,
  type TransferRow,
} from './transfer-store.ts'

/** Maximum number of transfers of a store that are not closed. */
const maxOpenTransfers = 500

/** A step of a transfer. */
export interface TransferStep {
  readonly siteId: string
  readonly id: string
  /** The revision that the caller has read. */
  readonly revision: string | undefined
}

const requireCapacity = async (db: Db, siteId: string): Promise<void> => {
  if ((await countOpenTransfers(db, siteId)) < maxOpenTransfers) return
  const words = `cannot be added: a store has at most ${maxOpenTransfers} that are not closed`
  throw invalidField('stockTransfer', words)
}

/** Returns the next status, or refuses the event. */
const nextStatus = ({ status }: TransferRow, event: TransferEvent) => {
  const decision = decideTransfer(status, event)
  if (!decision.ok) throw new Refusal(decision.code, undefined, { status })
  return decision
}

const originOf = (row: TransferRow) => ({ siteId: row.site_id, transferId: row.id, locationId: row.origin_id })
const destinationOf = (row: TransferRow) => ({ ...originOf(row), locationId: row.destination_id })

const shipped = async (db: Db, row: TransferRow, now: Date): Promise<TransferColumns> => {
  const { state: status } = nextStatus(row, 'SHIP')
  await takeUnits(db, originOf(row), allUnitsLeft(row.lines))
  return { status, shipped_date: now }
}

const received = async (
  db: Db,
  row: TransferRow,
  { units, now }: { readonly units: readonly ReceivedUnits[] | undefined; readonly now: Date },
): Promise<TransferColumns> => {
  // A transfer that is not in transit is refused for that, and not for its units.
  nextStatus(row, 'ARRIVE')
  const arrived = readArrived(row.lines, units)
  const lines = withArrived(row.lines, arrived)
  const isComplete = lines.every((line) => unitsLeft(line) === 0)
  const { state: status } = nextStatus(row, isComplete ? 'COMPLETE' : 'ARRIVE')
  await addUnits(db, destinationOf(row), arrived)
  return { status, lines, ...(isComplete && { closed_date: now }) }
}

const canceled = async (db: Db, row: TransferRow, now: Date): Promise<TransferColumns> => {
  const { state: status, tasks } = nextStatus(row, 'CANCEL')
  if (tasks.includes('return')) await addUnits(db, originOf(row), allUnitsLeft(row.lines))
  return { status, closed_date: now }
}

/** Moves stock between locations. Each step runs in one transaction, under the lock of the transfer. */
export const createTransfers = ({ db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>) => {
  const change = (
    { siteId, id, revision }: TransferStep,
    field: string,
    columnsOf: (transaction: Db, row: TransferRow) => Promise<TransferColumns>,
  ): Promise<StockTransfer> =>
    transact(db, async (transaction) => {
      const row = await lockTransfer(transaction, siteId, id)
      requireCurrent(row, revision, field)
      const columns = await columnsOf(transaction, row)
      return presentTransfer(await saveTransfer(transaction, row, { ...columns, updated_date: now() }))
    })

  return {
    get: async (siteId: string, id: string): Promise<StockTransfer> =>
      presentTransfer(await findTransfer(db, siteId, id)),

    query: async (
      siteId: string,
      query: Search | undefined,
    ): Promise<{ readonly stockTransfers: StockTransfer[]; readonly pagingMetadata: CursorMetadata }> => {
      const options = { table: 'stock_transfer', siteId, fields: transferFields, toMinor: noMoney, isNewestFirst: true }
      const { rows, metadata } = await findCursorPage<TransferRow>(db, query, options)
      return { stockTransfers: rows.map(presentTransfer), pagingMetadata: metadata }
    },

    create: (siteId: string, sent: Input<StockTransfer>): Promise<StockTransfer> =>
      transact(db, async (transaction) => {
        await lockSite(transaction, siteId)
        await requireCapacity(transaction, siteId)
        const columns = await newTransferColumns(transaction, siteId, sent)
        const dates = { created_date: now(), updated_date: now() }
        const row = { site_id: siteId, id: newId(), revision: 1, status: newTransfer, ...columns, ...dates }
        return presentTransfer(await insertTransfer(transaction, row))
      }),

    update: (
      siteId: string,
      id: string,
      { sent, fieldMask }: { readonly sent: Input<StockTransferUpdate>; readonly fieldMask?: readonly string[] },
    ): Promise<StockTransfer> =>
      change({ siteId, id, revision: sent.revision }, 'stockTransfer.revision', async (transaction, row) => {
        nextStatus(row, 'EDIT')
        return updatedTransfer(transaction, row, { sent, fieldMask })
      }),

    ship: (step: TransferStep): Promise<StockTransfer> =>
      change(step, 'revision', (transaction, row) => shipped(transaction, row, now())),

    receive: (step: TransferStep, units: readonly ReceivedUnits[] | undefined): Promise<StockTransfer> =>
      change(step, 'revision', (transaction, row) => received(transaction, row, { units, now: now() })),

    cancel: (step: TransferStep): Promise<StockTransfer> =>
      change(step, 'revision', (transaction, row) => canceled(transaction, row, now())),
  }
}
