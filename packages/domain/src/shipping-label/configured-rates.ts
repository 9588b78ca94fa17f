import type { ShippoConfiguration } from '@vitrine/contract/entities/orders/shippo-configuration.ts'
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

/** The label provider's names of services. */
export const serviceTokens = {
  GROUND_ADVANTAGE: 'usps_ground_advantage',
  PRIORITY_MAIL: 'usps_priority',
  PRIORITY_MAIL_EXPRESS: 'usps_priority_express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'usps_first_class_package_international_service',
  PRIORITY_MAIL_INTERNATIONAL: 'usps_priority_mail_international',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'usps_priority_mail_express_international',
} as const satisfies Readonly<Record<Service, string>>

/** The label provider's names of the carrier's packages. Custom packages are given by size instead. */
export const packageTemplates = {
  FLAT_RATE_ENVELOPE: 'USPS_FlatRateEnvelope',
  PADDED_FLAT_RATE_ENVELOPE: 'USPS_FlatRatePaddedEnvelope',
  SMALL_FLAT_RATE_BOX: 'USPS_SmallFlatRateBox',
  MEDIUM_FLAT_RATE_BOX_1: 'USPS_MediumFlatRateBox1',
  MEDIUM_FLAT_RATE_BOX_2: 'USPS_MediumFlatRateBox2',
  LARGE_FLAT_RATE_BOX: 'USPS_LargeFlatRateBox',
} as const satisfies Readonly<Record<Exclude<PackageType, 'CUSTOM'>, string>>

/** A carrier's price for a service. */
export interface CarrierRate {
  readonly service: string
  readonly amount: Minor
  readonly currency: string
}

export type ConfiguredRate<Rate extends CarrierRate> = Rate & {
  /** Price for the buyer: the carrier's price plus the handling fee, or 0 from the free delivery threshold. */
  readonly price: Minor
  /** Delivery time as entered by the merchant. */
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
 * Returns the rates a store offers: the services configured for the destination with the buyer's prices, in the
 * configured order.
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
