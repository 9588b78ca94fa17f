import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import {
  amount,
  country,
  decimal,
  entity,
  flag,
  guid,
  input,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })

export type FeeRule = Static<typeof FeeRule>
export const FeeRule = entity(
  'FeeRule',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 50, description: 'The name shown to buyers.' }),
    active: flag({ description: 'Default: true.' }),
    amount: optional(
      amount({ money: 'store', description: 'A fixed amount. Set either this or `percentage`.' }, { gt: 0 }),
    ),
    percentage: optional(
      decimal(
        { gt: 0, lte: 100, maxScale: 4 },
        { description: 'Percentage of the price of the matching items before discounts, such as `"2.5"`.' },
      ),
    ),
    basis: oneOf(['ORDER', 'ITEM'], {
      description: '`ORDER` charges the fee once per order, `ITEM` charges the amount per unit. Default: `ORDER`.',
    }),
    productIds: optional(
      list(guid(), {
        minItems: 1,
        maxItems: 100,
        description: 'Applies to these products, in addition to those in `collectionIds`.',
      }),
    ),
    collectionIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'Applies to products in these collections.' }),
    ),
    destinations: optional(
      list(
        shape({
          country: country({ minLength: 2 }),
          subdivisions: optional(list(text({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 100 })),
        }),
        { minItems: 1, maxItems: 250, description: 'Applies only to deliveries to these destinations.' },
      ),
    ),
    minSubtotal: optional(
      amount({ money: 'store', description: 'Applies only if the subtotal before discounts is at least this amount.' }),
    ),
    maxSubtotal: optional(
      amount({ money: 'store', description: 'Applies only if the subtotal before discounts is at most this amount.' }),
    ),
    taxable: flag({ description: 'Whether the fee is taxed. Default: true.' }),
    taxGroupId: optional(guid({ description: 'Tax group of the fee. Default: the default tax group.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A fee that is added to carts, checkouts and orders automatically.' },
)

const FeeRuleFields = entity(
  'FeeRuleFields',
  { id: text(), name: text(), active: flag(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that fee rules can be filtered and sorted by.' },
)

/** Fields that `unset` can remove. */
const limits = [
  'amount',
  'percentage',
  'productIds',
  'collectionIds',
  'destinations',
  'minSubtotal',
  'maxSubtotal',
  'taxGroupId',
] as const

const feeRule = shape({ feeRule: FeeRule })

/** Fees that the owner defines. The paths are specific to Vitrine. */
export const feeRuleCalls = room({ scope: 'catalog', area: 'settings' })({
  createFeeRule: {
    method: 'POST',
    path: '/vitrine/v1/fee-rules',
    summary: 'Creates a fee rule, which adds a fee to purchases automatically.',
    roles: elevated,
    repeatable: false,
    body: shape({ feeRule: input(FeeRule) }),
    response: feeRule,
    errors: ['NOT_FOUND'],
    client: {
      module: 'feeRules',
      args: 'feeRule',
      gives: 'feeRule',
      example: "await owner.feeRules.createFeeRule({ name: 'Small order fee', amount: '2.00', maxSubtotal: '20' })",
    },
  },
  getFeeRule: {
    method: 'GET',
    path: '/vitrine/v1/fee-rules/{id}',
    summary: 'Returns a fee rule.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: feeRule,
    errors: ['NOT_FOUND'],
    client: {
      module: 'feeRules',
      gives: 'feeRule',
      example: 'const { name } = await owner.feeRules.getFeeRule(feeRule.id)',
    },
  },
  queryFeeRules: {
    method: 'POST',
    path: '/vitrine/v1/fee-rules/query',
    summary: 'Lists fee rules that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ feeRules: list(FeeRule), pagingMetadata: CursorMetadata }),
    client: {
      module: 'feeRules',
      finds: { fields: FeeRuleFields },
      example: "const { items } = await owner.feeRules.queryFeeRules().ascending('name').find()",
    },
  },
  updateFeeRule: {
    method: 'PATCH',
    path: '/vitrine/v1/fee-rules/{id}',
    summary: 'Updates a fee rule. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      feeRule: input(FeeRule),
      unset: optional(list(oneOf(limits), { maxItems: limits.length, description: 'Fields to remove.' })),
    }),
    response: feeRule,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'feeRules',
      args: 'id feeRule ...options',
      gives: 'feeRule',
      example: [
        'const { revision } = feeRule',
        "await owner.feeRules.updateFeeRule(feeRule.id, { revision, percentage: '2' }, { unset: ['amount'] })",
      ],
    },
  },
  deleteFeeRule: {
    method: 'DELETE',
    path: '/vitrine/v1/fee-rules/{id}',
    summary: 'Deletes a fee rule. Existing orders do not change.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'feeRules', example: 'await owner.feeRules.deleteFeeRule(feeRule.id)' },
  },
})
