import { TextField } from '@vitrine/ui'
import { inputName, type ShownField } from './member-fields.ts'

const inputs = {
  TEXT: { type: 'text', maxLength: 1000 },
  NUMBER: { type: 'number', step: 'any', inputMode: 'decimal' },
  DATE: { type: 'date', max: '9999-12-31' },
} as const

/** Inputs for the store's custom fields. */
export const FieldInputs = ({ fields }: { fields: readonly ShownField[] }) =>
  fields.map(({ field, value, error }) => (
    <TextField
      key={field.key}
      id={inputName(field)}
      name={inputName(field)}
      label={field.label}
      defaultValue={value}
      error={error}
      mark="none"
      autoComplete="off"
      {...inputs[field.type]}
    />
  ))
