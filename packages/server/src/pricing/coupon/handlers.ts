import type { couponCalls } from '@vitrine/contract'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { invalidField, Refusal, refusalFor, invalidBecause, outOfBounds } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { changedCoupon, newCoupon, presentCoupon } from './edit.ts'
import { deleteCoupon, findStoredCoupon, insertCoupon, saveCoupon, type StoredCoupon } from './store.ts'
import { findExistingCollections } from '../../catalog/product/api.ts'
import { findUnknownGroup } from '../../people/member-group/api.ts'

/** Fields that coupons can be queried by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  code: { kind: 'text', column: sql`code` },
  name: { kind: 'text', column: sql`name` },
  active: { kind: 'flag', column: sql`active` },
  timesUsed: { kind: 'number', column: sql`times_used` },
  expirationTime: { kind: 'date', column: sql`expires` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
}

const found = (coupon: StoredCoupon | undefined): StoredCoupon => {
  if (!coupon) throw new Refusal('NOT_FOUND', 'The coupon was not found.')
  return coupon
}

const refuseTaken = (error: unknown): never => {
  if (sqlState(error) === sqlStates.uniqueViolation)
    throw refusalFor('ALREADY_EXISTS', 'COUPON_CODE_TAKEN', { data: { field: 'coupon.code' } })
  throw error
}

/** Refuses an unknown collection: the coupon would never apply. */
const requireCollection = async (db: Db, siteId: string, id: string | undefined): Promise<void> => {
  if (id === undefined || (await findExistingCollections(db, siteId, [id])).has(id)) return
  throw invalidBecause('coupon.collectionId', 'UNKNOWN', { description: 'is not a collection of this store' })
}

/** Refuses an unknown member group: nobody could use the coupon. */
const requireGroups = async (db: Db, siteId: string, ids: readonly string[] = []): Promise<void> => {
  const unknown = await findUnknownGroup(db, siteId, ids)
  if (unknown !== undefined)
    throw invalidField('coupon.memberGroupIds', `contains “${unknown}”, which is not a member group of this store`)
}

/** Creates the handlers for owner calls about coupons. */
export const createCouponHandlers = (context: Context): Handlers<typeof couponCalls> => {
  const { db, sites, now, newId } = context

  return {
    createCoupon: async ({ siteId }, { body }) => {
      const { currency } = await requireSite(sites, siteId)
      await requireCollection(db, siteId, body.coupon.collectionId)
      await requireGroups(db, siteId, body.coupon.memberGroupIds)
      const row = { ...newCoupon(body.coupon, currency), site_id: siteId, id: newId(), times_used: 0 }
      const dated = { ...row, created_date: now(), updated_date: now() }
      return { coupon: presentCoupon(await insertCoupon(db, dated).catch(refuseTaken), { currency, now: now() }) }
    },

    getCoupon: async ({ siteId }, { params }) => {
      const { currency } = await requireSite(sites, siteId)
      return {
        coupon: presentCoupon(found(await findStoredCoupon(db, siteId, { id: params.id })), { currency, now: now() }),
      }
    },

    queryCoupons: async ({ siteId }, { body }) => {
      const { currency } = await requireSite(sites, siteId)
      const options = { table: 'coupon', siteId, fields, toMinor: (value: string | number) => toMinor(value, currency) }
      const { rows, metadata } = await findCursorPage<StoredCoupon>(db, body.query, options)
      return { coupons: rows.map((row) => presentCoupon(row, { currency, now: now() })), pagingMetadata: metadata }
    },

    updateCoupon: async ({ siteId }, { params, body: { coupon: sent, unset = [] } }) => {
      const { currency } = await requireSite(sites, siteId)
      const revision = requireRevision(sent.revision, 'coupon.revision')
      await requireCollection(db, siteId, sent.collectionId)
      await requireGroups(db, siteId, sent.memberGroupIds)
      const change = changedCoupon(sent, { unset, currency })
      const saved = await transact(db, async (transaction) => {
        const before = found(await findStoredCoupon(transaction, siteId, { id: params.id, hold: true }))
        if (String(before.revision) !== revision) {
          throw new Refusal('CONFLICT', 'It was changed in the meantime. Read it again, then retry.')
        }
        if (change.usage_limit && change.usage_limit < before.times_used) {
          throw outOfBounds('coupon.usageLimit', {
            rule: 'MIN',
            threshold: before.times_used,
            description: `must be ${before.times_used} or more: the coupon was already used that often`,
          })
        }
        return saveCoupon(transaction, before, { ...change, updated_date: now() })
      }).catch(refuseTaken)
      return { coupon: presentCoupon(saved, { currency, now: now() }) }
    },

    deleteCoupon: async ({ siteId }, { params }) => {
      if (!(await deleteCoupon(db, siteId, params.id))) throw new Refusal('NOT_FOUND', 'The coupon was not found.')
      return {}
    },
  }
}
