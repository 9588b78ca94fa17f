import type { customerCalls } from '@vitrine/contract'
import type { CustomerSegment } from '@vitrine/contract/entities/people/customer.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal, required, refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../../ground/database/database-errors.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { presentColumns } from '../../../ground/entity/entity-kind.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import { isObject } from '../../../ground/query/conditions.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { compileCustomerFilter } from '../fields.ts'
import { countCustomers } from '../query.ts'
import {
  deleteSegment,
  findSegment,
  insertSegment,
  listSegments,
  lockSegment,
  saveSegment,
  type StoredSegment,
} from './store.ts'

const maxSegments = 100

const missing = (): Refusal => new Refusal('NOT_FOUND', 'The segment was not found.')

const refuseSameName = (error: unknown): never => {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  throw refusalFor('ALREADY_EXISTS', 'NAME_TAKEN', { description: 'Another segment has this name.' })
}

const readName = (name: string | undefined): string => required(name?.trim(), 'segment.name')

const readFilter = (site: Site, filter: unknown): Readonly<Record<string, unknown>> => {
  if (!isObject(filter)) throw invalidField('segment.filter', 'must be an object of conditions', 'REQUIRED_FIELD')
  compileCustomerFilter(site, filter, 'segment')
  return filter
}

type Sent = Input<CustomerSegment>

/** Creates the handlers for calls about segments. */
export const createSegmentHandlers = (
  context: Context,
): Pick<
  Handlers<typeof customerCalls>,
  | 'createCustomerSegment'
  | 'listCustomerSegments'
  | 'getCustomerSegment'
  | 'updateCustomerSegment'
  | 'deleteCustomerSegment'
> => {
  const { db, sites, now, newId } = context

  const present = async (site: Site, row: StoredSegment): Promise<CustomerSegment> => ({
    ...presentColumns(row),
    name: row.name,
    filter: row.filter,
    customerCount: await countCustomers(db, site, row.filter),
  })
  const presentOne = async (site: Site, row: StoredSegment) => ({ segment: await present(site, row) })

  const create = async (transaction: Db, site: Site, { name, filter }: Sent): Promise<StoredSegment> => {
    const written = { siteId: site.id, id: newId(), name: readName(name), filter: readFilter(site, filter), now: now() }
    if ((await listSegments(transaction, site.id)).length >= maxSegments)
      throw invalidBecause('segment', 'LIMIT_REACHED', {
        description: `is one more than the ${maxSegments} that a store can have`,
        data: { threshold: maxSegments },
        rule: 'MAX_SIZE',
      })
    return insertSegment(written, transaction)
  }

  return {
    createCustomerSegment: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const row = await transact(db, (transaction) => create(transaction, site, body.segment)).catch(refuseSameName)
      return presentOne(site, row)
    },

    listCustomerSegments: async ({ siteId }) => {
      const site = await requireSite(sites, siteId)
      const rows = await listSegments(db, siteId)
      const segments: CustomerSegment[] = []
      for (const row of rows) segments.push(await present(site, row))
      return { segments }
    },

    getCustomerSegment: async ({ siteId }, { params }) => {
      const row = await findSegment(db, siteId, params.id.toLowerCase())
      if (!row) throw missing()
      return presentOne(await requireSite(sites, siteId), row)
    },

    updateCustomerSegment: async ({ siteId }, { params, body: { segment } }) => {
      const site = await requireSite(sites, siteId)
      const saved = await transact(db, async (transaction) => {
        const row = await lockSegment(transaction, siteId, params.id.toLowerCase())
        if (!row) throw missing()
        requireCurrent(row, segment.revision, 'segment.revision')
        const name = segment.name === undefined ? row.name : readName(segment.name)
        const filter = segment.filter === undefined ? row.filter : readFilter(site, segment.filter)
        return saveSegment(transaction, row, { name, filter, now: now() })
      }).catch(refuseSameName)
      return presentOne(site, saved)
    },

    deleteCustomerSegment: async ({ siteId }, { params }) => {
      if (!(await deleteSegment(db, siteId, params.id.toLowerCase()))) throw missing()
      return {}
    },
  }
}
