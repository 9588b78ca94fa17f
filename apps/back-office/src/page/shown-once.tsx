import { Alert, Button, FormActions, Stack } from '@vitrine/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { CopyField } from './copy-field.tsx'

type ShownOnceProps = {
  readonly title: string
  /** That it cannot be shown again. */
  readonly hint: ReactNode
  readonly values: readonly { readonly label: string; readonly value: string }[]
  readonly done: string
} & (
  | {
      /** Where the owner goes on. */
      readonly next: string
    }
  | {
      /** The owner stays on the page. */
      readonly onDone: () => void
    }
)

/** A secret that was just made: this is the only time that anybody sees it here. */
export const ShownOnce = ({ title, hint, values, done, ...on }: ShownOnceProps) => {
  // The form that made it is gone, and its button with it: the keyboard goes on here.
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
