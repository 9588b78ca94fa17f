import { elevated, room } from '../../call.ts'
import { CatalogReference, NewModifierGroups, SelectedShippingOption, VatId } from '../../entities/selling/cart.ts'
import { EstimateTotals } from '../../entities/selling/checkout.ts'
import { Address } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import {
  amount,
  anyMap,
  anything,
  email,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  unbuilt,
} from '../../schema.ts'

const taxableAddress = optional(shape({ addressType: optional(oneOf(['BUSINESS', 'BILLING', 'SHIPPING'])) }))

const noEffectOnTotals = 'is not used: it does not affect totals'
const notStored = 'is not used: it is not stored'

const TotalsLineItem = entity(
  'TotalsLineItem',
  {
    id: optional(text({ minLength: 1, maxLength: 100 })),
    catalogReference: optional(CatalogReference),
    quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
    price: optional(amount({ description: 'Unit price.' })),
    fullPrice: optional(amount()),
    productName: optional(text({ maxLength: 200 })),
    physicalProperties: optional(
      shape({
        weight: optional(number({ minimum: 0, maximum: 1_000_000 })),
        sku: optional(text({ maxLength: 40 })),
        shippable: optional(flag()),
      }),
    ),
    itemType: optional(
      shape({
        preset: optional(oneOf(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'])),
        custom: optional(text({ maxLength: 100 })),
      }),
    ),
    taxableAddress,
    taxGroupId: optional(guid()),
    paymentOption: optional(
      oneOf([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ]),
    ),
    depositAmount: optional(amount({ description: 'Deposit per unit, due when the order is placed.' })),
    modifierGroups: optional(NewModifierGroups),
    subscriptionSettings: optional(unbuilt(anything(), later.subscription)),
    serviceProperties: optional(unbuilt(anything(), noEffectOnTotals)),
    rootCatalogItemId: optional(unbuilt(text({ maxLength: 36 }), noEffectOnTotals)),
    deliveryProfileId: optional(unbuilt(guid(), 'is that of the product')),
  },
  { description: 'A line item at a price set by the caller.' },
)

export const totalsCalculatorCalls = room({ scope: 'orders', area: 'carts' })({
  calculateTotals: {
    method: 'POST',
    path: '/ecom/v1/calculate-totals',
    summary:
      'Calculates totals of line items at given prices, with coupon, delivery, tax and gift card. Creates nothing.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      lineItems: list(TotalsLineItem, { minItems: 1, maxItems: 300 }),
      couponId: optional(text({ maxLength: 100, description: 'ID of a coupon, used if `couponCode` is not set.' })),
      couponCode: optional(text({ maxLength: 100 })),
      giftCardCode: optional(text({ maxLength: 100 })),
      giftCardRedeemAmount: optional(amount()),
      shippingAddress: optional(Address),
      billingAddress: optional(Address),
      vatId: optional(VatId),
      selectedShippingOption: optional(SelectedShippingOption),
      memberId: optional(guid()),
      buyerEmail: optional(
        email({ description: 'Email of the buyer, for first-order discounts and limits per customer.' }),
      ),
      buyerPhone: optional(unbuilt(text({ maxLength: 50 }), noEffectOnTotals)),
      selectedMemberships: optional(unbuilt(anything(), later.membership)),
      calculationId: optional(unbuilt(text({ maxLength: 100 }), notStored)),
      purchaseFlowId: optional(unbuilt(text({ maxLength: 100 }), notStored)),
      externalReferences: optional(unbuilt(anything(), notStored)),
      businessLocationId: optional(unbuilt(guid(), noEffectOnTotals)),
      extendedFields: optional(unbuilt(anyMap(), notStored)),
    }),
    response: EstimateTotals,
    errors: ['ERROR_COUPON_DOES_NOT_EXIST', 'ERROR_GIFT_CARD_NOT_ACCEPTED'],
    client: {
      module: 'totalsCalculator',
      args: '...options',
      example: [
        "const lineItems = [{ id: 'mug', quantity: 2, price: '19.00' }]",
        'const { priceSummary } = await owner.totalsCalculator.calculateTotals({ lineItems })',
      ],
    },
  },
})
