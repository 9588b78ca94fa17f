import type { ReactNode } from 'react'
import { checkedAttributes } from './checked-attributes.ts'
import { joinClasses } from '../base/class-names.ts'
import { FieldMark, FieldMessages, useControl, type FieldSettings } from './field.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the end of the row: a price, a logo. */
  aside?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldSettings {
  name: string
  options: readonly RadioOption[]
  /** `cards` for choices with details, such as delivery methods. */
  appearance?: 'list' | 'cards'
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
}

/** A group of radios. */
export function RadioGroup({ label, labelHidden, hint, error, required, mark = 'none', id, ...rest }: RadioGroupProps) {
  const { appearance = 'list', options, className, ...group } = rest
  const control = useControl({ hint, error, required, id })
  const words = (
    <>
      {label}
      <FieldMark mark={mark} required={required} />
    </>
  )
  return (
    <fieldset
      className={joinClasses('v-field', className)}
      id={control.id}
      tabIndex={-1}
      role="radiogroup"
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend className="v-label">{labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}</legend>
      <div className="v-choices" data-appearance={appearance}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={group} control={control} />
        ))}
      </div>
      <FieldMessages id={control.id} hint={hint} error={error} />
    </fieldset>
  )
}

interface RadioProps {
  option: RadioOption
  group: Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onValueChange'>
  control: ReturnType<typeof useControl>
}

function Radio({ option, group, control }: RadioProps) {
  const hintId = `${control.id}-${option.value}-hint`
  return (
    <label className="v-choice">
      <input
        type="radio"
        className="v-tick"
        name={group.name}
        value={option.value}
        disabled={option.disabled}
        required={control.required}
        aria-describedby={option.hint === undefined ? undefined : hintId}
        {...checkedAttributes(group, option.value)}
      />
      <span>
        <span className="v-choice-label">{option.label}</span>
        {option.hint !== undefined && (
          <span className="v-hint" id={hintId}>
            {option.hint}
          </span>
        )}
      </span>
      {option.aside !== undefined && <span className="v-choice-aside">{option.aside}</span>}
    </label>
  )
}
