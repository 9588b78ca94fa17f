import { currencyDigits, toMinor, type Minor } from '../money.ts'
import type { CarrierRate } from './configured-rates.ts'

/** An origin or destination as needed for prices. */
export interface SampleRoute {
  readonly country: string
  readonly postalCode: string
}

export interface SampleParcel {
  readonly from: SampleRoute
  readonly to: SampleRoute
  /** In pounds. */
  readonly pounds: number
  /** Volume of a custom box in cubic inches. `undefined` for a flat-rate package. */
  readonly cubicInches?: number
}

export interface SampleRate extends CarrierRate {
  readonly serviceName: string
  readonly days: number
}

interface Service {
  readonly service: string
  readonly serviceName: string
  /** In hundredths of the currency: base price, per zone, and per pound and zone. */
  readonly base: number
  readonly perZone: number
  readonly perPound: number
  readonly days: (zone: number) => number
}

const atHome: readonly Service[] = [
  {
    service: 'usps_ground_advantage',
    serviceName: 'Ground Advantage',
    base: 450,
    perZone: 25,
    perPound: 12,
    days: (zone) => 2 + Math.ceil(zone / 2),
  },
  {
    service: 'usps_priority',
    serviceName: 'Priority Mail',
    base: 720,
    perZone: 35,
    perPound: 18,
    days: (zone) => 1 + Math.ceil(zone / 4),
  },
  {
    service: 'usps_priority_express',
    serviceName: 'Priority Mail Express',
    base: 2480,
    perZone: 140,
    perPound: 40,
    days: () => 1,
  },
]

const abroad: readonly Service[] = [
  {
    service: 'usps_first_class_package_international_service',
    serviceName: 'First-Class Package International',
    base: 1480,
    perZone: 60,
    perPound: 55,
    days: () => 14,
  },
  {
    service: 'usps_priority_mail_international',
    serviceName: 'Priority Mail International',
    base: 3360,
    perZone: 120,
    perPound: 60,
    days: () => 8,
  },
  {
    service: 'usps_priority_mail_express_international',
    serviceName: 'Priority Mail Express International',
    base: 5290,
    perZone: 180,
    perPound: 75,
    days: () => 4,
  },
]

/** Maximum weight of a parcel in pounds. */
export const heaviestPounds = 70
/** Maximum weight of international first-class packages. */
const heaviestFirstClass = 4

const digitOf = (postalCode: string): number => (postalCode.trim().toUpperCase().charCodeAt(0) || 48) % 10

/** Returns the zone: 1 to 8 within a country, by the start of postal codes, or 9 abroad. */
export const zoneOf = (from: SampleRoute, to: SampleRoute): number => {
  if (from.country !== to.country) return 9
  return Math.min(1 + Math.abs(digitOf(from.postalCode) - digitOf(to.postalCode)), 8)
}

/** Returns the dimensional weight of a large, light box. */
const chargedPounds = ({ pounds, cubicInches = 0 }: SampleParcel): number =>
  Math.max(1, Math.ceil(Math.max(pounds, cubicInches > 1728 ? cubicInches / 166 : 0)))

/** Returns the sample carrier's rates for a parcel by weight and zone. Empty if it is too heavy. */
export const sampleRates = (parcel: SampleParcel, currency: string): SampleRate[] => {
  if (parcel.pounds > heaviestPounds) return []
  const [zone, pounds] = [zoneOf(parcel.from, parcel.to), chargedPounds(parcel)]
  const services = zone === 9 ? abroad : atHome
  const priceOf = ({ base, perZone, perPound }: Service): Minor => {
    const hundredths = base + perZone * zone + perPound * zone * (pounds - 1)
    return toMinor((hundredths / 100).toFixed(Math.min(currencyDigits(currency), 2)), currency)
  }
  return services
    .filter(({ service }) => !service.includes('first_class') || parcel.pounds <= heaviestFirstClass)
    .map((one) => {
      const { service, serviceName, days } = one
      return { service, serviceName, amount: priceOf(one), currency, days: days(zone) }
    })
}
