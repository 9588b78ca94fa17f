import { elevated, room } from '../call.ts'
import { PriceSummary } from '../entities/checkout.ts'
import { DiscountOutcome } from '../entities/discount.ts'
import { CatalogReference } from '../entities/cart.ts'
import { MultiCurrencyPrice } from '../entities/common.ts'
import { country, email, entity, guid, integer, list, optional, shape, text, timestamp } from '../schema.ts'

const PreviewLine = entity('DiscountPreviewLine', {
  productName: text(),
  quantity: integer(),
  price: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
})

const outcomes = list(DiscountOutcome)

/** Which discounts a purchase gets, and why it does not get the others. The paths are ours. */
export const discountPreviewCalls = room({ scope: 'giftCards' })({
  previewDiscounts: {
    method: 'POST',
    path: '/vitrine/v1/discounts/preview',
    summary: 'Calculates a sample purchase: its totals, the discounts applied, and why others are not.',
    roles: elevated,
    repeatable: true,
    body: shape({
      lineItems: list(
        shape({ catalogReference: CatalogReference, quantity: integer({ minimum: 1, maximum: 100_000 }) }),
        { minItems: 1, maxItems: 50 },
      ),
      couponCode: optional(text({ maxLength: 100 })),
      memberId: optional(guid()),
      email: optional(email()),
      country: optional(country()),
      time: optional(timestamp({ description: 'When it is bought; now unless told.' })),
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
    summary: 'Explains which discounts a checkout gets, and why it does not get the others.',
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
