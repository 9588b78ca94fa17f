import type {
  LocalDeliveryOption,
  ScheduledDelivery,
} from '@vitrine/contract/entities/pricing/local-delivery-option.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Rate } from '@vitrine/domain/shipping/shipping.ts'
import { presentRevision } from '../../../ground/document/document-store.ts'
import type { Document } from '../../../ground/document/store.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { presentWindows } from '../pickup/present.ts'
import { presentCharges, presentRate } from '../present.ts'
import type { AreaRecord, LocalDeliveryRecord, ScheduleRecord } from '../tables.ts'

type Area = Pick<LocalDeliveryOption, 'zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'cityConfig'>

const presentArea = (area: AreaRecord, lengthUnit: 'KM' | 'MI'): Area => {
  switch (area.kind) {
    case 'ZIP':
      return { zipConfig: { zipCodes: [...area.zipCodes] } }
    case 'RADIUS': {
      const { formattedAddress, center: geocode, radius } = area
      return {
        radiusConfig: {
          address: { ...(formattedAddress !== undefined && { formattedAddress }), geocode },
          radius,
          lengthUnit,
        },
      }
    }
    case 'CUSTOM':
      return { customAreaConfig: { geocodes: [...area.corners] } }
    case 'CITY':
      return {
        cityConfig: {
          cityItems: area.cities.map(({ name, country, subdivision }) => ({
            cityName: name,
            country,
            ...(subdivision !== undefined && { subdivision }),
            cityKey: [country, subdivision, name.toLowerCase()]
              .filter((part) => part !== undefined)
              .join('/')
              .slice(0, 100),
          })),
        },
      }
  }
}

const presentSchedule = ({ windows, closedDates, ...schedule }: ScheduleRecord): ScheduledDelivery => ({
  ...schedule,
  timeWindows: presentWindows(windows),
  ...(closedDates && { closedDates: [...closedDates] }),
})

/** Returns the single rate and its free-from amount, if that describes all rates. Older callers read nothing else. */
const presentPlain = (rates: readonly Rate[], currency: string) => {
  const plain = rates.find(({ conditions }) => conditions.length === 0)
  const free = rates.find(
    ({ amount, conditions: [only, ...more] }) =>
      amount === 0 && only?.type === 'BY_TOTAL_PRICE' && only.operator === 'GTE' && more.length === 0,
  )
  return {
    ...(plain && { rate: toDecimal(plain.amount, currency) }),
    ...(free && { minimumFreeDeliveryOrderAmount: Number(toDecimal(free.conditions[0]!.value, currency)) }),
  }
}

/** Presents a local delivery to the owner. */
export const presentLocalDelivery = (
  document: Document<LocalDeliveryRecord>,
  { currency, settings }: Pick<Site, 'currency' | 'settings'>,
): LocalDeliveryOption => {
  const { areaName, estimatedDeliveryTime, area, destinations, schedule, rates, charges, active = true } = document.body
  return {
    ...presentRevision(document),
    ...(area && presentArea(area, settings.lengthUnit ?? 'KM')),
    ...(areaName !== undefined && { areaName }),
    ...(estimatedDeliveryTime !== undefined && { estimatedDeliveryTime }),
    ...presentPlain(rates, currency),
    destinations: destinations.flatMap(({ country, subdivisions }) =>
      country === undefined ? [] : [{ code: country, subdivisions: [...subdivisions] }],
    ),
    ...(schedule && { scheduledDeliveryConfig: presentSchedule(schedule) }),
    rates: rates.map((rate) => presentRate(rate, currency)),
    deliveryRegionIds: [...document.body.deliveryRegionIds],
    ...(charges && { otherCharges: presentCharges(charges, currency) }),
    active,
  }
}
