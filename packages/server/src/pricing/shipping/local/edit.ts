import type {
  LocalDeliveryOption,
  ScheduledDelivery,
} from '@vitrine/contract/entities/pricing/local-delivery-option.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Point, Rate } from '@vitrine/domain/shipping/shipping.ts'
import type { Weekday } from '@vitrine/domain/time/local-time.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { invalidField, required } from '../../../ground/base/refusal.ts'
import { readCharges, readRates } from '../edit.ts'
import { readDuration, readTime, readWindow, readWindows } from '../read-times.ts'
import type { AreaRecord, LocalDeliveryRecord, ScheduleRecord, WindowRecord } from '../tables.ts'

type Sent = Input<LocalDeliveryOption>

const root = 'localDeliveryOption'

const readPoint = ({ latitude, longitude }: Partial<Point>, field: string): Point => ({
  latitude: required(latitude, `${field}.latitude`),
  longitude: required(longitude, `${field}.longitude`),
})

const readRadius = ({ address, radius }: NonNullable<Sent['radiusConfig']>): AreaRecord => {
  const field = `${root}.radiusConfig`
  const { geocode, formattedAddress } = required(address, `${field}.address`)
  return {
    kind: 'RADIUS',
    center: readPoint(required(geocode, `${field}.address.geocode`), `${field}.address.geocode`),
    radius: required(radius, `${field}.radius`),
    ...(formattedAddress !== undefined && { formattedAddress }),
  }
}

const readCorners = ({ geocodes = [] }: NonNullable<Sent['customAreaConfig']>): AreaRecord => {
  const field = `${root}.customAreaConfig.geocodes`
  if (geocodes.length < 3) throw invalidField(field, 'must have at least 3 items', 'MIN_SIZE')
  return { kind: 'CUSTOM', corners: geocodes.map((corner, index) => readPoint(corner, `${field}[${index}]`)) }
}

const readCities = ({ cityItems = [] }: NonNullable<Sent['cityConfig']>): AreaRecord => {
  const field = `${root}.cityConfig.cityItems`
  if (cityItems.length === 0) throw invalidField(field, 'must have at least 1 items', 'MIN_SIZE')
  return {
    kind: 'CITY',
    cities: cityItems.map(({ cityName, country, subdivision }, index) => ({
      name: required(cityName, `${field}[${index}].cityName`),
      country: required(country, `${field}[${index}].country`),
      ...(subdivision !== undefined && { subdivision }),
    })),
  }
}

/** Reads the area, which can be given in one of several forms. */
const readArea = (sent: Sent): AreaRecord | undefined => {
  const { zipConfig, radiusConfig, customAreaConfig, cityConfig } = sent
  const areas = Object.entries({ zipConfig, radiusConfig, customAreaConfig, cityConfig }).filter(([, config]) => config)
  if (areas.length > 1)
    throw invalidField(`${root}.${areas[1]![0]}`, 'cannot be combined with another area', 'ONE_OF_ALIGNMENT')
  if (zipConfig) return { kind: 'ZIP', zipCodes: zipConfig.zipCodes ?? [] }
  if (radiusConfig) return readRadius(radiusConfig)
  if (customAreaConfig) return readCorners(customAreaConfig)
  return cityConfig && readCities(cityConfig)
}

const dayNames = {
  monday: 'MON',
  tuesday: 'TUE',
  wednesday: 'WED',
  thursday: 'THU',
  friday: 'FRI',
  saturday: 'SAT',
  sunday: 'SUN',
} as const satisfies Record<string, Weekday>

/** Reads windows by day name, as older callers send them. */
const readDays = (days: NonNullable<Input<ScheduledDelivery>['days']>): WindowRecord[] =>
  (Object.keys(dayNames) as (keyof typeof dayNames)[]).flatMap((name) => {
    const { enabledForDelivery, timeSlots = [] } = days[name] ?? {}
    return timeSlots.map(({ from, to }, index) => {
      const field = `${root}.scheduledDeliveryConfig.days.${name}.timeSlots[${index}]`
      const ends = { start: required(from, `${field}.from`), end: required(to, `${field}.to`) }
      return readWindow({ ...ends, day: dayNames[name], enabled: enabledForDelivery ?? false }, field)
    })
  })

