import type { shippingCalls } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { createDocumentStore, requireRevision } from '../../ground/document/document-store.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { refusalFor } from '../../ground/base/refusal.ts'
import {
  editDeliveryRegion,
  editShippingOption,
  newDeliveryRegion,
  newShippingOption,
  requireDeliveryRegions,
  withDeliveryRegion,
  withExtendedFields,
  withoutDeliveryRegion,
} from './edit.ts'
import { regionIds } from './fields.ts'
import { createOfferHandlers } from './offers.ts'
import { requireProfile } from './profile/store.ts'
import { presentDeliveryRegion, presentShippingOption } from './present.ts'
import { isRegionInUse } from './store.ts'

type ShippingHandlers = Handlers<typeof shippingCalls>
type RegionHandlers = Pick<
  ShippingHandlers,
  | 'createDeliveryRegion'
  | 'getDeliveryRegion'
  | 'queryDeliveryRegions'
  | 'updateDeliveryRegion'
  | 'deleteDeliveryRegion'
>

const createOptionHandlers = (
  context: Context,
): Omit<ShippingHandlers, keyof RegionHandlers | keyof ReturnType<typeof createOfferHandlers>> => {
  const options = createDocumentStore(context, {
    table: 'shipping_option',
    event: 'wix.ecom.v1.shipping_option',
    includesDeletedEntity: true,
    missing: 'The shipping option was not found.',
    fields: {
      title: { kind: 'text', column: sql`(body->>'title')` },
      estimatedDeliveryTime: { kind: 'text', column: sql`(body->>'estimatedDeliveryTime')` },
      deliveryRegionIds: regionIds,
      // Older storefronts on the SDK know a single region.
      deliveryRegionId: regionIds,
    },
    present: presentShippingOption,
  })

  return {
    createShippingOption: async ({ siteId }, { body }) => ({
      shippingOption: await options.create(siteId, async (db, { currency }) => {
        const record = newShippingOption(body.shippingOption, currency)
        await requireDeliveryRegions(db, siteId, record.deliveryRegionIds)
        return record
      }),
    }),

    getShippingOption: async ({ siteId }, { params }) => ({ shippingOption: await options.get(siteId, params.id) }),

    queryShippingOptions: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await options.query(siteId, body.query)
      return { shippingOptions: items, pagingMetadata }
    },

    updateShippingOption: async ({ siteId }, { params, body: { shippingOption } }) => ({
      shippingOption: await options.change({
        siteId,
        id: params.id,
        revision: requireRevision(shippingOption.revision, 'shippingOption.revision'),
        edit: async (before, db, { currency }) => {
          const record = editShippingOption(before, shippingOption, currency)
          const added = record.deliveryRegionIds.filter((id) => !before.deliveryRegionIds.includes(id))
          await requireDeliveryRegions(db, siteId, added)
          return record
        },
      }),
    }),

    deleteShippingOption: async ({ siteId }, { params }) => {
      await options.remove(siteId, params.id)
      return {}
    },

    addShippingOptionDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegionId, revision } }) => ({
      shippingOption: await options.change({
        siteId,
        id: params.id,
        revision,
        edit: (record, db) => withDeliveryRegion(record, db, { siteId, id: deliveryRegionId }),
      }),
    }),

    removeShippingOptionDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegionId, revision } }) => ({
      shippingOption: await options.change({
        siteId,
        id: params.id,
        revision,
        edit: (record) => withoutDeliveryRegion(record, deliveryRegionId),
      }),
    }),

    updateShippingOptionExtendedFields: async ({ siteId }, { params, body: { namespace, namespaceData } }) => ({
      shippingOption: await options.change({
        siteId,
        id: params.id,
        edit: (record) => withExtendedFields(record, namespace, namespaceData),
      }),
    }),
  }
}

const createRegionHandlers = (context: Context): RegionHandlers => {
  const regions = createDocumentStore(context, {
    table: 'delivery_region',
    missing: 'The delivery region was not found.',
    fields: { name: { kind: 'text', column: sql`(body->>'name')` } },
    present: presentDeliveryRegion,
  })

  return {
    createDeliveryRegion: async ({ siteId }, { body }) => ({
      deliveryRegion: await regions.create(siteId, async (db) => {
        const region = newDeliveryRegion(body.deliveryRegion)
        if (region.profileId !== undefined) await requireProfile(db, siteId, region.profileId)
        return region
      }),
    }),

    getDeliveryRegion: async ({ siteId }, { params }) => ({ deliveryRegion: await regions.get(siteId, params.id) }),

    queryDeliveryRegions: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await regions.query(siteId, body.query)
      return { deliveryRegions: items, pagingMetadata }
    },

    updateDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegion } }) => ({
      deliveryRegion: await regions.change({
        siteId,
        id: params.id,
        revision: requireRevision(deliveryRegion.revision, 'deliveryRegion.revision'),
        edit: (record) => editDeliveryRegion(record, deliveryRegion),
      }),
    }),

    deleteDeliveryRegion: async ({ siteId }, { params }) => {
      await regions.remove(siteId, params.id, async (db) => {
        if (!(await isRegionInUse(db, siteId, params.id))) return
        throw refusalFor('ILLEGAL_STATE', 'DELIVERY_REGION_IN_USE')
      })
      return {}
    },
  }
}

/** Creates the handlers for owner calls about delivery regions and shipping options. */
export const createShippingHandlers = (context: Context): ShippingHandlers => ({
  ...createOptionHandlers(context),
  ...createRegionHandlers(context),
  ...createOfferHandlers(context),
})
