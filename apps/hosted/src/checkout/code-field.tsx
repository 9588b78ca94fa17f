import { Button, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/use-words.tsx'
import { codeFields, type CodeKind } from './checkout-data.ts'
import { formId, useSending } from './in-place-form.tsx'

interface CodeFieldProps {
  readonly kind: CodeKind
  readonly label: string
  /** The code that is on the order already, as far as it may be shown. */
  readonly code: string | undefined
  readonly failure: string | undefined
}

/** A code to type in, or to take off: part of the step's form, so that nothing that was typed there is lost. */
export const CodeField = ({ kind, label, code, failure }: CodeFieldProps) => {
  const words = useWords()
  const { isBusy } = useSending()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(code)
  // The button that was pressed is gone with what it did: the keyboard goes on at the one in its place.
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
          // Enter applies the code, and does not go on to the next step.
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

/** Pays with the store credit of who is signed in, by one press. */
export const CreditButton = ({ credit }: { credit: string }) => {
  const words = useWords()
  const { isBusy } = useSending()
  return (
    <Button type="submit" form={formId} formNoValidate busy={isBusy} name="code" value="store-credit">
      {words.payWithCredit(credit)}
    </Button>
  )
}
