import type { Discount, DiscountEffectInput } from '@vitrine/client'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { countIn, decimalIn, textIn } from '../form/read-fields.ts'
import { words } from '../words/words.ts'
import { all, itemsIn } from './form-items.ts'
import type { Names } from './names.ts'

const { discounts: texts } = words
/** Name of the form fields. */
export const effectField = 'discount.effect'
const name = effectField

export type EffectType = Discount['effect']['type']
const stepKinds = ['percentage', 'amountEach', 'priceEach'] as const
type StepKind = (typeof stepKinds)[number]

export interface EffectPartsProps {
  readonly effect: Discount['effect'] | undefined
  readonly names: Names
  readonly field: FieldOf
  readonly type: EffectType
}

interface NumberFieldProps {
  readonly field: FieldOf
  readonly part: string
  readonly label: string
  readonly value: string | number | undefined
  readonly end?: string
  readonly optional?: boolean
}

const NumberField = ({ field, part, label, value, end, optional = false }: NumberFieldProps) => (
  <TextField
    {...field(`${name}.${part}`)}
    label={label}
    inputMode="decimal"
    {...(end !== undefined && { end })}
    {...(optional ? { mark: 'optional' as const } : { required: true })}
    defaultValue={value ?? ''}
  />
)

const valueOf = (step: NonNullable<Discount['effect']['steps']>[number] | undefined, kind: StepKind) => step?.[kind]

const Steps = ({ effect, field }: Pick<EffectPartsProps, 'effect' | 'field'>) => {
  const steps = effect?.steps ?? []
  const [keys, setKeys] = useState<readonly number[]>(steps.length > 0 ? steps.map((_step, index) => index) : [0])
  return (
    <div className="grid gap-3">
      {keys.map((key, place) => {
        const at = `${name}.steps[${place}]`
        const kind = stepKinds.find((one) => valueOf(steps[key], one) !== undefined) ?? 'percentage'
        return (
          <div key={key} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
            <input type="hidden" name={`${name}.steps.place`} value={place} />
            <TextField
              {...field(`${at}.from`)}
              label={texts.step}
              inputMode="numeric"
              required
              defaultValue={steps[key]?.from ?? ''}
            />
            <SelectField
              {...field(`${at}.kind`)}
              label={texts.stepKind}
              options={optionsOf(texts.stepKinds)}
              mark="none"
              defaultValue={kind}
            />
            <TextField
              {...field(`${at}.value`)}
              label={texts.stepValue}
              inputMode="decimal"
              required
              defaultValue={valueOf(steps[key], kind) ?? ''}
            />
            {keys.length > 1 && (
              <IconButton
                label={texts.removeStep(String(place + 1))}
                onClick={() => setKeys(keys.filter((one) => one !== key))}
              >
                <CloseIcon />
              </IconButton>
            )}
          </div>
        )
      })}
      <div>
        <Button size="small" onClick={() => setKeys([...keys, Math.max(...keys) + 1 + steps.length])}>
          {texts.addStep}
        </Button>
      </div>
    </div>
  )
}

/** Fields of the selected effect type. */
export const EffectParts = ({ effect, names: { currency }, field, type }: EffectPartsProps) => {
  const number = (
    part: 'percentage' | 'amount' | 'price' | 'quantity' | 'buyQuantity' | 'getQuantity',
    label: string,
  ) => (
    <NumberField
      field={field}
      part={part}
      label={label}
      value={effect?.[part]}
      {...(part === 'percentage' && { end: '%' })}
    />
  )
  switch (type) {
    case 'PERCENT':
      return number('percentage', texts.percent)
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return number('amount', texts.amount(currency))
    case 'FIXED_PRICE':
      return number('price', texts.price(currency))
    case 'BUNDLE':
      return (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {number('quantity', texts.bundleQuantity)}
          {number('price', texts.bundlePrice(currency))}
        </div>
      )
    case 'BUY_X_GET_Y':
      return (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {number('buyQuantity', texts.buyQuantity)}
          {number('getQuantity', texts.getQuantity)}
          <NumberField
            field={field}
            part="percentage"
            label={texts.getPercent}
            value={effect?.percentage ?? '100'}
            end="%"
          />
          <NumberField field={field} part="mostTimes" label={texts.mostTimes} value={effect?.mostTimes} optional />
        </div>
      )
    case 'QUANTITY_STEPS':
      return <Steps effect={effect} field={field} />
    case 'FREE_DELIVERY':
      return null
    default:
      return type satisfies never
  }
}

const readSteps = (form: FormData, field: string): DiscountEffectInput['steps'] =>
  all(form, `${field}.place`).map((place) => ({
    from: countIn(form, `${field}[${place}].from`),
    [textIn(form, `${field}[${place}].kind`)]: decimalIn(form, `${field}[${place}].value`, 4),
  }))

/** Reads the effect of a discount from the form. */
export const readEffect = (form: FormData): DiscountEffectInput => {
  const type = textIn(form, `${name}.type`) as EffectType
  const items = itemsIn(form, name)
  switch (type) {
    case 'PERCENT':
      return { type, percentage: decimalIn(form, `${name}.percentage`, 4), ...items }
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return { type, amount: decimalIn(form, `${name}.amount`), ...items }
    case 'FIXED_PRICE':
      return { type, price: decimalIn(form, `${name}.price`), ...items }
    case 'BUNDLE':
      return {
        type,
        quantity: countIn(form, `${name}.quantity`),
        price: decimalIn(form, `${name}.price`),
        ...items,
      }
    case 'BUY_X_GET_Y':
      return {
        type,
        buyQuantity: countIn(form, `${name}.buyQuantity`),
        getQuantity: countIn(form, `${name}.getQuantity`),
        percentage: decimalIn(form, `${name}.percentage`, 4),
        mostTimes: countIn(form, `${name}.mostTimes`),
        ...items,
        ...itemsIn(form, name, 'getItems'),
      }
    case 'QUANTITY_STEPS':
      return { type, steps: readSteps(form, `${name}.steps`), ...items }
    case 'FREE_DELIVERY':
      return { type, ...items }
    default:
      return type satisfies never
  }
}
