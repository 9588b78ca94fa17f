import type { deliveryProfileCalls } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Caller } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal, required, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireRevision } from '../../../ground/document/document-store.ts'
import { deleteDocument, findDocument, insertDocument, type Document } from '../../../ground/document/store.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { findCursorPage } from '../../../ground/query/cursor-page.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { withExtendedFields } from '../edit.ts'
import { isRegionInUse } from '../store.ts'
import type { DeliveryProfileRecord, DeliveryRegionRecord } from '../tables.ts'
import { listCarriers } from './carriers.ts'
import { createCarrierHandlers } from './carrier-handlers.ts'
import { createProfiles } from './change.ts'
import { destinationProperties } from './destinations.ts'
import { newRegion, refuseCollisions, refuseFixed } from './edit.ts'
import { createRegionHandlers } from './region-handlers.ts'
import { assignProducts, listProfiles, maxProfiles, profileOfProduct, regionsOf, requireProfile } from './store.ts'
import { lockSite } from '../../../ground/site/site-store.ts'

type ProfileHandlers = Handlers<typeof deliveryProfileCalls>
type OnSite = Exclude<Caller, { role: 'anyone' }>

const text = (column: ReturnType<typeof sql>) => ({ kind: 'text' as const, column })
const fields = {
  id: text(sql`id`),
  name: text(sql`(body->>'name')`),
  default: { kind: 'flag' as const, column: sql`((body->>'default')::boolean)` },
  'createdBy.appId': text(sql`(body->'createdBy'->>'appId')`),
  'createdBy.userId': text(sql`(body->'createdBy'->>'userId')`),
  createdDate: { kind: 'date' as const, column: sql`created_date` },
  updatedDate: { kind: 'date' as const, column: sql`updated_date` },
}

const about = (siteId: string, id: string) => ({ siteId, entity: 'delivery_profile', entityId: id })

const creatorOf = (caller: OnSite): Pick<DeliveryProfileRecord, 'createdBy'> =>
  caller.role === 'app' ? { createdBy: { appId: caller.appId } } : {}

type Reading = Pick<
  ProfileHandlers,
  'getDeliveryProfile' | 'queryDeliveryProfiles' | 'getDeliveryDestinationProperties' | 'getProductDeliveryProfile'
>

const createReading = ({ db, sites }: Context, profiles: ReturnType<typeof createProfiles>): Reading => ({
  getDeliveryProfile: async ({ siteId }, { params: { deliveryProfileId: id } }) => {
    const profile = await findDocument<DeliveryProfileRecord>(db, 'delivery_profile', { siteId, id })
    if (!profile) throw new Refusal('NOT_FOUND', 'The delivery profile was not found.')
    return { deliveryProfile: await profiles.present(db, await requireSite(sites, siteId), profile) }
  },

  queryDeliveryProfiles: async ({ siteId }, { body }) => {
    const site = await requireSite(sites, siteId)
    const options = { table: 'delivery_profile', siteId, fields, toMinor: Number }
    const { rows, metadata } = await findCursorPage<Document<DeliveryProfileRecord>>(db, body.query, options)
    const deliveryProfiles = await Promise.all(rows.map((profile) => profiles.present(db, site, profile)))
    return { deliveryProfiles, pagingMetadata: metadata }
  },

  getDeliveryDestinationProperties: async ({ siteId }) => destinationProperties(db, await requireSite(sites, siteId)),

  getProductDeliveryProfile: async ({ siteId }, { params: { productId } }) => {
    const deliveryProfileId = await profileOfProduct(db, siteId, productId)
    if (deliveryProfileId === undefined) throw new Refusal('NOT_FOUND', 'The product was not found.')
    return { deliveryProfileId }
  },
})

type LifecycleHandlers = Pick<ProfileHandlers, 'createDeliveryProfile' | 'deleteDeliveryProfile'>

