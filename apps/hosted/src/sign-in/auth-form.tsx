import { Button, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'

interface AuthFormProps {
  /** Labels the form, and its button unless `submit` is set. */
  readonly label: string
  readonly submit?: string
  readonly children: ReactNode
}

/** A form of the sign-in pages, with one wide button. */
export const AuthForm = ({ label, submit = label, children }: AuthFormProps) => (
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
