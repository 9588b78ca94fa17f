import type { deliveryProfileCalls } from '@vitrine/contract'
import type { ListedDeliveryCarrier } from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { ownCarrierId, type RegionCarrier } from '@vitrine/domain/shipping/delivery.ts'
import { errors } from '@vitrine/contract/errors.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { saveDocument } from '../../../ground/document/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { listMethodRecords, switchMethod, type NamedMethod } from '../methods.ts'
import { storeCarrier } from '../rules.ts'
import type { DeliveryRegionRecord } from '../tables.ts'
import { listCarriers, presentCarrier, type InstalledCarrier } from './carriers.ts'
import type { createProfiles } from './change.ts'
import { readCarrier, requireInstalled } from './edit.ts'
import { regionsOf, requireProfile, type StoredRegion } from './store.ts'

type CarrierHandlers = Pick<
  Handlers<typeof deliveryProfileCalls>,
  | 'addDeliveryCarrier'
  | 'updateDeliveryCarrier'
  | 'removeDeliveryCarrier'
  | 'listDeliveryCarriers'
  | 'listInstalledDeliveryCarriers'
  | 'setDeliveryCarrierActiveStatus'
  | 'updateCarrierSettings'
>

const carriersOf = ({ body }: StoredRegion): readonly RegionCarrier[] => body.carriers ?? [storeCarrier]

const field = 'deliveryCarrier'

/** Returns the store's own delivery methods in a region, as rows that can be switched on and off. */
const tableOf = (methods: readonly NamedMethod[], { id }: StoredRegion, currency: string) => ({
  deliveryRegionId: id,
  dashboardTables: [
    {
      title: 'Delivery methods',
      columns: [
        { key: 'title', name: 'Name' },
        { key: 'rate', name: 'Rate' },
      ],
      rows: methods
        .filter(({ record }) => record.deliveryRegionIds.includes(id))
        .map(({ id: key, title, record: { active = true, rates } }) => ({
          key,
          data: { title, ...(rates.at(-1) && { rate: toDecimal(rates.at(-1)!.amount, currency) }) },
          active,
        })),
    },
  ],
})

const listed = (
  carrier: InstalledCarrier,
  {
    regions,
    methods,
    currency,
  }: { regions: readonly StoredRegion[]; methods: readonly NamedMethod[]; currency: string },
): ListedDeliveryCarrier => {
  const isOwn = carrier.id === ownCarrierId
  const its = regions.filter((region) => carriersOf(region).some(({ appId }) => appId === carrier.id))
  return {
    deliveryCarrierMetadata: { id: carrier.id, success: true },
    deliveryCarrierDetails: { ...presentCarrier(carrier), toggleUpdateCarrierActiveStatusEnabled: isOwn },
    ...(isOwn && { deliveryCarrierRegionalSettings: its.map((region) => tableOf(methods, region, currency)) }),
  }
}

const unlisted = (id: string): ListedDeliveryCarrier => ({
  deliveryCarrierMetadata: {
    id,
    success: false,
    error: { code: 'DELIVERY_CARRIER_NOT_FOUND', description: errors.DELIVERY_CARRIER_NOT_FOUND.description },
  },
})

/** Creates the handlers for calls about the carriers of a region. */
export const createCarrierHandlers = (
  { db, sites, now }: Context,
  profiles: ReturnType<typeof createProfiles>,
): CarrierHandlers => {
  const changeCarriers = async (
    siteId: string,
    regionId: string,
    edit: (
      carriers: readonly RegionCarrier[],
      installed: readonly InstalledCarrier[],
      currency: string,
    ) => readonly RegionCarrier[],
  ) => ({
    deliveryProfile: await profiles.changeRegion({ siteId, regionId }, async (region, held) => {
      const carriers = edit(carriersOf(region), listCarriers(held.site), held.site.currency)
      const change = { document: region, body: { ...region.body, carriers }, now: now() }
      return { updated: await saveDocument<DeliveryRegionRecord>(held.db, 'delivery_region', change) }
    }),
  })

  const switchRow = async (
    siteId: string,
    { carrierId, rowId, active }: { carrierId: string; rowId: string; active: boolean },
  ) => {
    const isKnown = carrierId.toLowerCase() === ownCarrierId
    if (!isKnown || !(await transact(db, (on) => switchMethod(on, siteId, { id: rowId, active, now: now() }))))
      throw new Refusal('DELIVERY_CARRIER_NOT_FOUND', undefined, { carrierId, rowId })
    return {}
  }

  return {
    addDeliveryCarrier: ({ siteId }, { body: { deliveryRegionId, deliveryCarrier } }) =>
      changeCarriers(siteId, deliveryRegionId, (carriers, installed, currency) => {
        const carrier = requireInstalled(readCarrier(deliveryCarrier, { currency, field }), installed)
        if (carriers.some(({ appId }) => appId === carrier.appId))
          throw new Refusal('CARRIER_ALREADY_EXISTS_IN_REGION', undefined, { appId: carrier.appId })
        return [...carriers, carrier]
      }),

    updateDeliveryCarrier: ({ siteId }, { body: { deliveryRegionId, deliveryCarrier = {} } }) =>
      changeCarriers(siteId, deliveryRegionId, (carriers, installed, currency) => {
        const sent = readCarrier(deliveryCarrier, { currency, field })
        if (!installed.some(({ id }) => id === sent.appId))
          throw new Refusal('UNKNOWN_DELIVERY_CARRIER', undefined, { appId: sent.appId })
        const known = carriers.find(({ appId }) => appId === sent.appId)
        if (!known) throw new Refusal('DELIVERY_CARRIER_NOT_FOUND', undefined, { appId: sent.appId })
        const charges = deliveryCarrier.additionalCharges ? sent.charges : known.charges
        return carriers.map((one) => (one === known ? { ...known, ...sent, charges } : one))
      }),

    removeDeliveryCarrier: ({ siteId }, { body: { deliveryRegionId, appId } }) =>
      changeCarriers(siteId, deliveryRegionId, (carriers) => carriers.filter((carrier) => carrier.appId !== appId)),

    listDeliveryCarriers: async ({ siteId }, { params, body: { appIds } }) => {
      const site = await requireSite(sites, siteId)
      const [profile, methods] = await Promise.all([
        transact(db, (on) => requireProfile(on, siteId, params.deliveryProfileId)),
        listMethodRecords(db, siteId),
      ])
      const installed = listCarriers(site)
      const regions = await regionsOf(db, siteId, profile)
      const ids = appIds ?? installed.map(({ id }) => id)
      const results = ids.map((id) => {
        const carrier = installed.find((one) => one.id === id.toLowerCase())
        return carrier ? listed(carrier, { regions, methods, currency: site.currency }) : unlisted(id)
      })
      const totalSuccesses = results.filter(({ deliveryCarrierMetadata }) => deliveryCarrierMetadata.success).length
      const totalFailures = results.length - totalSuccesses
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },

    listInstalledDeliveryCarriers: async ({ siteId }) => ({
      installedDeliveryCarriers: listCarriers(await requireSite(sites, siteId)).map(presentCarrier),
    }),

    setDeliveryCarrierActiveStatus: ({ siteId }, { body: { carrierAppId: carrierId, rowId, active } }) =>
      switchRow(siteId, { carrierId, rowId, active }),

    updateCarrierSettings: ({ siteId }, { body }) => switchRow(siteId, body),
  }
}
