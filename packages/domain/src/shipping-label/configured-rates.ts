import type { ShippoConfiguration } from '@vitrine/contract/entities/shippo-configuration.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { percentOf, toMinor, type Minor } from '../money.ts'

type Configuration = Pick<
  Input<ShippoConfiguration>,
  'domesticServices' | 'internationalServices' | 'packageType' | 'packageDetails' | 'shipFromAddress'
>
type Service = NonNullable<
  NonNullable<Configuration['domesticServices'] | Configuration['internationalServices']>[number]['service']
>
type Settings = NonNullable<NonNullable<Configuration['domesticServices']>[number]['serviceSettings']>
type PackageType = NonNullable<Configuration['packageType']>

/** By which name the label provider knows a service. */
export const serviceTokens = {
  GROUND_ADVANTAGE: 'usps_ground_advantage',
  PRIORITY_MAIL: 'usps_priority',
  PRIORITY_MAIL_EXPRESS: 'usps_priority_express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'usps_first_class_package_international_service',
  PRIORITY_MAIL_INTERNATIONAL: 'usps_priority_mail_international',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'usps_priority_mail_express_international',
} as const satisfies Readonly<Record<Service, string>>

/** By which name the label provider knows a package of the carrier; one's own has its size instead. */
export const packageTemplates = {
  FLAT_RATE_ENVELOPE: 'USPS_FlatRateEnvelope',
  PADDED_FLAT_RATE_ENVELOPE: 'USPS_FlatRatePaddedEnvelope',
  SMALL_FLAT_RATE_BOX: 'USPS_SmallFlatRateBox',
  MEDIUM_FLAT_RATE_BOX_1: 'USPS_MediumFlatRateBox1',
  MEDIUM_FLAT_RATE_BOX_2: 'USPS_MediumFlatRateBox2',
  LARGE_FLAT_RATE_BOX: 'USPS_LargeFlatRateBox',
} as const satisfies Readonly<Record<Exclude<PackageType, 'CUSTOM'>, string>>

/** What a carrier asks for a service. */
export interface CarrierRate {
  readonly service: string
  readonly amount: Minor
  readonly currency: string
}

export type ConfiguredRate<Rate extends CarrierRate> = Rate & {
  /** What the buyer pays for it: the carrier's price with the fee for handling, nothing from an amount on. */
  readonly price: Minor
  /** When it comes, in the owner's words. */
  readonly deliveryTime?: string
}

const priceOf = (
  { amount, currency }: CarrierRate,
  { handlingFee, freeDeliveryMinimumAmount }: Settings,
  subtotal: Minor,
): Minor => {
  const isFree = freeDeliveryMinimumAmount !== undefined && subtotal >= toMinor(freeDeliveryMinimumAmount, currency)
  if (isFree) return 0
  const { value = '0', calculationType } = handlingFee ?? {}
  return amount + (calculationType === 'PERCENTAGE' ? percentOf(amount, value) : toMinor(value, currency))
}

/**
 * What of a carrier's rates a store offers: the services that are configured for where the parcel goes, each with what
 * its buyer pays, in the order in which they are configured.
 */
export const configuredRates = <Rate extends CarrierRate>(
  rates: readonly Rate[],
  configuration: Configuration,
  { country, subtotal }: { readonly country: string; readonly subtotal: Minor },
): ConfiguredRate<Rate>[] => {
  const isDomestic = country === configuration.shipFromAddress?.country
  const services = (isDomestic ? configuration.domesticServices : configuration.internationalServices) ?? []
  return services.flatMap(({ service, serviceSettings = {} }) => {
    const rate = service && rates.find((one) => one.service === serviceTokens[service])
    if (!rate) return []
    const { estimatedDeliveryTime: deliveryTime } = serviceSettings
    const price = priceOf(rate, serviceSettings, subtotal)
    return [{ ...rate, price, ...(deliveryTime !== undefined && { deliveryTime }) }]
  })
}
