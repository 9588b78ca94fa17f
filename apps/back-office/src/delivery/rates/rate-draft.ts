import type { ShippingOption, ShippingOptionInput } from '@vitrine/client'
import { readDecimal } from '../../form/read-fields.ts'
import { Complaints } from '../../form/field-errors.ts'
import { words } from '../../words/en.ts'

type Rate = NonNullable<ShippingOptionInput['rates']>[number]
type Condition = NonNullable<Rate['conditions']>[number]

/** A condition as it is being typed. */
export interface ConditionDraft {
  readonly key: string
  readonly type: NonNullable<Condition['type']>
  readonly operator: NonNullable<Condition['operator']>
  readonly value: string
}

/** A price as it is being typed. */
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

/** Free from an amount: the wish that shops have most. */
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

/** The names of the server for what stands in a line. */
export const amountField = (rate: number): string => `shippingOption.rates[${rate}].amount`
export const boundField = (rate: number, condition: number): string =>
  `shippingOption.rates[${rate}].conditions[${condition}].value`

/** The prices that were typed; what is no number is said at its field. */
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
    throw new Complaints(wrong.map((field) => ({ field, description: words.notANumber })))
  }
  return rates
}

/** The prices that were typed, where all of them can be read. */
export const readableRates = (drafts: readonly RateDraft[]): Rate[] | undefined => {
  try {
    return readRates(drafts)
  } catch {
    return undefined
  }
}
