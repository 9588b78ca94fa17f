import type { Collection, Discount } from '@vitrine/client'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { words } from '../words/en.ts'
import { ChosenItems } from './chosen-items.tsx'
import type { Names } from './describe-discount.ts'
import { stepKinds, type EffectType, type StepKind } from './read-discount.ts'

const { discounts: texts } = words
const name = 'discount.effect'

export interface EffectFieldsProps {
  readonly effect: Discount['effect'] | undefined
  readonly collections: readonly Collection[]
  readonly names: Names
  readonly field: FieldOf
  readonly type: EffectType
  readonly setType: (type: EffectType) => void
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

const Steps = ({ effect, field }: Pick<EffectFieldsProps, 'effect' | 'field'>) => {
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
const Parts = ({ effect, names: { currency }, field, type }: EffectFieldsProps) => {
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

/** What the discount reduces, and by how much. */
export const EffectFields = (props: EffectFieldsProps) => {
  const { effect, collections, names, type, setType } = props
  const isGift = type === 'BUY_X_GET_Y'
  const shown = effect?.type === type ? effect : undefined
  return (
    <>
      <SelectField
        {...props.field(`${name}.type`)}
        label={texts.what}
        options={optionsOf(texts.effects)}
        mark="none"
        value={type}
        onChange={(event) => setType(event.target.value as EffectType)}
      />
      <Parts key={type} {...props} effect={shown} />
      <ChosenItems
        field={`${name}.items`}
        title={isGift ? texts.buyItems : texts.items}
        hint={texts.itemsHint}
        items={effect?.items}
        collections={collections}
        names={names}
      />
      {isGift && (
        <ChosenItems
          field={`${name}.getItems`}
          title={texts.getItems}
          hint={texts.getItemsHint}
          items={shown?.getItems}
          collections={collections}
          names={names}
        />
      )}
    </>
  )
}
