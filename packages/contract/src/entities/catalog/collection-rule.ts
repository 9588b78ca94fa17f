import type { Static } from 'typebox'
import { entity, list, oneOf, optional, text } from '../../schema.ts'

/** The maximum number of conditions of a rule. */
export const maxConditions = 20

/** What a condition compares. */
export const conditionFields = [
  'NAME',
  'BRAND',
  'RIBBON',
  'SKU',
  'PRODUCT_TYPE',
  'PRICE',
  'REDUCED',
  'IN_STOCK',
  'WEIGHT',
  'CHOICE',
  'CREATED',
] as const
export type ConditionField = (typeof conditionFields)[number]

/** How a condition compares. Each field has some of them. */
export const conditionOperators = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
  'IS_SET',
  'IS_NOT_SET',
  'LESS_THAN',
  'AT_MOST',
  'AT_LEAST',
  'GREATER_THAN',
  'IS_TRUE',
  'IS_FALSE',
  'WITHIN_DAYS',
  'NOT_WITHIN_DAYS',
] as const
export type ConditionOperator = (typeof conditionOperators)[number]

export type RuleCondition = Static<typeof RuleCondition>
const RuleCondition = entity(
  'CollectionRuleCondition',
  {
    field: oneOf(conditionFields, {
      description:
        '`RIBBON`: any ribbon of the product. `SKU`, `REDUCED`, `IN_STOCK`, `WEIGHT` and `CHOICE` match if a visible ' +
        'variant does. `PRICE`: what the cheapest visible variant costs, reductions included. `CHOICE`: a choice of ' +
        'the option `option`.',
    }),
    operator: oneOf(conditionOperators, {
      description:
        '`NAME`: `EQUALS`, `NOT_EQUALS`, `CONTAINS`, `NOT_CONTAINS`, `STARTS_WITH`, `ENDS_WITH`. `BRAND` and `RIBBON`: ' +
        'these, `IS_SET` and `IS_NOT_SET`. `SKU` and `CHOICE`: `EQUALS`, `CONTAINS`, `STARTS_WITH`, `ENDS_WITH`. ' +
        '`PRODUCT_TYPE`: `EQUALS`. `PRICE` and `WEIGHT`: `EQUALS`, `LESS_THAN`, `AT_MOST`, `AT_LEAST`, `GREATER_THAN`. ' +
        '`REDUCED` and `IN_STOCK`: `IS_TRUE`, `IS_FALSE`. `CREATED`: `WITHIN_DAYS`, `NOT_WITHIN_DAYS`. Upper and lower ' +
        'case are the same.',
    }),
    value: optional(
      text({
        minLength: 1,
        maxLength: 100,
        description:
          'What it is compared with. Required, except for `IS_SET`, `IS_NOT_SET`, `IS_TRUE` and `IS_FALSE`, which have ' +
          'none. `PRODUCT_TYPE`: `PHYSICAL` or `DIGITAL`. `PRICE`: an amount in the currency of the store, such as ' +
          '`19.90`. `WEIGHT`: a number such as `0.25`. `CREATED`: a number of days from 1 to 3650.',
      }),
    ),
    option: optional(
      text({ minLength: 1, maxLength: 50, description: 'Name of the option, such as `Color`. Only for `CHOICE`.' }),
    ),
  },
  { description: 'A condition of a rule.' },
)

const ruleFields = {
  match: oneOf(['ALL', 'ANY'], { description: 'Whether a product must match all conditions or any of them.' }),
  conditions: list(RuleCondition, { minItems: 1, maxItems: maxConditions }),
}

export type SentRule = Static<typeof SentRule>
export const SentRule = entity('CollectionRuleConditions', ruleFields, {
  description: 'Conditions that decide which products are in a collection.',
})

export type CollectionRule = Static<typeof CollectionRule>
export const CollectionRule = entity(
  'CollectionRule',
  {
    collectionId: text(),
    ...ruleFields,
    status: oneOf(['FILLING', 'UP_TO_DATE', 'FAILED'], {
      description:
        '`FILLING`: products are being added and removed after the rule has changed. `UP_TO_DATE`: all products have ' +
        'been checked; later changes of products follow within seconds. `FAILED`: filling has failed several times; ' +
        'set the rule again to repeat it.',
    }),
  },
  { description: 'The rule of a collection.' },
)
