import { isApiError, type InventoryItemV3, type StockChange } from '@vitrine/client'
import { SelectField, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { countIn, textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { maxQuantity } from './quantity-cell.tsx'

const { item: texts } = words.inventories

type Reason = NonNullable<StockChange['adjustmentReason']>
const reasons = (['COUNT', 'RECEIVED', 'RETURN', 'DAMAGE', 'LOSS', 'OTHER'] as const satisfies readonly Reason[]).map(
  (value) => ({ value, label: texts.reasons[value] }),
)

/** Reads a typed adjustment, such as `5`, `+5` or `-2`. `undefined` if it is not one. */
export const readAdjustment = (typed: string): number | undefined => {
  const text = typed.trim().replace('−', '-')
  const units = /^[+-]?\d{1,5}$/.test(text) ? Number(text) : 0
  return units === 0 ? undefined : units
}

const adjust = async (item: InventoryItemV3, form: FormData): Promise<number> => {
  const units = readAdjustment(textIn(form, 'adjustBy')) ?? throwFieldError('adjustBy', texts.byInvalid)
  const reason = textIn(form, 'adjustmentReason') as Reason
  const note = textIn(form, 'note')
  try {
    const saved = await shop.inventoryItemsV3.adjustInventoryItem(item.id, units, reason, { ...(note && { note }) })
    return saved.quantity ?? 0
  } catch (error) {
    if (isApiError(error, 'INSUFFICIENT_INVENTORY')) throwFieldError('adjustBy', texts.tooFew)
    throw error
  }
}

const Fields = ({ item, field }: { item: InventoryItemV3; field: FieldOf }) => {
  const [typed, setTyped] = useState('')
  const units = readAdjustment(typed)
  return (
    <Stack>
      <p className="text-sm text-muted">{texts.adjustHint}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('adjustBy')}
          label={texts.by}
          hint={units === undefined ? texts.byHint : texts.result((item.quantity ?? 0) + units)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          required
          mark="none"
        />
        <SelectField
          {...field('adjustmentReason')}
          label={texts.reason}
          options={reasons}
          defaultValue="COUNT"
          mark="none"
        />
      </div>
      <TextField {...field('note')} label={texts.note} maxLength={200} />
    </Stack>
  )
}

const Adjust = ({ item }: { item: InventoryItemV3 }) => {
  const done = useDone()
  // A saved adjustment begins a new one.
  const [round, setRound] = useState(0)
  const save = async (form: FormData) => {
    const quantity = await adjust(item, form)
    setRound(round + 1)
    return done({ message: texts.adjusted(quantity) })
  }
  return (
    <EntryForm label={texts.adjust} submit={texts.adjust} save={save} key={round}>
      {(field) => <Fields item={item} field={field} />}
    </EntryForm>
  )
}

const StartTracking = ({ item }: { item: InventoryItemV3 }) => {
  const done = useDone()
  const { id, revision, inStock = true } = item
  const save = async (form: FormData) => {
    const quantity = countIn(form, 'inventoryItem.quantity') ?? 0
    const saved = await shop.inventoryItemsV3.updateInventoryItem(id, { revision, quantity })
    const undo = () => shop.inventoryItemsV3.updateInventoryItem(id, { revision: saved.revision, inStock })
    return done({ message: texts.adjusted(quantity), undo })
  }
  return (
    <EntryForm label={texts.track} submit={texts.tracking} save={save}>
      {(field) => (
        <>
          <p className="text-sm text-muted">{texts.trackHint}</p>
          <TextField
            {...field('inventoryItem.quantity')}
            label={words.quantity}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxQuantity}
            step={1}
            required
            mark="none"
          />
        </>
      )}
    </EntryForm>
  )
}

/** Adjusts the quantity with a reason. If it is not tracked, starts to track it. */
export const AdjustForm = ({ item }: { item: InventoryItemV3 }) =>
  item.trackQuantity ? <Adjust item={item} /> : <StartTracking item={item} />
