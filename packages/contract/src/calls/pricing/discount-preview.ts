import { elevated, room } from '../../call.ts'
import { PriceSummary } from '../../entities/selling/checkout.ts'
import { DiscountOutcome } from '../../entities/pricing/discount.ts'
import { CatalogReference } from '../../entities/selling/cart.ts'
import { MultiCurrencyPrice } from '../../entities/common.ts'
import { country, email, entity, guid, integer, list, optional, shape, text, timestamp } from '../../schema.ts'

const PreviewLine = entity('DiscountPreviewLine', {
  productName: text(),
  quantity: integer(),
  price: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
})

const outcomes = list(DiscountOutcome)

/** Explains which discounts apply to a purchase. The paths are specific to Vitrine. */
export const discountPreviewCalls = room({ scope: 'giftCards', area: 'marketing' })({
  previewDiscounts: {
    method: 'POST',
    path: '/vitrine/v1/discounts/preview',
    summary: 'Calculates a sample purchase: its totals, the discounts that apply, and why the others do not.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      lineItems: list(
        shape({ catalogReference: CatalogReference, quantity: integer({ minimum: 1, maximum: 100_000 }) }),
        { minItems: 1, maxItems: 50 },
      ),
      couponCode: optional(text({ maxLength: 100 })),
      memberId: optional(guid({ description: 'Calculates the purchase as for this member.' })),
      email: optional(email({ description: 'Email of the buyer, for limits per customer.' })),
      country: optional(country()),
      time: optional(timestamp({ description: 'Time of the purchase. Default: now.' })),
    }),
    response: shape({ priceSummary: PriceSummary, lineItems: list(PreviewLine), discounts: outcomes }),
    errors: ['NOT_FOUND', 'PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'discounts',
      example: [
        'const lineItems = [{ catalogReference, quantity: 3 }]',
        "const { discounts, priceSummary } = await owner.discounts.previewDiscounts({ lineItems, country: 'DE' })",
      ],
    },
  },
  explainCheckoutDiscounts: {
    method: 'GET',
    path: '/vitrine/v1/checkouts/{id}/discounts',
    summary: 'Lists the discounts that apply to a checkout, and why the others do not.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({ discounts: outcomes }),
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'discounts',
      gives: 'discounts',
      example: 'const outcomes = await owner.discounts.explainCheckoutDiscounts(checkout.id)',
    },
  },
})
