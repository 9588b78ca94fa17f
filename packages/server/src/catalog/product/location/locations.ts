import type { StoresLocation, StoresLocationUpdate } from '@vitrine/contract/entities/catalog/stock/stores-location.ts'
import type { CursorMetadata, Search } from '@vitrine/contract/calls/query.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { sql, type Selectable } from 'kysely'
import { invalidField, Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { entityFields, noMoney, presentColumns } from '../../../ground/entity/entity-kind.ts'
import { readMask } from '../../../ground/entity/field-mask.ts'
import { readLabel } from '../../../ground/entity/label.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import { findEntity, insertEntity, lockEntities, saveEntity, type ColumnValues } from '../../../ground/entity/store.ts'
import { currentActor } from '../../../ground/event/acting.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { findCursorPage } from '../../../ground/query/cursor-page.ts'
import type { Field } from '../../../ground/query/conditions.ts'
import { lockSite } from '../../../ground/site/site-store.ts'
import type { StoresLocationTable } from '../tables.ts'

type LocationRow = Selectable<StoresLocationTable>

export interface MoveStockPayload {
  /** The location that gets the stock. */
  readonly to: string
  readonly actor?: Actor
}

const table = 'stores_location'
/** Maximum number of locations of a store, including archived ones. */
const maxLocations = 100
/** The kind of job that moves the stock of a location, and then archives it. The key is the ID of the location. */
export const moveStockJob = 'move-location-stock'
const missing = 'The location was not found.'

const fields: Readonly<Record<string, Field>> = {
  ...entityFields,
  name: { kind: 'text', column: sql`name`, sortBy: sql`lower(name)`, isNeverNull: true },
  locationType: { kind: 'text', column: sql`location_type`, isNeverNull: true },
  defaultLocation: { kind: 'flag', column: sql`is_default`, isNeverNull: true },
}

const present = (row: LocationRow): StoresLocation => ({
  ...presentColumns(row),
  name: row.name,
  locationType: row.location_type === 'VIRTUAL' ? 'VIRTUAL' : 'PHYSICAL',
  priority: row.priority,
  ...(row.country !== null && { country: row.country }),
  ...(row.pickup_location_id !== null && { pickupLocationId: row.pickup_location_id }),
  defaultLocation: row.is_default,
  archived: row.archived_date !== null,
})

type Name = 'name' | 'locationType' | 'priority' | 'country' | 'pickupLocationId'
const names: readonly Name[] = ['name', 'locationType', 'priority', 'country', 'pickupLocationId']
const maskFields = Object.fromEntries(names.map((name) => [name, [name]] as const))

interface SentLocation {
  readonly sent: Input<StoresLocationUpdate>
  readonly fieldMask?: readonly string[] | undefined
}

/** Returns the columns that change: those that a mask names, or else those that were sent. */
const columnsOf = ({ sent, fieldMask }: SentLocation): ColumnValues => {
  const sentNames = names.filter((name) => sent[name] !== undefined)
  const changed = readMask(fieldMask, { fields: maskFields, name: 'fieldMask' }) ?? new Set<string>(sentNames)
  return {
    ...(changed.has('name') && { name: readLabel(sent.name, 'storesLocation.name') }),
    ...(changed.has('locationType') && { location_type: sent.locationType ?? 'PHYSICAL' }),
    ...(changed.has('priority') && { priority: sent.priority ?? 0 }),
    ...(changed.has('country') && { country: sent.country ?? null }),
    ...(changed.has('pickupLocationId') && { pickup_location_id: sent.pickupLocationId ?? null }),
  }
}

const requireCapacity = async (db: Db, siteId: string): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from stores_location where site_id = ${siteId}`.execute(db)
  if (rows[0]!.count < maxLocations) return
  throw invalidBecause('storesLocation', 'LIMIT_REACHED', {
    description: `cannot be added: a store has at most ${maxLocations}`,
    data: { threshold: maxLocations },
  })
}

const lock = async (db: Db, siteId: string, id: string): Promise<LocationRow> => {
  const [row] = (await lockEntities(db, table, { siteId, ids: [id] })) as LocationRow[]
  if (!row) throw new Refusal('NOT_FOUND', missing)
  return row
}

const hasItems = async (db: Db, { site_id: siteId, id }: LocationRow): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from inventory_item where site_id = ${siteId} and location_id = ${id}) as has`.execute(db)
  return rows[0]!.has
}

