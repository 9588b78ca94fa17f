import type { SubscriptionDetails } from '@vitrine/contract/entities/catalog/subscription-option.ts'
import type { VariantV3 } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { subscriptionPrice, type SubscriptionRecord } from '@vitrine/domain/catalog/subscription.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { presentPricePerUnit } from './present-unit-price.ts'
import { presentAmount, type Presenting } from './presenting.ts'

type Shown = SubscriptionDetails['subscriptions'][number]

const presentOne = (
  { id, title, description, visible, frequency, interval, billingCycles, discount }: SubscriptionRecord,
  currency: string,
): Shown => ({
  id,
  title,
  ...(description !== undefined && { description }),
  visible,
  frequency,
  interval,
  ...(billingCycles === undefined ? { autoRenewal: true } : { billingCycles }),
  ...(discount && {
    discount:
      discount.type === 'AMOUNT'
        ? { type: 'AMOUNT', amountOff: toDecimal(discount.amount, currency) }
        : { type: 'PERCENT', percentOff: Number(discount.percent) },
  }),
})

/** The subscriptions that a reader sees: shoppers only visible ones. */
const shownSubscriptions = ({ record, forMerchant }: Presenting) =>
  (record.subscriptions ?? []).filter(({ visible }) => visible || forMerchant)

/** Presents how a product is sold by subscription; `undefined` if it is not. */
export const presentSubscriptionDetails = (presenting: Presenting): SubscriptionDetails | undefined => {
  const subscriptions = shownSubscriptions(presenting)
  if (subscriptions.length === 0) return undefined
  return {
    subscriptions: subscriptions.map((one) => presentOne(one, presenting.site.currency)),
    allowOneTimePurchases: presenting.record.allowsOneTimePurchases ?? false,
  }
}

/** Presents the price of a variant by each subscription. */
export const presentSubscriptionPrices = (
  variant: VariantRecord,
  paid: Minor,
  presenting: Presenting,
): VariantV3['subscriptionPricesInfo'] => {
  const subscriptions = shownSubscriptions(presenting)
  if (subscriptions.length === 0 || !presenting.includes('SUBSCRIPTION_PRICES_INFO')) return undefined
  const subscriptionPrices = subscriptions.map((one) => {
    const price = subscriptionPrice(paid, one)
    const pricePerUnit = presentPricePerUnit(variant, price, presenting)
    return { subscriptionId: one.id, price: presentAmount(price, presenting), ...(pricePerUnit && { pricePerUnit }) }
  })
  return { subscriptionPrices }
}
