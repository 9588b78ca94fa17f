import type { ComponentProps } from 'react'
import { Field, type FieldSettings } from './field.tsx'

export interface TextAreaProps extends FieldSettings, Omit<ComponentProps<'textarea'>, keyof FieldSettings> {
  /** Classes of the whole field. */
  className?: string
}

/** A multi-line text field that grows with its content. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const { label, labelHidden, hint, error, required, mark, id, ...attributes } = rest
  return (
    <Field {...{ label, labelHidden, hint, error, required, mark, id, className }}>
      {(control) => <textarea className="v-control" {...attributes} {...control} />}
    </Field>
  )
}
