import type { SubscriptionTerms } from '@vitrine/domain/catalog/subscription.ts'
import { sql } from 'kysely'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { deleteEntity, findEntity, insertEntity, lockEntities, saveEntity } from '../../ground/entity/store.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'
import { queueJobs } from '../../ground/job/store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readTerms, type SentOption } from './terms.ts'

export interface OptionRow extends EntityColumns {
  readonly terms: SubscriptionTerms
}

/** The kind of job that updates the copies of an option in its products. The key is the ID of the option. */
export const refreshSubscriptionOptionJob = 'refresh-subscription-option'

const table = 'subscription_option'
const maxOptions = 1000

const optionNotFound = () => new Refusal('NOT_FOUND', 'The subscription option was not found.')

/** Refuses options beyond the limit. New ones wait until the transaction ends. */
const requireCapacity = async (db: Db, siteId: string, { added, field }: { added: number; field: string }) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`subscription-options:${siteId}`}))`.execute(db)
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  if (Number(count) + added <= maxOptions) return
  throw invalidField(field, `cannot be added: a store has at most ${maxOptions} subscription options`, 'VALIDATION')
}

/** Locks options, and returns them in the order of the IDs. */
const lockAll = async (db: Db, siteId: string, ids: readonly string[]): Promise<OptionRow[]> => {
  const rows = (await lockEntities(db, table, { siteId, ids: [...new Set(ids)] })) as OptionRow[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw optionNotFound()
    return row
  })
}

const refreshProducts = (db: Db, siteId: string, ids: readonly string[]): Promise<void> =>
  queueJobs(
    db,
    [...new Set(ids)].map((key) => ({ siteId, kind: refreshSubscriptionOptionJob, key })),
  )

/** An option of a request. */
interface Item {
  readonly sent: SentOption
  readonly path: string
}
type Update = Item & { readonly id: string }

/** Creates, changes and deletes subscription options, all of a request or none. */
export const createSubscriptionOptions = ({
  db,
  sites,
  now,
  newId,
}: Pick<Context, 'db' | 'sites' | 'now' | 'newId'>) => {
  const insert = async (transaction: Db, siteId: string, terms: SubscriptionTerms): Promise<OptionRow> => {
    const columns = { site_id: siteId, id: newId(), terms: JSON.stringify(terms), now: now() }
    return (await insertEntity(transaction, table, columns)) as OptionRow
  }

  return {
    get: async (siteId: string, id: string): Promise<OptionRow> => {
      const row = await findEntity(db, table, { siteId, id })
      if (!row) throw optionNotFound()
      return row as OptionRow
    },

    create: async (siteId: string, items: readonly Item[], field: string): Promise<OptionRow[]> => {
      const { currency } = await requireSite(sites, siteId)
      const terms = items.map(({ sent, path }) => readTerms(sent, { path, currency }))
      return transact(db, async (transaction) => {
        await requireCapacity(transaction, siteId, { added: items.length, field })
        const rows: OptionRow[] = []
        for (const one of terms) rows.push(await insert(transaction, siteId, one))
        return rows
      })
    },

    update: async (siteId: string, updates: readonly Update[]): Promise<OptionRow[]> => {
      const { currency } = await requireSite(sites, siteId)
      const ids = updates.map(({ id }) => id)
      return transact(db, async (transaction) => {
        const before = await lockAll(transaction, siteId, ids)
        const rows: OptionRow[] = []
        for (const [index, { sent, path }] of updates.entries()) {
          const row = before[index]!
          const columns = { terms: JSON.stringify(readTerms(sent, { path, currency }, row.terms)) }
          rows.push((await saveEntity(transaction, table, { row, columns, now: now() })) as OptionRow)
        }
        await refreshProducts(transaction, siteId, ids)
        return rows
      })
    },

    remove: (siteId: string, ids: readonly string[]): Promise<void> =>
      transact(db, async (transaction) => {
        for (const row of await lockAll(transaction, siteId, ids)) await deleteEntity(transaction, table, row)
        await refreshProducts(transaction, siteId, ids)
      }),
  }
}
