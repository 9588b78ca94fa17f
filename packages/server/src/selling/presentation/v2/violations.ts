import type { CartViolation } from '@vitrine/contract/entities/selling/cart-summary.ts'
import { missingDetails } from '@vitrine/domain/checkout/missing-details.ts'
import type { PricedBasket } from '../../basket/api.ts'
import { quantityViolations } from '../../basket/api.ts'
import { requiredDetails } from '../required-details.ts'
import { couponReason, giftCardReason } from './reasons.ts'

/** Which problems to report. */
export type Validation = 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS'

const error = (scope: CartViolation['scope'], code: CartViolation['code'], more: Partial<CartViolation> = {}) => ({
  scope,
  code,
  severity: 'ERROR' as const,
  ...more,
})

const ofStock = ({ lines }: PricedBasket): CartViolation[] => {
  const lacking = lines.filter(({ availability }) => availability !== 'AVAILABLE')
  if (lacking.length === 0) return []
  const names = lacking.map(({ item }) => `“${item.name}”`).join(', ')
  return [
    error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', {
      description: `Not available in this quantity: ${names}.`.slice(0, 1000),
      lineItemsOutOfStockData: {
        lineItemIds: lacking.map(({ line }) => line.id),
        allLineItemsOutOfStock: lines.every(({ available }) => available === 0),
      },
    }),
  ]
}

const ofQuantities = ({ lines }: PricedBasket): CartViolation[] =>
  quantityViolations(lines).map(({ description = '', target }) =>
    error('LINE_ITEM', 'CUSTOM_VALIDATION', {
      description,
      customValidationData: { target: { lineItem: target!.lineItem! } },
    }),
  )

const ofCoupon = ({ record: { couponCode }, used, outcomes }: PricedBasket): CartViolation[] => {
  if (couponCode === undefined) return []
  if (!used) {
    const description = 'The coupon no longer exists.'
    return [
      {
        scope: 'DISCOUNT',
        code: 'INVALID_COUPON_CODE',
        severity: 'WARNING',
        description,
        invalidCouponCodeData: { couponCode },
      },
    ]
  }
  if (!used.refusal) return []
  const notApplied = outcomes.find(({ rule }) => rule.source === 'COUPON')?.notApplied
  return [
    error('DISCOUNT', 'INVALID_COUPON_STATUS', {
      description: 'The coupon does not apply.',
      invalidCouponStatusData: {
        couponCode,
        reason: notApplied ? couponReason(notApplied) : 'UNKNOWN_INVALID_COUPON_REASON',
      },
    }),
  ]
}

const ofGiftCard = ({ giftCard, lines }: PricedBasket): CartViolation[] => {
  if (!giftCard) return []
  if (giftCard.refusal) {
    const { id: giftCardId, obfuscatedCode: giftCardCode, refusal } = giftCard
    return [
      error('GIFT_CARD', 'INVALID_GIFT_CARD_STATUS', {
        description: 'The gift card cannot be redeemed.',
        invalidGiftCardStatusData: { giftCardCode, reason: giftCardReason(refusal), giftCardId },
      }),
    ]
  }
  const isGiftCardsOnly = lines.length > 0 && lines.every(({ item }) => item.kind === 'GIFT_CARD')
  if (!isGiftCardsOnly) return []
  const description = 'Gift cards cannot pay for gift cards.'
  return [{ scope: 'GIFT_CARD', code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD', severity: 'WARNING', description }]
}

/** Problems of what is bought, which a page of the cart can show. */
const beforeCheckout = (view: PricedBasket): CartViolation[] => [
  ...(view.lines.length === 0 ? [error('GLOBAL', 'EMPTY_CART', { description: 'The cart is empty.' })] : []),
  ...ofStock(view),
  ...ofQuantities(view),
  ...ofCoupon(view),
  ...ofGiftCard(view),
]

/** Whether a method is offered is known only if delivery was calculated. */
const ofDelivery = ({ record, totals, moment }: PricedBasket): CartViolation[] => {
  if (!totals.needsDelivery) return []
  const { chosen, unavailableCode, offered } = totals.delivery
  const isAddressed = record.shippingDestination?.address?.country !== undefined
  const isUncovered = isAddressed && moment !== undefined && !chosen
  return [
    ...(isAddressed
      ? []
      : [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS', { description: 'The delivery address is missing.' })]),
    ...(record.selectedDelivery === undefined && !isUncovered
      ? [error('DELIVERY', 'MISSING_DELIVERY_METHOD', { description: 'No delivery method is selected.' })]
      : []),
    ...(isAddressed && chosen && unavailableCode !== undefined
      ? [
          error('DELIVERY', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', {
            description: 'The delivery method is not offered for these items and this address.',
          }),
        ]
      : []),
    ...(isUncovered
      ? [
          error('DELIVERY', 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS', {
            description:
              offered.length > 0
                ? 'Some items cannot be delivered to this address.'
                : 'The store does not deliver to this address.',
          }),
        ]
      : []),
  ]
}

/** Names of the second generation for the details of an order, by the beginning of those of the first. */
const detailNames: readonly (readonly [first: string, second: string])[] = [
  ['checkout.buyerInfo.email', 'customerInfo.email'],
  ['checkout.shippingInfo.shippingDestination.contactDetails', 'customerInfo'],
  ['checkout.shippingInfo.shippingDestination.address', 'deliveryInfo.address'],
  ['checkout.billingInfo.contactDetails', 'paymentInfo.billingContact'],
  ['checkout.billingInfo.address', 'paymentInfo.billingAddress'],
  ['checkout.customFields', 'the answers to the questions of the store'],
]

/** Names the field of a cart that a detail of an order is. */
const detailName = (path: string): string => {
  const [first, second] = detailNames.find(([start]) => path.startsWith(start)) ?? [path, path]
  return second + path.slice(first.length)
}

const isDelivery = (name: string): boolean => name === 'deliveryInfo.address.country'

const ofDetails = (view: PricedBasket, isBuyer: boolean): CartViolation[] => {
  // Policies are agreed to with the order.
  const missing = missingDetails(requiredDetails(view, { isBuyer, hasAgreed: true })).map(detailName)
  return missing
    .filter((name) => !isDelivery(name))
    .map((name) => error('GLOBAL', 'GENERAL_CODE', { description: `Missing: ${name}.` }))
}

/** Returns the problems of a cart. Those with severity ERROR prevent an order. */
export const cartViolations = (
  view: PricedBasket,
  { validation, isBuyer }: { readonly validation: Validation; readonly isBuyer: boolean },
): CartViolation[] => {
  if (validation === 'SKIP_VALIDATIONS') return []
  const found = beforeCheckout(view)
  if (validation === 'PRE_CHECKOUT_VALIDATIONS' || view.lines.length === 0) return found
  return [...found, ...ofDelivery(view), ...ofDetails(view, isBuyer)].slice(0, 100)
}
