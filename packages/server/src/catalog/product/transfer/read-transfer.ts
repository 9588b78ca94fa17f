import type { StockTransfer, StockTransferUpdate } from '@vitrine/contract/entities/catalog/stock/stock-transfer.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import { invalidField, required } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { entityFields, presentColumns } from '../../../ground/entity/entity-kind.ts'
import { readMask } from '../../../ground/entity/field-mask.ts'
import type { Field } from '../../../ground/query/conditions.ts'
import { holdLocations } from '../location/locations.ts'
import { presentLine, readLines } from './transfer-lines.ts'
import type { TransferColumns, TransferRow } from './transfer-store.ts'

/** Fields that transfers can be filtered by. */
export const transferFields: Readonly<Record<string, Field>> = {
  ...entityFields,
  status: { kind: 'text', column: sql`status`, isNeverNull: true, isFilterOnly: true },
  originLocationId: { kind: 'text', column: sql`origin_id`, isNeverNull: true, isFilterOnly: true },
  destinationLocationId: { kind: 'text', column: sql`destination_id`, isNeverNull: true, isFilterOnly: true },
  reference: { kind: 'text', column: sql`reference`, isFilterOnly: true },
}

export const presentTransfer = (row: TransferRow): StockTransfer => ({
  ...presentColumns(row),
  status: row.status,
  originLocationId: row.origin_id,
  destinationLocationId: row.destination_id,
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.expected_date !== null && { expectedDate: row.expected_date }),
  lines: row.lines.map(presentLine),
  ...(row.shipped_date && { shippedDate: row.shipped_date.toISOString() }),
  ...(row.closed_date && { closedDate: row.closed_date.toISOString() }),
})

type SentTransfer = Input<StockTransferUpdate>
type Name = 'originLocationId' | 'destinationLocationId' | 'reference' | 'expectedDate' | 'lines'
const names: readonly Name[] = ['originLocationId', 'destinationLocationId', 'reference', 'expectedDate', 'lines']
const maskFields = Object.fromEntries(names.map((name) => [name, [name]])) as unknown as Record<Name, readonly Name[]>

const namesIn = (sent: SentTransfer, fieldMask: readonly string[] | undefined): ReadonlySet<Name> =>
  readMask(fieldMask, { fields: maskFields, name: 'fieldMask' }) ?? new Set(names.filter((name) => sent[name]))

/** Refuses locations that do not exist or are archived, and prevents that they are archived until the commit. */
const requireLocations = async (db: Db, siteId: string, { origin_id, destination_id }: Places): Promise<void> => {
  const held = await holdLocations(db, siteId, [origin_id, destination_id])
  const refuse = (name: Name, why: string) => invalidField(`stockTransfer.${name}`, why)
  if (!held.has(origin_id)) throw refuse('originLocationId', 'is not a location of the store')
  if (!held.has(destination_id)) throw refuse('destinationLocationId', 'is not a location of the store')
  if (origin_id === destination_id) throw refuse('destinationLocationId', 'must not be the origin')
}

type Places = Pick<TransferRow, 'origin_id' | 'destination_id'>

/** Returns the columns that an update changes. */
export const updatedTransfer = async (
  db: Db,
  row: TransferRow,
  { sent, fieldMask }: { readonly sent: SentTransfer; readonly fieldMask?: readonly string[] | undefined },
): Promise<TransferColumns> => {
  const changed = namesIn(sent, fieldMask)
  const value = <Key extends Name>(name: Key) => (changed.has(name) ? sent[name] : undefined)
  for (const name of ['originLocationId', 'destinationLocationId', 'lines'] as const)
    if (changed.has(name) && !sent[name]) throw invalidField(`stockTransfer.${name}`, 'must be set', 'REQUIRED_FIELD')
  const places = {
    origin_id: value('originLocationId')?.toLowerCase() ?? row.origin_id,
    destination_id: value('destinationLocationId')?.toLowerCase() ?? row.destination_id,
  }
  await requireLocations(db, row.site_id, places)
  const lines = value('lines')
  return {
    ...places,
    ...(changed.has('reference') && { reference: sent.reference ?? null }),
    ...(changed.has('expectedDate') && { expected_date: sent.expectedDate ?? null }),
    ...(lines && { lines: await readLines(db, row.site_id, lines) }),
  }
}

/** Returns the columns of a new transfer. */
export const newTransferColumns = async (db: Db, siteId: string, sent: Input<StockTransfer>) => {
  const places = {
    origin_id: required(sent.originLocationId, 'stockTransfer.originLocationId').toLowerCase(),
    destination_id: required(sent.destinationLocationId, 'stockTransfer.destinationLocationId').toLowerCase(),
  }
  await requireLocations(db, siteId, places)
  return {
    ...places,
    reference: sent.reference ?? null,
    expected_date: sent.expectedDate ?? null,
    lines: await readLines(db, siteId, required(sent.lines, 'stockTransfer.lines')),
  }
}
