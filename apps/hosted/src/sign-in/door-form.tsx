import { Button, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '@vitrine/web/busy-form.tsx'

interface DoorFormProps {
  /** Names the form, and its button where that says nothing else. */
  readonly label: string
  readonly submit?: string
  readonly children: ReactNode
}

/** A form of the sign-in: its fields, and one wide button. */
export const DoorForm = ({ label, submit = label, children }: DoorFormProps) => (
  <BusyForm aria-label={label}>
    {(isBusy) => (
      <Stack gap="lg">
        {children}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          {submit}
        </Button>
      </Stack>
    )}
  </BusyForm>
)
