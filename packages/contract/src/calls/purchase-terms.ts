import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../call.ts'
import { withdrawalExclusion } from '../entities/withdrawal.ts'
import { amount, decimal, entity, guid, integer, localDate, oneOf, optional, shape } from '../schema.ts'

const id = shape({ id: guid() })
const quantity = (description: string) => integer({ minimum: 1, maximum: 100_000, description })

export type PurchaseTerms = Static<typeof PurchaseTerms>
export const PurchaseTerms = entity(
  'PurchaseTerms',
  {
    minQuantity: optional(quantity('The least that one order can have of the product, all variants together.')),
    maxQuantity: optional(quantity('The most that one order can have of it.')),
    multipleOf: optional(quantity('It is sold in packs of so many.')),
    maxPerCustomer: optional(quantity('The most that one customer can order of it, in all orders together.')),
    paymentOption: optional(
      oneOf(['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'], {
        description: 'FULL_PAYMENT_ONLINE unless told; what is not paid online is paid after the order.',
      }),
    ),
    depositAmount: optional(
      amount({ money: 'store', description: 'What is paid for each piece with the order.' }, { gt: 0 }),
    ),
    depositPercentage: optional(
      decimal({ gt: 0, lte: 99.9999, maxScale: 4 }, { description: 'The same as a share of what it costs.' }),
    ),
    remainderDueInDays: optional(
      integer({ minimum: 0, maximum: 1825, description: 'So many days after the order the rest is due.' }),
    ),
    remainderDueDate: optional(
      localDate({ description: 'The day on which the rest is due; as the site settings say where neither is set.' }),
    ),
    withdrawalExclusion: optional(
      withdrawalExclusion(
        'Why buyers in the EU have no right of withdrawal from it: Directive 2011/83/EU, Article 16. They have one unless told.',
      ),
    ),
  },
  { description: 'How many of a product can be ordered, when it is paid, and whether buyers can withdraw from it.' },
)

const purchaseTerms = shape({ purchaseTerms: PurchaseTerms })

/** On which terms products are sold. The paths are ours. */
export const purchaseTermsCalls = room({ scope: 'catalog' })({
  getPurchaseTerms: {
    method: 'GET',
    path: '/vitrine/v1/products/{id}/purchase-terms',
    summary: 'Says how many of a product can be ordered, and when it is paid.',
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
    summary: 'Sets how many of a product can be ordered and when it is paid; what is not sent is not limited.',
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
