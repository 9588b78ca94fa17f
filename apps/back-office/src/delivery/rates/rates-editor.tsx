import { Button, Checkbox, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import {
  amountField,
  boundField,
  freeRate,
  newCondition,
  newRate,
  type ConditionDraft,
  type RateDraft,
} from './rate-draft.ts'

const { deliveries } = words
const measureOptions = optionsOf(deliveries.measures)
const operatorOptions = optionsOf(deliveries.operators)

interface Units {
  readonly currency: string
  readonly weightUnit: string
}

interface ConditionProps extends Units {
  readonly condition: ConditionDraft
  readonly field: ReturnType<FieldOf>
  readonly onChange: (condition: ConditionDraft) => void
  readonly onRemove: () => void
}

const Condition = ({ condition, field, onChange, onRemove, currency, weightUnit }: ConditionProps) => {
  const { type, operator, value } = condition
  const units = { BY_TOTAL_PRICE: currency, BY_TOTAL_WEIGHT: weightUnit, BY_TOTAL_QUANTITY: deliveries.items }
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <SelectField
        className="col-span-2 sm:col-span-1"
        label={deliveries.condition}
        options={measureOptions}
        value={type}
        mark="none"
        onChange={(event) => onChange({ ...condition, type: event.target.value as ConditionDraft['type'] })}
      />
      <SelectField
        className="col-span-2 sm:col-span-1"
        label={deliveries.operator}
        labelHidden
        options={operatorOptions}
        value={operator}
        mark="none"
        onChange={(event) => onChange({ ...condition, operator: event.target.value as ConditionDraft['operator'] })}
      />
      <TextField
        {...field}
        label={deliveries.bound}
        labelHidden
        inputMode="decimal"
        required
        value={value}
        end={units[type]}
        onChange={(event) => onChange({ ...condition, value: event.target.value })}
      />
      <IconButton label={deliveries.removeCondition} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

const replaced = <Item extends { readonly key: string }>(items: readonly Item[], changed: Item): Item[] =>
  items.map((item) => (item.key === changed.key ? changed : item))
const without = <Item extends { readonly key: string }>(items: readonly Item[], key: string): Item[] =>
  items.filter((item) => item.key !== key)
const movedUp = <Item,>(items: readonly Item[], index: number): Item[] =>
  items.toSpliced(index, 1).toSpliced(index - 1, 0, items[index]!)

interface RatesEditorProps extends Units {
  readonly rates: readonly RateDraft[]
  readonly field: FieldOf
  readonly onChange: (rates: RateDraft[]) => void
}

/** The rates of a delivery method, one per row. */
export const RatesEditor = ({ rates, field, onChange, ...units }: RatesEditorProps) => (
  <FieldGroup title={deliveries.prices} hint={rates.length === 0 ? deliveries.noPricesHint : deliveries.pricesHint}>
    {rates.map((rate, index) => {
      const change = (changed: Partial<RateDraft>) => onChange(replaced(rates, { ...rate, ...changed }))
      return (
        <div key={rate.key} className="grid gap-3 rounded-md border border-line bg-surface p-4">
          <div className="flex items-center justify-between gap-2">
            <span className="text-sm font-medium">{deliveries.price(index + 1)}</span>
            <span className="flex gap-1">
              {index > 0 && (
                <IconButton label={deliveries.moveUp(index + 1)} onClick={() => onChange(movedUp(rates, index))}>
                  <span aria-hidden="true">↑</span>
                </IconButton>
              )}
              <IconButton label={deliveries.removePrice(index + 1)} onClick={() => onChange(without(rates, rate.key))}>
                <CloseIcon />
              </IconButton>
            </span>
          </div>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <TextField
              {...field(amountField(index))}
              label={deliveries.amount(units.currency)}
              inputMode="decimal"
              required
              value={rate.amount}
              onChange={(event) => change({ amount: event.target.value })}
            />
            <Checkbox
              className="sm:pb-2"
              label={deliveries.perItem}
              checked={rate.multiplyByQuantity}
              onChange={(event) => change({ multiplyByQuantity: event.target.checked })}
            />
          </div>
          {rate.conditions.map((condition, place) => (
            <Condition
              key={condition.key}
              {...units}
              condition={condition}
              field={field(boundField(index, place))}
              onChange={(changed) => change({ conditions: replaced(rate.conditions, changed) })}
              onRemove={() => change({ conditions: without(rate.conditions, condition.key) })}
            />
          ))}
          <div>
            <Button
              type="button"
              variant="quiet"
              size="small"
              onClick={() => change({ conditions: [...rate.conditions, newCondition()] })}
            >
              {deliveries.addCondition}
            </Button>
          </div>
        </div>
      )
    })}
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="small" onClick={() => onChange([...rates, newRate()])}>
        {deliveries.addPrice}
      </Button>
      <Button type="button" size="small" variant="quiet" onClick={() => onChange([freeRate(), ...rates])}>
        {deliveries.addFree}
      </Button>
    </div>
  </FieldGroup>
)
