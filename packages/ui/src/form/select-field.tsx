import type { ComponentProps } from 'react'
import { Field, type FieldSettings } from './field.tsx'
import { ChevronDownIcon } from '../base/icons.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldSettings, Omit<ComponentProps<'select'>, keyof FieldSettings> {
  options: readonly SelectOption[]
  /** An empty first option, such as “Choose…”. */
  placeholder?: string
  /** Classes of the whole field. */
  className?: string
}

/** A native select. */
export function SelectField({ options, placeholder, className, ...rest }: SelectFieldProps) {
  const { label, labelHidden, hint, error, required, mark, id, ...attributes } = rest
  return (
    <Field {...{ label, labelHidden, hint, error, required, mark, id, className }}>
      {(control) => (
        <div className="v-select">
          <select className="v-control" {...attributes} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  )
}
