import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldSettings } from './field.tsx'

export interface TextFieldProps extends FieldSettings, Omit<ComponentProps<'input'>, keyof FieldSettings | 'type'> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time' | 'datetime-local'
  /** Before the text: a currency, an icon. */
  start?: ReactNode
  /** After the text: a unit, a small button. */
  end?: ReactNode
  /** A warning that doesn't make the value invalid. */
  warning?: ReactNode
  /** Classes of the whole field, not of the input. */
  className?: string
}

/** A single-line text field. */
export function TextField({ type = 'text', start, end, className, ...rest }: TextFieldProps) {
  const { label, labelHidden, hint, error, warning, required, mark, id, ...attributes } = rest
  return (
    <Field {...{ label, labelHidden, hint, error, warning, required, mark, id, className }}>
      {(control) => {
        const input = <input className="v-control" type={type} {...attributes} {...control} />
        if (start === undefined && end === undefined) return input
        return (
          <div className="v-control-row">
            {input}
            {start !== undefined && <Affix side="start">{start}</Affix>}
            {end !== undefined && <Affix side="end">{end}</Affix>}
          </div>
        )
      }}
    </Field>
  )
}

function Affix({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <span className="v-affix" data-side={side}>
      {children}
    </span>
  )
}
