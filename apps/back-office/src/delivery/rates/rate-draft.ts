import type { ShippingOption, ShippingOptionInput } from '@vitrine/client'
import { readDecimal } from '../../form/read-fields.ts'
import { FieldErrors } from '../../form/field-errors.ts'
import { words } from '../../words/words.ts'

type Rate = NonNullable<ShippingOptionInput['rates']>[number]
type Condition = NonNullable<Rate['conditions']>[number]

/** An editable condition. */
export interface ConditionDraft {
  readonly key: string
  readonly type: NonNullable<Condition['type']>
  readonly operator: NonNullable<Condition['operator']>
  readonly value: string
}

/** An editable rate. */
export interface RateDraft {
  readonly key: string
  readonly amount: string
  readonly multiplyByQuantity: boolean
  readonly conditions: readonly ConditionDraft[]
}

export const newCondition = (): ConditionDraft => ({
  key: crypto.randomUUID(),
  type: 'BY_TOTAL_WEIGHT',
  operator: 'LTE',
  value: '',
})

export const newRate = (): RateDraft => ({
  key: crypto.randomUUID(),
  amount: '',
  multiplyByQuantity: false,
  conditions: [],
})

/** Free delivery above an order amount: the most common extra rate. */
export const freeRate = (): RateDraft => ({
  ...newRate(),
  amount: '0',
  conditions: [{ ...newCondition(), type: 'BY_TOTAL_PRICE', operator: 'GTE' }],
})

export const draftsOf = (rates: ShippingOption['rates'] = []): RateDraft[] =>
  rates.map(({ amount = '', multiplyByQuantity = false, conditions = [] }) => ({
    key: crypto.randomUUID(),
    amount,
    multiplyByQuantity,
    conditions: conditions.map(({ type = 'BY_TOTAL_PRICE', operator = 'GTE', value = '' }) => ({
      key: crypto.randomUUID(),
      type,
      operator,
      value,
    })),
  }))

const weightDigits = 6

const readCondition = ({ type, operator, value }: ConditionDraft): Condition => ({
  type,
  operator,
  value: readDecimal(value, type === 'BY_TOTAL_PRICE' ? undefined : weightDigits) ?? '',
})

/** Names of the fields in the API call. */
export const amountField = (rate: number): string => `shippingOption.rates[${rate}].amount`
export const boundField = (rate: number, condition: number): string =>
  `shippingOption.rates[${rate}].conditions[${condition}].value`

/** Reads the rates. Throws field errors for invalid numbers. */
export const readRates = (drafts: readonly RateDraft[]): Rate[] => {
  const rates = drafts.map(({ amount, multiplyByQuantity, conditions }) => ({
    amount: readDecimal(amount) ?? '',
    multiplyByQuantity,
    conditions: conditions.map(readCondition),
  }))
  const wrong = rates.flatMap(({ amount, conditions }, rate) => [
    ...(amount === '' ? [amountField(rate)] : []),
    ...conditions.flatMap(({ value }, condition) => (value === '' ? [boundField(rate, condition)] : [])),
  ])
  if (wrong.length > 0) {
    throw new FieldErrors(wrong.map((field) => ({ field, description: words.notANumber })))
  }
  return rates
}

/** Reads the rates. `undefined` if any of them is invalid. */
export const readableRates = (drafts: readonly RateDraft[]): Rate[] | undefined => {
  try {
    return readRates(drafts)
  } catch {
    return undefined
  }
}
