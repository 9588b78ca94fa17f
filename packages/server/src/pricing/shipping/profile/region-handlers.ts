import type { deliveryProfileCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { deleteDocument, insertDocument, saveDocument } from '../../../ground/document/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { isRegionInUse } from '../store.ts'
import type { DeliveryRegionRecord } from '../tables.ts'
import { listCarriers } from './carriers.ts'
import type { createProfiles, Held } from './change.ts'
import { editRegion, newRegion, refuseCollisions } from './edit.ts'
import { presentRegion } from './present.ts'
import { profileOfRegion, requireRegion, type StoredRegion } from './store.ts'

type RegionHandlers = Pick<
  Handlers<typeof deliveryProfileCalls>,
  | 'addProfileDeliveryRegion'
  | 'updateProfileDeliveryRegion'
  | 'removeProfileDeliveryRegion'
  | 'getProfileByDeliveryRegion'
>

const requireOwn = ({ regions }: Held, id: string): StoredRegion => {
  const region = regions.find((one) => one.id === id)
  if (!region) throw new Refusal('DELIVERY_REGION_NOT_FOUND', undefined, { deliveryRegionId: id })
  return region
}

const maxRegions = 100

/** Creates the handlers for calls about the regions of a profile. */
export const createRegionHandlers = (
  { db, sites, now, newId }: Context,
  profiles: ReturnType<typeof createProfiles>,
): RegionHandlers => ({
  addProfileDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegion, revision } }) => ({
    deliveryProfile: await profiles.change({ siteId, id: params.deliveryProfileId, revision }, async (held) => {
      const { db: on, site, regions } = held
      if (regions.length >= maxRegions)
        throw new Refusal('ILLEGAL_STATE', `A delivery profile has at most ${maxRegions} regions.`)
      const installed = listCarriers(site)
      const body = newRegion(deliveryRegion, { profileId: held.profile.id, currency: site.currency, installed })
      refuseCollisions(
        body,
        regions.map((region) => region.body),
      )
      return { added: await insertDocument(on, 'delivery_region', { siteId, id: newId(), body, now: now() }) }
    }),
  }),

  updateProfileDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegion: sent, revision } }) => ({
    deliveryProfile: await profiles.change({ siteId, id: params.deliveryProfileId, revision }, async (held) => {
      const region = requireOwn(held, params.deliveryRegionId)
      const known = presentRegion(region, held.site.currency).deliveryCarriers
      if (sent.deliveryCarriers && JSON.stringify(sent.deliveryCarriers) !== JSON.stringify(known))
        throw new Refusal('DELIVERY_CARRIER_CANNOT_BE_UPDATED')
      const body = editRegion(region.body, sent)
      const others = held.regions.filter(({ id }) => id !== region.id)
      if (sent.destinations)
        refuseCollisions(
          body,
          others.map((other) => other.body),
        )
      const change = { document: region, body, now: now() }
      return { updated: await saveDocument<DeliveryRegionRecord>(held.db, 'delivery_region', change) }
    }),
  }),

  removeProfileDeliveryRegion: async ({ siteId }, { params, query: { revision } }) => ({
    deliveryProfile: await profiles.change({ siteId, id: params.deliveryProfileId, revision }, async (held) => {
      const { id } = requireOwn(held, params.deliveryRegionId)
      if (await isRegionInUse(held.db, siteId, id)) throw refusalFor('ILLEGAL_STATE', 'DELIVERY_REGION_IN_USE')
      await deleteDocument(held.db, 'delivery_region', { siteId, id })
      return { removed: id }
    }),
  }),

  getProfileByDeliveryRegion: async ({ siteId }, { params: { deliveryRegionId } }) => {
    const site = await requireSite(sites, siteId)
    return transact(db, async (on) => {
      const profile = await profileOfRegion(on, siteId, await requireRegion(on, siteId, deliveryRegionId))
      return { deliveryProfile: await profiles.present(on, site, profile) }
    })
  },
})