/** Creates and deletes profiles with their regions. */
const createLifecycleHandlers = (
  { db, sites, now, newId }: Context,
  profiles: ReturnType<typeof createProfiles>,
): LifecycleHandlers => ({
  createDeliveryProfile: async (caller, { body: { deliveryProfile: sent } }) => {
    const { siteId } = caller
    const site = await requireSite(sites, siteId)
    if (sent.default) throw new Refusal('SINGLE_DEFAULT_DELIVERY_PROFILE')
    return transact(db, async (on) => {
      // Locked, so that concurrent creations cannot exceed the limit.
      await lockSite(on, siteId)
      if ((await listProfiles(on, siteId)).length >= maxProfiles)
        throw new Refusal('DELIVERY_PROFILES_LIMIT_EXCEEDED', undefined, { limit: maxProfiles })
      const body: DeliveryProfileRecord = {
        name: required(sent.name, 'deliveryProfile.name'),
        default: false,
        ...creatorOf(caller),
        ...(sent.extendedFields && { extendedFields: sent.extendedFields as DeliveryProfileRecord['extendedFields'] }),
      }
      const id = newId()
      const profile = await insertDocument(on, 'delivery_profile', { siteId, id, body, now: now() })
      const installed = listCarriers(site)
      const made: DeliveryRegionRecord[] = []
      for (const region of sent.deliveryRegions ?? []) {
        const record = newRegion(region, { profileId: id, currency: site.currency, installed })
        refuseCollisions(record, made)
        made.push(record)
        await insertDocument(on, 'delivery_region', { siteId, id: newId(), body: record, now: now() })
      }
      const entity = await profiles.present(on, site, profile)
      await recordEvent(on, { ...about(siteId, id), type: 'wix.ecom.v1.delivery_profile_created', body: { entity } })
      return { deliveryProfile: entity }
    })
  },

  deleteDeliveryProfile: async ({ siteId }, { params: { deliveryProfileId: id } }) => {
    await transact(db, async (on) => {
      const profile = await findDocument<DeliveryProfileRecord>(on, 'delivery_profile', { siteId, id, hold: true })
      if (!profile) throw new Refusal('NOT_FOUND', 'The delivery profile was not found.')
      if (profile.body.default) throw refusalFor('ILLEGAL_STATE', 'DEFAULT_DELIVERY_PROFILE')
      for (const region of await regionsOf(on, siteId, profile)) {
        if (await isRegionInUse(on, siteId, region.id))
          throw refusalFor('ILLEGAL_STATE', 'DELIVERY_REGION_IN_USE', {
            description: `A delivery method uses the region “${region.body.name}”. Remove it first.`,
          })
        await deleteDocument(on, 'delivery_region', { siteId, id: region.id })
      }
      await deleteDocument(on, 'delivery_profile', { siteId, id })
      await recordEvent(on, { ...about(siteId, id), type: 'wix.ecom.v1.delivery_profile_deleted', body: {} })
    })
    return {}
  },
})

/** Creates the handlers for calls about delivery profiles, which group products with the same delivery rules. */
export const createProfileHandlers = (context: Context): ProfileHandlers => {
  const { db } = context
  const profiles = createProfiles(context)
  return {
    ...createReading(context, profiles),
    ...createLifecycleHandlers(context, profiles),
    ...createRegionHandlers(context, profiles),
    ...createCarrierHandlers(context, profiles),

    updateDeliveryProfile: async ({ siteId }, { params: { id }, body: { deliveryProfile: sent } }) => {
      const revision = requireRevision(sent.revision, 'deliveryProfile.revision')
      const deliveryProfile = await profiles.change({ siteId, id, revision }, async ({ db: on, site, profile }) => {
        refuseFixed(await profiles.present(on, site, profile), sent)
        const { name, extendedFields } = sent
        return {
          body: {
            ...profile.body,
            ...(name !== undefined && { name }),
            ...(extendedFields && { extendedFields: extendedFields as DeliveryProfileRecord['extendedFields'] }),
          },
        }
      })
      return { deliveryProfile }
    },

    updateDeliveryProfileExtendedFields: async (
      { siteId },
      { params: { id }, body: { namespace, namespaceData } },
    ) => ({
      deliveryProfile: await profiles.change({ siteId, id }, async ({ profile }) => ({
        body: withExtendedFields(profile.body, namespace, namespaceData),
      })),
    }),

    setProductsDeliveryProfile: async ({ siteId }, { params, body: { productIds } }) => {
      await transact(db, async (on) => {
        const profile = await requireProfile(on, siteId, params.deliveryProfileId)
        const { unknown } = await assignProducts(on, siteId, { profile, productIds })
        if (unknown !== undefined) throw new Refusal('NOT_FOUND', 'The product was not found.', { productId: unknown })
      })
      return {}
    },
  }
}