/** Whether a transfer that is not closed begins or ends there. */
const hasTransfers = async (db: Db, { site_id: siteId, id }: LocationRow): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from stock_transfer
      where site_id = ${siteId} and closed_date is null and ${id} in (origin_id, destination_id)) as has`.execute(db)
  return rows[0]!.has
}

const isInUse = async (db: Db, row: LocationRow): Promise<boolean> =>
  row.is_default || (await hasItems(db, row)) || (await hasTransfers(db, row))

const archiveRow = async (db: Db, row: LocationRow, now: Date): Promise<StoresLocation> => {
  if (await isInUse(db, row)) throw new Refusal('LOCATION_IN_USE')
  return present((await saveEntity(db, table, { row, columns: { archived_date: now }, now })) as LocationRow)
}

/** Queues the job that moves the stock of a location to another one, and then archives it. */
const queueMove = async (db: Db, { site_id: siteId, id: key }: LocationRow, to: string): Promise<void> => {
  const isKnown = to !== key && (await holdLocations(db, siteId, [to])).has(to)
  if (!isKnown) throw invalidField('moveStockTo', 'must be another location of the store')
  const actor = currentActor()
  const payload: MoveStockPayload = { to, ...(actor && { actor }) }
  await queueJob(db, { siteId, kind: moveStockJob, key, payload })
}

/** Stores the locations of all sites. */
export const createLocations = ({ db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>) => {
  const get = async (siteId: string, id: string): Promise<StoresLocation> => {
    const row = await findEntity(db, table, { siteId, id })
    if (!row) throw new Refusal('NOT_FOUND', missing)
    return present(row as LocationRow)
  }

  return {
    get,

    getDefault: (siteId: string): Promise<StoresLocation> => get(siteId, defaultLocationId(siteId)),

    query: async (
      siteId: string,
      query: Search | undefined,
    ): Promise<{ readonly storesLocations: StoresLocation[]; readonly pagingMetadata: CursorMetadata }> => {
      const only = sql<boolean>`archived_date is null`
      const options = { table, siteId, only, fields, toMinor: noMoney }
      const { rows, metadata } = await findCursorPage<LocationRow>(db, query, options)
      return { storesLocations: rows.map(present), pagingMetadata: metadata }
    },

    create: (siteId: string, sent: Input<StoresLocation>): Promise<StoresLocation> =>
      transact(db, async (transaction) => {
        await lockSite(transaction, siteId)
        await requireCapacity(transaction, siteId)
        const row = await insertEntity(transaction, table, {
          ...columnsOf({ sent }),
          name: readLabel(sent.name, 'storesLocation.name'),
          site_id: siteId,
          id: newId(),
          now: now(),
        })
        return present(row as LocationRow)
      }),

    update: (siteId: string, id: string, { sent, fieldMask }: SentLocation): Promise<StoresLocation> =>
      transact(db, async (transaction) => {
        const row = await lock(transaction, siteId, id)
        requireCurrent(row, sent.revision, 'storesLocation.revision')
        const saved = await saveEntity(transaction, table, { row, columns: columnsOf({ sent, fieldMask }), now: now() })
        return present(saved as LocationRow)
      }),

    archive: (siteId: string, id: string, moveStockTo: string | undefined): Promise<StoresLocation> =>
      transact(db, async (transaction) => {
        const row = await lock(transaction, siteId, id)
        if (row.archived_date !== null) return present(row)
        if (moveStockTo === undefined || !(await hasItems(transaction, row))) return archiveRow(transaction, row, now())
        if (row.is_default || (await hasTransfers(transaction, row))) throw new Refusal('LOCATION_IN_USE')
        await queueMove(transaction, row, moveStockTo.toLowerCase())
        return present(row)
      }),
  }
}

/** Archives a location that is not in use, after its stock has moved. Otherwise it stays. */
export const archiveUnused = async (
  db: Db,
  { siteId, id, now }: { readonly siteId: string; readonly id: string; readonly now: Date },
): Promise<void> => {
  const row = await lock(db, siteId, id)
  if (row.archived_date === null && !(await isInUse(db, row))) await archiveRow(db, row, now)
}

/** Returns which of these locations can get stock, and prevents that they are archived until the transaction ends. */
export const holdLocations = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string; archived: boolean }>`
    select id, archived_date is not null as archived from stores_location
    where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by id for key share`.execute(db)
  return new Set(rows.flatMap(({ id, archived }) => (archived ? [] : [id])))
}
