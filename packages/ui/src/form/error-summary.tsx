import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '../base/alert.tsx'
import { useUi } from '../base/ui-provider.tsx'

export interface FieldError {
  message: ReactNode
  /** ID of the invalid field. Absent for errors of the whole form. */
  fieldId?: string
}

/** Errors above a form, each linking to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: ReactNode }) {
  const { words } = useUi()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <Alert ref={box} tabIndex={-1} tone="critical" title={title ?? words.errorsTitle}>
      <ul>
        {errors.map((error, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may have the same error
          <li key={index}>
            {error.fieldId === undefined ? (
              error.message
            ) : (
              <a className="v-link" href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** A plain anchor would scroll the label out of view and, with a router, change the URL. */
function goToField(event: { preventDefault: () => void }, id: string | undefined) {
  const field = id === undefined ? null : document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
