import type { ComponentProps } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { FieldMessages, useControl, type FieldSettings } from './field.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

export interface CheckboxProps
  extends Omit<FieldSettings, 'mark'>, Omit<ComponentProps<'input'>, keyof FieldSettings | 'type'> {
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ label, labelHidden, hint, error, required, id, className, ...rest }: CheckboxProps) {
  const control = useControl({ hint, error, required, id })
  return (
    <div className={joinClasses('v-field', className)}>
      <label className="v-choice">
        <input type="checkbox" className="v-tick" {...rest} {...control} />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className="v-choice-label">{label}</span>}
      </label>
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  )
}