const readSchedule = (sent: Input<ScheduledDelivery>): ScheduleRecord => {
  const field = `${root}.scheduledDeliveryConfig`
  const { days, timeWindows, handlingDays = 0, cutOffTime, preparation, ...slots } = sent
  return {
    ...slots,
    windows: timeWindows ? readWindows(timeWindows, `${field}.timeWindows`) : readDays(days ?? {}),
    handlingDays,
    ...(cutOffTime && { cutOffTime: readTime(cutOffTime, `${field}.cutOffTime`) }),
    ...(preparation && { preparation: readDuration(preparation, `${field}.preparation`) }),
  }
}

/** Reads a single rate with its free-from amount, as older callers send them. */
const readPlainRates = ({ rate, minimumFreeDeliveryOrderAmount: from }: Sent, currency: string): Rate[] | undefined => {
  if (rate === undefined) return undefined
  const plain = { amount: toMinor(rate, currency), conditions: [], multiplyByQuantity: false }
  if (from === undefined) return [plain]
  const value = toMinor(String(from), currency)
  return [{ ...plain, amount: 0, conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value }] }, plain]
}

const readDestinations = (destinations: NonNullable<Sent['destinations']>) =>
  destinations.map(({ code, subdivisions = [] }, index) => ({
    country: required(code, `${root}.destinations[${index}].code`),
    subdivisions: [...subdivisions],
  }))

const areaKinds = { zipConfig: 'ZIP', radiusConfig: 'RADIUS', customAreaConfig: 'CUSTOM', cityConfig: 'CITY' } as const

export type ClearablePart = keyof typeof areaKinds | 'scheduledDeliveryConfig'

/** Removes parts of a local delivery. Without an area it covers all of its regions. */
export const clearLocalDelivery = (
  { area, schedule, ...before }: LocalDeliveryRecord,
  unset: readonly ClearablePart[],
): LocalDeliveryRecord => {
  const cleared = unset.flatMap((part) => (part === 'scheduledDeliveryConfig' ? [] : [areaKinds[part]]))
  return {
    ...before,
    ...(area && !cleared.some((kind) => kind === area.kind) && { area }),
    ...(schedule && !unset.includes('scheduledDeliveryConfig') && { schedule }),
  }
}

/** Applies the sent fields to a local delivery. */
export const editLocalDelivery = (before: LocalDeliveryRecord, sent: Sent, currency: string): LocalDeliveryRecord => {
  const { areaName, estimatedDeliveryTime, destinations, scheduledDeliveryConfig, deliveryRegionIds, otherCharges } =
    sent
  const area = readArea(sent)
  const rates = sent.rates ? readRates(sent.rates, `${root}.rates`, currency) : readPlainRates(sent, currency)
  return {
    ...before,
    ...(area && { area }),
    ...(areaName !== undefined && { areaName }),
    ...(estimatedDeliveryTime !== undefined && { estimatedDeliveryTime }),
    ...(destinations && { destinations: readDestinations(destinations) }),
    ...(scheduledDeliveryConfig && { schedule: readSchedule(scheduledDeliveryConfig) }),
    ...(rates && { rates }),
    ...(deliveryRegionIds && { deliveryRegionIds: [...new Set(deliveryRegionIds)] }),
    ...(otherCharges && { charges: readCharges(otherCharges, `${root}.otherCharges`, currency) }),
    ...(sent.active !== undefined && { active: sent.active }),
  }
}

export const newLocalDelivery = (sent: Sent, currency: string): LocalDeliveryRecord =>
  editLocalDelivery({ destinations: [], deliveryRegionIds: [], rates: [] }, sent, currency)
