import type { pickupLocationCalls } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createDocumentStore, requireRevision } from '../../../ground/document/document-store.ts'
import { requireDeliveryRegions, withDeliveryRegion, withoutDeliveryRegion } from '../edit.ts'
import { failureOf } from '../failures.ts'
import { regionIds } from '../fields.ts'
import { requireLocationLimits } from '../limits.ts'
import { clearPickupLocation, editPickupLocation, newPickupLocation, type ClearablePart } from './edit.ts'
import { presentPickupLocation } from './present.ts'

type PickupHandlers = Handlers<typeof pickupLocationCalls>
type Sent = Parameters<typeof newPickupLocation>[0]

const addressField = (name: string) => ({ kind: 'text' as const, column: sql`(body->'address'->>${sql.lit(name)})` })

const createLocations = (context: Context) => {
  const store = createDocumentStore(context, {
    table: 'pickup_location',
    missing: 'The pickup location was not found.',
    fields: {
      name: { kind: 'text', column: sql`(body->>'name')` },
      'address.city': addressField('city'),
      'address.country': addressField('country'),
      'address.subdivision': addressField('subdivision'),
      deliveryRegionIds: regionIds,
    },
    present: presentPickupLocation,
  })
  const create = (siteId: string, sent: Sent) =>
    store.create(siteId, async (db, { currency }) => {
      const record = newPickupLocation(sent, currency)
      await requireDeliveryRegions(db, siteId, record.deliveryRegionIds)
      await requireLocationLimits(db, siteId, { regionIds: record.deliveryRegionIds, isNew: true })
      return record
    })
  const update = (siteId: string, id: string, sent: Sent, unset: readonly ClearablePart[] = []) =>
    store.change({
      siteId,
      id,
      revision: requireRevision(sent.revision, 'pickupLocation.revision'),
      edit: async (before, db, { currency }) => {
        const record = editPickupLocation(clearPickupLocation(before, unset), sent, currency)
        const added = record.deliveryRegionIds.filter((one) => !before.deliveryRegionIds.includes(one))
        await requireDeliveryRegions(db, siteId, added)
        await requireLocationLimits(db, siteId, { regionIds: added, isNew: false })
        return record
      },
    })
  return { ...store, create, update }
}

type Locations = ReturnType<typeof createLocations>

type BulkHandlers = Pick<
  PickupHandlers,
  'bulkCreatePickupLocation' | 'bulkUpdatePickupLocation' | 'bulkDeletePickupLocation'
>

/** Creates the handlers for bulk calls. An invalid item does not affect the others. */
const createBulk = (locations: Locations): BulkHandlers => {
  const all = async <One, Done>(
    ones: readonly One[],
    act: (one: One) => Promise<Done>,
    idOf: (one: One) => string | undefined,
  ) => {
    const done: Done[] = []
    const errors: ReturnType<typeof failureOf>[] = []
    for (const one of ones) {
      try {
        done.push(await act(one))
      } catch (error) {
        errors.push(failureOf(error, idOf(one)))
      }
    }
    return { done, errors }
  }
  return {
    bulkCreatePickupLocation: async ({ siteId }, { body }) => {
      const { done, errors } = await all(
        body.pickupLocations,
        (sent) => locations.create(siteId, sent),
        () => undefined,
      )
      return { pickupLocations: done, errors }
    },
    bulkUpdatePickupLocation: async ({ siteId }, { body }) => {
      const update = (sent: (typeof body.pickupLocations)[number]) => locations.update(siteId, sent.id ?? '', sent)
      const { done, errors } = await all(body.pickupLocations, update, ({ id }) => id)
      return { pickupLocations: done, errors }
    },
    bulkDeletePickupLocation: async ({ siteId }, { query: { pickupLocationIds } }) => {
      const { errors } = await all(
        pickupLocationIds,
        (id) => locations.remove(siteId, id),
        (id) => id,
      )
      return { errors }
    },
  }
}

/** Creates the handlers for calls about pickup locations. */
export const createPickupHandlers = (context: Context): PickupHandlers => {
  const locations = createLocations(context)
  return {
    ...createBulk(locations),
    createPickupLocation: async ({ siteId }, { body }) => ({
      pickupLocation: await locations.create(siteId, body.pickupLocation),
    }),
    getPickupLocation: async ({ siteId }, { params }) => ({
      pickupLocation: await locations.get(siteId, params.pickupLocationId),
    }),
    updatePickupLocation: async ({ siteId }, { params, body }) => ({
      pickupLocation: await locations.update(siteId, params.id, body.pickupLocation, body.unset),
    }),
    deletePickupLocation: async ({ siteId }, { params }) => {
      await locations.remove(siteId, params.pickupLocationId)
      return {}
    },
    queryPickupLocation: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await locations.query(siteId, body.query)
      return { pickupLocations: items, pagingMetadata }
    },
    addPickupLocationDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegionId, revision } }) => ({
      pickupLocation: await locations.change({
        siteId,
        id: params.pickupLocationId,
        revision,
        edit: async (record, db) => {
          const isNew = !record.deliveryRegionIds.includes(deliveryRegionId)
          if (isNew) await requireLocationLimits(db, siteId, { regionIds: [deliveryRegionId], isNew: false })
          return withDeliveryRegion(record, db, { siteId, id: deliveryRegionId })
        },
      }),
    }),
    removePickupLocationDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegionId, revision } }) => ({
      pickupLocation: await locations.change({
        siteId,
        id: params.pickupLocationId,
        revision,
        edit: (record) => withoutDeliveryRegion(record, deliveryRegionId),
      }),
    }),
  }
}
