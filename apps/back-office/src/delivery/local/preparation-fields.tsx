import type { DeliveryDuration, TimeOfDay } from '@vitrine/client'
import { SelectField, TextField } from '@vitrine/ui'
import { countIn, textIn } from '../../form/read-fields.ts'
import type { FieldOf } from '../../form/entry-form.tsx'
import { words } from '../../words/words.ts'
import { readTime, timeIn } from './hours-editor.tsx'

const { deliveries } = words

interface Prepared {
  readonly preparation?: DeliveryDuration
  readonly cutOffTime?: TimeOfDay
}

interface PreparationFieldsProps {
  readonly field: FieldOf
  /** Prefix of the field names. */
  readonly name: string
  readonly of: Prepared | undefined
}

/** Preparation time, and the order cutoff for the current day. */
export const PreparationFields = ({ field, name, of }: PreparationFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-3">
    <TextField
      {...field(`${name}.preparation.value`)}
      label={deliveries.preparation}
      inputMode="numeric"
      defaultValue={String(of?.preparation?.value ?? '')}
    />
    <SelectField
      {...field(`${name}.preparation.unit`)}
      label={deliveries.unit}
      mark="none"
      options={Object.entries(deliveries.units).map(([value, label]) => ({ value, label }))}
      defaultValue={of?.preparation?.unit ?? 'HOURS'}
    />
    <TextField
      {...field(`${name}.cutOffTime`)}
      label={deliveries.cutOff}
      hint={deliveries.cutOffHint}
      type="time"
      defaultValue={timeIn(of?.cutOffTime)}
    />
  </div>
)

export const readPreparation = (form: FormData, name: string): Prepared => {
  const value = countIn(form, `${name}.preparation.value`)
  const unit = textIn(form, `${name}.preparation.unit`) as DeliveryDuration['unit']
  const cutOffTime = readTime(textIn(form, `${name}.cutOffTime`))
  return {
    ...(value !== undefined && { preparation: { value, unit } }),
    ...(cutOffTime && { cutOffTime }),
  }
}
