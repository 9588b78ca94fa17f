import { sql } from 'kysely'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { findDocument, listDocuments, type Document } from '../../../ground/document/store.ts'
import type { DeliveryProfileRecord, DeliveryRegionRecord } from '../tables.ts'
import { hasProduct, lockExistingProducts } from '../../../catalog/product/api.ts'

export type StoredProfile = Document<DeliveryProfileRecord>
export type StoredRegion = Document<DeliveryRegionRecord>

/** Most profiles per store, and most regions per profile. */
export const maxProfiles = 50

/** Refuses an unknown profile, and locks a known one until the transaction ends. */
export const requireProfile = async (db: Db, siteId: string, id: string): Promise<StoredProfile> => {
  const profile = await findDocument<DeliveryProfileRecord>(db, 'delivery_profile', { siteId, id, hold: true })
  if (!profile) throw new Refusal('DELIVERY_PROFILE_NOT_FOUND', undefined, { deliveryProfileId: id })
  return profile
}

export const listProfiles = (db: Db, siteId: string): Promise<StoredProfile[]> =>
  listDocuments<DeliveryProfileRecord>(db, 'delivery_profile', siteId)

/** Returns the regions of a store by profile. Those without one belong to the default profile. */
export const regionsOf = async (db: Db, siteId: string, profile: StoredProfile): Promise<StoredRegion[]> => {
  const regions = await listDocuments<DeliveryRegionRecord>(db, 'delivery_region', siteId)
  return regions.filter(({ body: { profileId } }) =>
    profileId === undefined ? profile.body.default : profileId === profile.id,
  )
}

export const requireRegion = async (db: Db, siteId: string, id: string): Promise<StoredRegion> => {
  const region = await findDocument<DeliveryRegionRecord>(db, 'delivery_region', { siteId, id, hold: true })
  if (!region) throw new Refusal('DELIVERY_REGION_NOT_FOUND', undefined, { deliveryRegionId: id })
  return region
}

/** Finds and locks the profile of a region. */
export const profileOfRegion = async (db: Db, siteId: string, { body }: StoredRegion): Promise<StoredProfile> => {
  if (body.profileId !== undefined) return requireProfile(db, siteId, body.profileId)
  const { rows } = await sql<StoredProfile>`
    select * from delivery_profile where site_id = ${siteId} and body->>'default' = 'true' for update`.execute(db)
  return rows[0]!
}

/** Assigns products to a profile. Returns the first unknown product, if any. */
export const assignProducts = async (
  db: Db,
  siteId: string,
  { profile, productIds }: { profile: StoredProfile; productIds: readonly string[] },
): Promise<{ readonly unknown?: string }> => {
  const ids = [...new Set(productIds)]
  const existing = await lockExistingProducts(db, siteId, ids)
  const unknown = ids.find((id) => !existing.has(id))
  if (unknown !== undefined) return { unknown }
  if (profile.body.default) {
    await db
      .deleteFrom('product_delivery_profile')
      .where('site_id', '=', siteId)
      .where('product_id', 'in', ids)
      .execute()
    return {}
  }
  await db
    .insertInto('product_delivery_profile')
    .values(ids.map((id) => ({ site_id: siteId, product_id: id, profile_id: profile.id })))
    .onConflict((conflict) => conflict.columns(['site_id', 'product_id']).doUpdateSet({ profile_id: profile.id }))
    .execute()
  return {}
}

/** Returns the profile of a product; `undefined` if the product does not exist. */
export const profileOfProduct = async (db: Db, siteId: string, productId: string): Promise<string | undefined> => {
  if (!(await hasProduct(db, siteId, productId))) return undefined
  const { rows } = await sql<{ id: string }>`
    select coalesce(own.profile_id, usual.id) as id from delivery_profile usual
    left join product_delivery_profile own on own.site_id = usual.site_id and own.product_id = ${productId}
    where usual.site_id = ${siteId} and usual.body->>'default' = 'true'`.execute(db)
  return rows[0]?.id
}
