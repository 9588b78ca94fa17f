import { useId, type ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { CautionIcon } from '../base/icons.tsx'
import { useUi } from '../base/ui-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

/** Properties of every form field. */
export interface FieldSettings {
  label: ReactNode
  /** Hides the label visually, such as for a search field next to its button. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Error of the server. The browser's own come from `required`, `type` and `pattern`. */
  error?: ReactNode
  required?: boolean
  /** Mark behind the label. By default, optional fields are marked. */
  mark?: 'required' | 'optional' | 'none'
  /** Required if an ErrorSummary links to the field. */
  id?: string
}

/** Attributes that tie a control to its field. */
export interface ControlAttributes {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldSettings {
  /** A warning that doesn't make the value invalid. */
  warning?: ReactNode
  className?: string
  children: (control: ControlAttributes) => ReactNode
}

/** A label, a control and its messages: `<Field label="Size">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  warning,
  required,
  mark,
  id,
  className,
  children,
}: FieldProps) {
  const control = useControl({ hint, error, warning, required, id })
  const words = (
    <label className="v-label" htmlFor={control.id}>
      {label}
      <FieldMark mark={mark} required={required} />
    </label>
  )
  return (
    <div className={joinClasses('v-field', className)}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(control)}
      <FieldMessages id={control.id} hint={hint} error={error} warning={warning} />
    </div>
  )
}

/** Returns the attributes that tie a control to its hint, error and warning. */
export function useControl({
  hint,
  error,
  warning,
  required,
  id,
}: Omit<FieldSettings, 'label'> & Pick<FieldProps, 'warning'>): ControlAttributes {
  const generated = useId()
  const own = id ?? generated
  const described = joinClasses(
    hasContent(error) && `${own}-error`,
    hasContent(warning) && `${own}-warning`,
    hasContent(hint) && `${own}-hint`,
  )
  return {
    id: own,
    required: required || undefined,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': hasContent(error) || undefined,
  }
}

/** The “optional” or “required” mark behind a label. */
export function FieldMark({ mark, required }: Pick<FieldSettings, 'mark' | 'required'>) {
  const { words } = useUi()
  const shown = mark ?? (required ? 'none' : 'optional')
  if (shown === 'none') return null
  return <span className="v-mark">{words[shown]}</span>
}

/** The hint, error and warning below a control. */
export function FieldMessages({
  id,
  hint,
  error,
  warning,
}: Pick<FieldProps, 'hint' | 'error' | 'warning'> & { id: string }) {
  return (
    <>
      {hasContent(error) && (
        <div className="v-error" id={`${id}-error`}>
          <CautionIcon />
          <span>{error}</span>
        </div>
      )}
      {hasContent(warning) && (
        <div className="v-error" data-tone="caution" id={`${id}-warning`}>
          <CautionIcon />
          <span>{warning}</span>
        </div>
      )}
      {hasContent(hint) && (
        <div className="v-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  )
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
