import { Button, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { codeFields, type CodeKind } from '../checkout-data.ts'
import { formId, useSending } from '../frame/in-place-form.tsx'

interface CodeFieldProps {
  readonly kind: CodeKind
  readonly label: string
  /** The applied code, partly masked. */
  readonly code: string | undefined
  readonly failure: string | undefined
}

/** Applies or removes a code. Part of the main form, so that typed values are kept. */
export const CodeField = ({ kind, label, code, failure }: CodeFieldProps) => {
  const words = useWords()
  const { isBusy } = useSending()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(code)
  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (shown.current !== code) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    shown.current = code
  }, [code])
  const button = { type: 'submit', form: formId, formNoValidate: true, busy: isBusy, name: 'code' } as const
  return code === undefined ? (
    <div ref={place} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={label}
        name={codeFields[kind]}
        form={formId}
        maxLength={50}
        mark="none"
        error={failure}
        autoComplete="off"
        onKeyDown={(event) => {
          // Enter applies the code instead of submitting the form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          place.current?.querySelector('button')?.click()
        }}
      />
      <Button {...button} value={kind} className="mt-6.25" aria-label={`${words.apply}: ${label}`}>
        {words.apply}
      </Button>
    </div>
  ) : (
    <div ref={place}>
      <Button {...button} value={`remove-${kind}`} variant="quiet" size="small">
        {words.removeCode(code)}
      </Button>
    </div>
  )
}

/** Pays with the member's store credit. */
export const CreditButton = ({ credit }: { credit: string }) => {
  const words = useWords()
  const { isBusy } = useSending()
  return (
    <Button type="submit" form={formId} formNoValidate busy={isBusy} name="code" value="store-credit">
      {words.payWithCredit(credit)}
    </Button>
  )
}
