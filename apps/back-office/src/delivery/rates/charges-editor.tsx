import type { ShippingOption } from '@vitrine/client'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { readDecimal } from '../../form/read-fields.ts'
import { FieldErrors } from '../../form/field-errors.ts'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { deliveries } = words

type Charge = NonNullable<ShippingOption['otherCharges']>[number]

/** An editable charge. */
export interface ChargeDraft {
  readonly key: string
  readonly type: NonNullable<Charge['type']>
  readonly amount: string
  readonly details: string
}

export const chargeDrafts = (charges: readonly Charge[] = []): readonly ChargeDraft[] =>
  charges.map(({ type = 'HANDLING_FEE', amount = '', details = '' }) => ({
    key: crypto.randomUUID(),
    type,
    amount,
    details,
  }))

const newCharge = (): ChargeDraft => ({ key: crypto.randomUUID(), type: 'HANDLING_FEE', amount: '', details: '' })

const amountField = (name: string, place: number): string => `${name}.otherCharges[${place}].amount`

/** Reads the charges. Throws field errors for invalid amounts. */
export const readCharges = (drafts: readonly ChargeDraft[], name: string): Charge[] => {
  const charges = drafts.map(({ type, amount, details }) => ({
    type,
    amount: readDecimal(amount) ?? '',
    ...(details.trim() !== '' && { details: details.trim() }),
  }))
  const wrong = charges.flatMap(({ amount }, place) => (amount === '' ? [amountField(name, place)] : []))
  if (wrong.length > 0) throw new FieldErrors(wrong.map((field) => ({ field, description: words.notANumber })))
  return charges
}

interface ChargesEditorProps {
  /** Name of the parent object in the API call. */
  readonly name: string
  readonly charges: readonly ChargeDraft[]
  readonly currency: string
  readonly field: FieldOf
  readonly onChange: (charges: readonly ChargeDraft[]) => void
}

/** Additional charges of a delivery method. */
export const ChargesEditor = ({ name, charges, currency, field, onChange }: ChargesEditorProps) => {
  const change = (key: string, changed: Partial<ChargeDraft>) =>
    onChange(charges.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  return (
    <FieldGroup title={deliveries.otherCharges} hint={deliveries.otherChargesHint}>
      {charges.map(({ key, type, amount, details }, place) => (
        <div key={key} className="grid gap-3 rounded-lg border border-line p-4 sm:grid-cols-2">
          <SelectField
            label={deliveries.chargeKind}
            mark="none"
            options={optionsOf(deliveries.charges)}
            value={type}
            onChange={(event) => change(key, { type: event.target.value as ChargeDraft['type'] })}
          />
          <TextField
            {...field(amountField(name, place))}
            label={deliveries.chargeAmount(currency)}
            inputMode="decimal"
            mark="none"
            value={amount}
            onChange={(event) => change(key, { amount: event.target.value })}
          />
          <TextField
            className="sm:col-span-2"
            label={deliveries.chargeDetails}
            hint={deliveries.chargeDetailsHint}
            mark="none"
            maxLength={250}
            value={details}
            onChange={(event) => change(key, { details: event.target.value })}
          />
          <IconButton
            className="justify-self-end sm:col-span-2"
            label={deliveries.removeCharge(deliveries.charges[type])}
            onClick={() => onChange(charges.filter((one) => one.key !== key))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {charges.length < 10 && (
        <Button
          type="button"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...charges, newCharge()])}
        >
          {deliveries.addCharge}
        </Button>
      )}
    </FieldGroup>
  )
}
