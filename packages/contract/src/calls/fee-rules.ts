import type { Static } from 'typebox'
import { elevated, room } from '../call.ts'
import { revision } from '../entities/common.ts'
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
} from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })

export type FeeRule = Static<typeof FeeRule>
export const FeeRule = entity(
  'FeeRule',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 50, description: 'What buyers read.' }),
    active: flag({ description: 'On by default.' }),
    amount: optional(
      amount({ money: 'store', description: 'A fixed amount; a fee has either this or a percentage.' }, { gt: 0 }),
    ),
    percentage: optional(
      decimal(
        { gt: 0, lte: 100, maxScale: 4 },
        { description: 'Of what the items cost that the fee is for, before discounts: `"2.5"`.' },
      ),
    ),
    basis: oneOf(['ORDER', 'ITEM'], {
      description: 'ORDER: once for each order, unless told. ITEM: an amount for each piece.',
    }),
    productIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'For these products, beside those of `collectionIds`.' }),
    ),
    collectionIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'For products of these collections.' }),
    ),
    destinations: optional(
      list(
        shape({
          country: country({ minLength: 2 }),
          subdivisions: optional(list(text({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 100 })),
        }),
        { minItems: 1, maxItems: 250, description: 'For delivery to these alone.' },
      ),
    ),
    minSubtotal: optional(
      amount({ money: 'store', description: 'Only where all items cost at least this, before discounts.' }),
    ),
    maxSubtotal: optional(
      amount({ money: 'store', description: 'Only where all items cost at most this, before discounts.' }),
    ),
    taxable: flag({ description: 'Whether it is taxed, as it is unless told.' }),
    taxGroupId: optional(guid({ description: 'The default group unless told.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A fee that carts, checkouts and orders get by themselves.' },
)

const FeeRuleFields = entity(
  'FeeRuleFields',
  { id: text(), name: text(), active: flag(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that fee rules can be filtered and sorted by.' },
)

/** What a fee rule may lose again. */
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

/** Fees that the owner sets. The paths are ours. */
export const feeRuleCalls = room({ scope: 'catalog' })({
  createFeeRule: {
    method: 'POST',
    path: '/vitrine/v1/fee-rules',
    summary: 'Creates a fee that purchases get by themselves.',
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
    summary: 'Reads a fee rule.',
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
    summary: 'Finds fee rules.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Updates the fields of a fee rule that are sent; needs its revision. `unset` removes others.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      feeRule: input(FeeRule),
      unset: optional(list(oneOf(limits), { maxItems: limits.length })),
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
    summary: 'Deletes a fee rule; orders do not change.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'feeRules', example: 'await owner.feeRules.deleteFeeRule(feeRule.id)' },
  },
})
