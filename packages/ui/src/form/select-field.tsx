import type { ComponentProps } from 'react'
import { Field, type FieldSettings } from './field.tsx'
import { ChevronDownIcon } from '../base/icons.tsx'
import { useFirstEntries } from '../base/use-first-entries.ts'

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

/** Most options that are drawn with the page. Of longer lists, such as time zones, only the chosen one is at first. */
const mostAtFirst = 20

const firstOptions = (options: readonly SelectOption[], chosen: unknown): readonly SelectOption[] => {
  if (options.length <= mostAtFirst) return options
  const index = options.findIndex(({ value }) => value === chosen)
  return [options[Math.max(index, 0)]!]
}

/** A native select. */
export function SelectField({ options, placeholder, className, ...rest }: SelectFieldProps) {
  const { label, labelHidden, hint, error, required, mark, id, ...attributes } = rest
  const drawn = useFirstEntries(options, firstOptions(options, attributes.value ?? attributes.defaultValue))
  return (
    <Field {...{ label, labelHidden, hint, error, required, mark, id, className }}>
      {(control) => (
        <div className="v-select">
          <select className="v-control" {...attributes} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {drawn.map((option) => (
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
