import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../../call.ts'
import { withdrawalExclusion } from '../../entities/orders/withdrawal.ts'
import { amount, decimal, entity, guid, integer, localDate, oneOf, optional, shape } from '../../schema.ts'

const id = shape({ id: guid() })
const quantity = (description: string) => integer({ minimum: 1, maximum: 100_000, description })

export type PurchaseTerms = Static<typeof PurchaseTerms>
export const PurchaseTerms = entity(
  'PurchaseTerms',
  {
    minQuantity: optional(quantity('Minimum quantity per order, across all variants of the product.')),
    maxQuantity: optional(quantity('Maximum quantity per order, across all variants of the product.')),
    multipleOf: optional(quantity('Quantities must be a multiple of this number.')),
    maxPerCustomer: optional(quantity('Maximum total quantity per customer, across all of their orders.')),
    paymentOption: optional(
      oneOf(['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'], {
        description: 'Default: `FULL_PAYMENT_ONLINE`. Amounts not paid online are due after the order is placed.',
      }),
    ),
    depositAmount: optional(
      amount({ money: 'store', description: 'Deposit per item, due when the order is placed.' }, { gt: 0 }),
    ),
    depositPercentage: optional(
      decimal({ gt: 0, lte: 99.9999, maxScale: 4 }, { description: 'Deposit as a percentage of the price.' }),
    ),
    remainderDueInDays: optional(
      integer({ minimum: 0, maximum: 1825, description: 'Number of days after the order when the balance is due.' }),
    ),
    remainderDueDate: optional(
      localDate({ description: 'Due date of the balance. If neither is set, the site settings apply.' }),
    ),
    withdrawalExclusion: optional(
      withdrawalExclusion(
        'Why EU buyers have no right of withdrawal: Directive 2011/83/EU, Article 16. By default, they have one.',
      ),
    ),
  },
  { description: 'Quantity limits, payment terms and right of withdrawal of a product.' },
)

const purchaseTerms = shape({ purchaseTerms: PurchaseTerms })

/** The terms on which products are sold. The paths are specific to Vitrine. */
export const purchaseTermsCalls = room({ scope: 'catalog', area: 'products' })({
  getPurchaseTerms: {
    method: 'GET',
    path: '/vitrine/v1/products/{id}/purchase-terms',
    summary: 'Returns the quantity limits, payment terms and right of withdrawal of a product.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: purchaseTerms,
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'purchaseTerms',
      gives: 'purchaseTerms',
      example: 'const { minQuantity = 1 } = await client.purchaseTerms.getPurchaseTerms(product.id)',
    },
  },
  setPurchaseTerms: {
    method: 'PUT',
    path: '/vitrine/v1/products/{id}/purchase-terms',
    summary: 'Replaces the purchase terms of a product. Terms that are not sent are removed.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: purchaseTerms,
    response: purchaseTerms,
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'purchaseTerms',
      args: 'id purchaseTerms',
      gives: 'purchaseTerms',
      example: [
        "const deposit = { paymentOption: 'DEPOSIT_ONLINE' as const, depositPercentage: '30' }",
        'await owner.purchaseTerms.setPurchaseTerms(product.id, { maxPerCustomer: 2, ...deposit })',
      ],
    },
  },
})
