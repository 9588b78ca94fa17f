import { Alert, Button, FormActions, Stack } from '@vitrine/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { CopyField } from './copy-field.tsx'

type ShownOnceProps = {
  readonly title: string
  /** Explains that the secret cannot be shown again. */
  readonly hint: ReactNode
  readonly values: readonly { readonly label: string; readonly value: string }[]
  readonly done: string
} & (
  | {
      /** Where to continue. */
      readonly next: string
    }
  | {
      /** Called to continue on the same page. */
      readonly onDone: () => void
    }
)

/** A new secret, which cannot be shown again. */
export const ShownOnce = ({ title, hint, values, done, ...on }: ShownOnceProps) => {
  // The submitted form and its button are gone, so the focus moves here.
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Stack gap="lg">
      <Alert ref={start} tabIndex={-1} className="outline-none" tone="positive" title={title}>
        {hint}
      </Alert>
      {values.map(({ label, value }) => (
        <CopyField key={label} label={label} value={value} />
      ))}
      <FormActions>
        {'next' in on ? (
          <Button href={on.next} variant="primary">
            {done}
          </Button>
        ) : (
          <Button type="button" variant="primary" onClick={on.onDone}>
            {done}
          </Button>
        )}
      </FormActions>
    </Stack>
  )
}
