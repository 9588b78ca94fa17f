import {
  ownCarrierId,
  type DeliveryMethod,
  type DeliveryRegion,
  type DeliveryRules,
  type RegionCarrier,
} from '@vitrine/domain/shipping/delivery.ts'
import type { Area, LengthUnit } from '@vitrine/domain/shipping/area.ts'
import type { Schedule } from '@vitrine/domain/shipping/schedule.ts'
import type { Destination } from '@vitrine/domain/shipping/shipping.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listDocuments, type Document } from '../../ground/document/store.ts'
import type {
  AreaRecord,
  DeliveryProfileRecord,
  DeliveryRegionRecord,
  LocalDeliveryRecord,
  MethodRecord,
  PickupLocationRecord,
  ScheduleRecord,
  ShippingOptionRecord,
  WindowRecord,
} from './tables.ts'

/** Default number of days ahead for which buyers may choose a time. */
const usualDaysAhead = 14

/** A region without countries covers everywhere. */
const destinationsOf = ({ destinations }: Pick<DeliveryRegionRecord, 'destinations'>): readonly Destination[] =>
  destinations.length === 0 ? [{ subdivisions: [] }] : destinations

export const storeCarrier: RegionCarrier = { appId: ownCarrierId, charges: [] }

const regionOf = ({ id, body }: Document<DeliveryRegionRecord>, defaultProfileId: string): DeliveryRegion => ({
  id,
  name: body.name,
  profileId: body.profileId ?? defaultProfileId,
  isActive: body.active ?? true,
  destinations: destinationsOf(body),
  carriers: body.carriers ?? [storeCarrier],
})

const methodOf = (id: string, { deliveryRegionIds, rates, charges = [] }: MethodRecord) => ({
  id,
  regionIds: deliveryRegionIds,
  rates,
  charges,
})

const optionMethod = ({ id, body }: Document<ShippingOptionRecord>): DeliveryMethod => ({
  ...methodOf(id, body),
  title: body.title,
  deliveryTime: body.estimatedDeliveryTime,
  ...(body.pickup && { pickup: { method: 'STORE_PICKUP' as const } }),
})

const counting = (windows: readonly WindowRecord[]) => windows.filter(({ enabled = true }) => enabled)

const pickupSchedule = (record: PickupLocationRecord): Schedule | undefined => {
  const { openingHours = [], slots, preparation, cutOffTime, closedDates = [] } = record
  if (openingHours.length === 0 && !slots && !preparation && !cutOffTime) return undefined
  return {
    windows: counting(openingHours),
    hasSlots: slots !== undefined,
    ...(slots?.minutes !== undefined && { slotMinutes: slots.minutes }),
    handlingDays: 0,
    ...(preparation && { preparation }),
    ...(cutOffTime && { cutOff: cutOffTime }),
    ...(slots?.capacity !== undefined && { capacity: slots.capacity }),
    closedDates,
    daysAhead: slots?.daysAhead ?? usualDaysAhead,
  }
}

const pickupMethod = ({ id, body }: Document<PickupLocationRecord>): DeliveryMethod => ({
  ...methodOf(id, body),
  title: body.name,
  deliveryTime: body.deliveryTime,
  instructions: body.instructions,
  pickup: { method: body.pickupMethod ?? 'STORE_PICKUP', ...(body.address && { address: body.address }) },
  schedule: pickupSchedule(body),
})

const areaOf = (area: AreaRecord, unit: LengthUnit): Area => (area.kind === 'RADIUS' ? { ...area, unit } : area)

const scheduleOf = ({ windows, cutOffTime, daysAhead, closedDates, ...schedule }: ScheduleRecord): Schedule => ({
  ...schedule,
  windows: counting(windows),
  hasSlots: windows.length > 0,
  ...(cutOffTime && { cutOff: cutOffTime }),
  closedDates: closedDates ?? [],
  daysAhead: daysAhead ?? usualDaysAhead,
})

const localMethod = ({ id, body }: Document<LocalDeliveryRecord>, unit: LengthUnit): DeliveryMethod => ({
  ...methodOf(id, body),
  title: body.areaName ?? 'Local delivery',
  deliveryTime: body.estimatedDeliveryTime,
  ...(body.destinations.length > 0 && { destinations: body.destinations }),
  // Without an area it covers its regions.
  ...(body.area && { area: areaOf(body.area, unit) }),
  ...(body.schedule && { schedule: scheduleOf(body.schedule) }),
})

const isActive = ({ body: { active = true } }: Document<MethodRecord>): boolean => active

/** Loads a store's delivery rules, with delivery methods in order of creation. */
export const loadDeliveryRules = async (
  db: Db,
  { id: siteId, lengthUnit = 'KM' }: { readonly id: string; readonly lengthUnit?: LengthUnit | undefined },
): Promise<DeliveryRules> => {
  const [profiles, regions, options, pickups, locals] = await Promise.all([
    listDocuments<DeliveryProfileRecord>(db, 'delivery_profile', siteId),
    listDocuments<DeliveryRegionRecord>(db, 'delivery_region', siteId),
    listDocuments<ShippingOptionRecord>(db, 'shipping_option', siteId),
    listDocuments<PickupLocationRecord>(db, 'pickup_location', siteId),
    listDocuments<LocalDeliveryRecord>(db, 'local_delivery_option', siteId),
  ])
  const defaultProfileId = profiles.find(({ body }) => body.default)?.id ?? ''
  return {
    defaultProfileId,
    regions: regions.map((region) => regionOf(region, defaultProfileId)),
    methods: [
      ...options.filter(isActive).map(optionMethod),
      ...locals.filter(isActive).map((local) => localMethod(local, lengthUnit)),
      ...pickups.filter(isActive).map(pickupMethod),
    ],
  }
}
