/** What the calls of both modules of Cart V2 take and answer: for a cart by its ID, and for the current cart. */
import { CartSummary } from '../../entities/selling/cart-summary.ts'
import { CartV2 } from '../../entities/selling/cart-v2.ts'
import {
  CatalogItem,
  CouponInput,
  CustomItem,
  DeliveryMethodInput,
  GiftCardInput,
  ItemUpsells,
  LineItemUpdate,
} from '../../entities/selling/cart-v2-inputs.ts'
import { FormSubmission } from '../../entities/selling/form-submission.ts'
import { Address } from '../../entities/common.ts'
import { clearableInput, described, flag, guid, input, list, oneOf, optional, shape } from '../../schema.ts'

/** All paths of a call, after that of all carts. */
export const cartPaths = <const Rest extends string>(rest: Rest) =>
  ({
    path: `/ecom/v2/carts${rest}`,
    aliases: [`/cart-v2/v2/carts${rest}`, `/_api/cart-v2/v2/carts${rest}`],
  }) as const

export const cartAnswer = shape({ cart: CartV2 })
export const calculatedAnswer = shape({ cart: CartV2, summary: CartSummary })
export const upsellsAnswer = shape({ itemsUpsells: list(ItemUpsells, { maxItems: 300 }) })

const perRequest = 100
const additions = {
  catalogItems: optional(list(input(CatalogItem), { maxItems: perRequest, description: 'Items from the catalog.' })),
  customItems: optional(
    list(input(CustomItem), {
      maxItems: perRequest,
      description: 'Items that are in no catalog. Elevated callers only.',
    }),
  ),
}

export const addedItems = shape(additions)
const sentCart = clearableInput(CartV2)
export const updatedCart = shape({ cart: sentCart })
export const newCart = shape({
  cart: optional(sentCart),
  ...additions,
  coupons: optional(list(CouponInput, { maxItems: 1, description: 'The coupon to apply.' })),
  giftCards: optional(list(GiftCardInput, { maxItems: 1, description: 'The gift card to redeem.' })),
  deliveryMethod: optional(DeliveryMethodInput),
})
export const updatedLines = shape({ lineItems: list(LineItemUpdate, { minItems: 1, maxItems: 300 }) })
export const removedLines = shape({ lineItemIds: list(guid(), { minItems: 1, maxItems: 300 }) })
export const addedCoupon = shape({ coupon: CouponInput })
export const removedCoupon = shape({ couponId: guid({ description: 'ID of the coupon: `coupons[0].id`.' }) })
export const addedGiftCard = shape({ giftCard: GiftCardInput })
export const removedGiftCard = shape({
  giftCardId: guid({ description: 'ID of the gift card: `paymentInfo.giftCards[0].id`.' }),
})
export const chosenDelivery = shape({ deliveryMethod: DeliveryMethodInput })
export const submittedForms = shape({
  formSubmissions: optional(
    list(FormSubmission, { maxItems: 100, description: 'All form submissions. They replace earlier ones.' }),
  ),
})

const refreshCart = optional(
  flag({ description: 'Whether to read prices and stock again. They are always read, so that it changes nothing.' }),
)
export const calculation = shape({ refreshCart })
export const estimation = shape({
  refreshCart,
  validationConfig: optional(
    oneOf(['SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'], {
      description:
        'Which problems to report: none, those of items, coupon and gift card, or also those of delivery and the details of the buyer. Default: `PRE_CHECKOUT_VALIDATIONS`.',
    }),
  ),
  deliveryAddress: optional(
    described(Address, 'Address to estimate for, without saving it. Default: that of the cart.'),
  ),
  calculateDelivery: optional(flag({ description: 'Whether to include delivery. Default: `false`.' })),
  calculateTax: optional(flag({ description: 'Whether to include tax. Default: `false`.' })),
  calculateAdditionalFees: optional(flag({ description: 'Whether to include additional fees. Default: `false`.' })),
  calculateGiftCards: optional(flag({ description: 'Whether to include the gift card. Default: `false`.' })),
})

export const itemErrors = [
  'ITEM_NOT_FOUND_IN_CATALOG',
  'INSUFFICIENT_INVENTORY',
  'MAX_LINE_ITEMS_EXCEEDED',
  'DUPLICATE_MODIFIER_GROUP_IDS',
  'DUPLICATE_ITEM_MODIFIER_IDS',
] as const
export const couponErrors = ['INVALID_COUPON_CODE', 'INVALID_COUPON_STATUS'] as const
export const giftCardErrors = ['INVALID_GIFT_CARD_CODE', 'INVALID_GIFT_CARD_STATUS'] as const
export const deliveryErrors = [
  'DELIVERY_METHOD_NOT_FOUND',
  'DELIVERY_METHOD_MISSING_ADDRESS',
  'DELIVERY_METHOD_MISSING_LINE_ITEMS',
] as const
export const newCartErrors = [...itemErrors, ...couponErrors, ...giftCardErrors, ...deliveryErrors] as const
