import type { ConditionField, ConditionOperator } from '@vitrine/contract/entities/catalog/collection-rule.ts'

/** How texts are compared. Upper and lower case are the same. */
const textOperators = ['EQUALS', 'NOT_EQUALS', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH'] as const
/** Operators of texts of which a product has several: it matches if one of them does. */
const anyTextOperators = ['EQUALS', 'CONTAINS', 'STARTS_WITH', 'ENDS_WITH'] as const
const setOperators = ['IS_SET', 'IS_NOT_SET'] as const
const numberOperators = ['EQUALS', 'LESS_THAN', 'AT_MOST', 'AT_LEAST', 'GREATER_THAN'] as const
const flagOperators = ['IS_TRUE', 'IS_FALSE'] as const

/** The operators of each field, in the order in which forms show them. */
export const operatorsOf = {
  NAME: textOperators,
  BRAND: [...textOperators, ...setOperators],
  RIBBON: [...textOperators, ...setOperators],
  SKU: anyTextOperators,
  PRODUCT_TYPE: ['EQUALS'],
  PRICE: numberOperators,
  REDUCED: flagOperators,
  IN_STOCK: flagOperators,
  WEIGHT: numberOperators,
  CHOICE: anyTextOperators,
  CREATED: ['WITHIN_DAYS', 'NOT_WITHIN_DAYS'],
} as const satisfies Readonly<Record<ConditionField, readonly ConditionOperator[]>>

export type TextOperator = (typeof textOperators)[number]
export type NumberOperator = (typeof numberOperators)[number]
type AnyTextOperator = (typeof anyTextOperators)[number]
type SetOperator = (typeof setOperators)[number]
type FlagOperator = (typeof flagOperators)[number]

export const productTypes = ['PHYSICAL', 'DIGITAL'] as const

/** A condition on the products of a collection. Values are texts, as callers send them. */
export type Condition =
  | { readonly field: 'NAME'; readonly operator: TextOperator; readonly value: string }
  | { readonly field: 'BRAND' | 'RIBBON'; readonly operator: TextOperator; readonly value: string }
  | { readonly field: 'BRAND' | 'RIBBON'; readonly operator: SetOperator }
  | { readonly field: 'SKU'; readonly operator: AnyTextOperator; readonly value: string }
  | { readonly field: 'PRODUCT_TYPE'; readonly operator: 'EQUALS'; readonly value: (typeof productTypes)[number] }
  /** A decimal amount in the currency of the store, or a decimal weight in its unit. */
  | { readonly field: 'PRICE' | 'WEIGHT'; readonly operator: NumberOperator; readonly value: string }
  | { readonly field: 'REDUCED' | 'IN_STOCK'; readonly operator: FlagOperator }
  | {
      readonly field: 'CHOICE'
      readonly operator: AnyTextOperator
      /** Name of the option. */
      readonly option: string
      readonly value: string
    }
  /** The value is a number of days of 24 hours. */
  | { readonly field: 'CREATED'; readonly operator: 'WITHIN_DAYS' | 'NOT_WITHIN_DAYS'; readonly value: string }

/** Decides which products are in a collection. */
export interface Rule {
  readonly match: 'ALL' | 'ANY'
  /** At least one. */
  readonly conditions: readonly Condition[]
}

/** Returns whether a condition has a value. */
export const hasValue = (operator: ConditionOperator): boolean =>
  !(setOperators as readonly string[]).includes(operator) && !(flagOperators as readonly string[]).includes(operator)

/** Returns the numbers of days after which products begin or cease to match without having changed. */
export const daysIn = ({ conditions }: Rule): readonly number[] =>
  conditions.flatMap((condition) => (condition.field === 'CREATED' ? [Number(condition.value)] : []))
