import { Alert, Button, Stack, type ButtonProps } from '@vitrine/ui'
import type { ComponentProps, ReactNode } from 'react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { Heading } from './part.tsx'

interface AccountFormProps extends Pick<ComponentProps<'form'>, 'action' | 'noValidate'> {
  /** ID of the title, which labels the form. */
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly failure?: string
  /** Value of `intent`. */
  readonly intent: string
  readonly submit: string
  readonly variant?: ButtonProps['variant']
  /** A link to cancel. Used by confirmations. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly children?: ReactNode
}

/** A form of the account pages: title, error, fields and buttons. */
export const AccountForm = (props: AccountFormProps) => {
  const { id, title, hint, failure, intent, submit, variant, back, children, ...form } = props
  return (
    <BusyForm aria-labelledby={id} className="max-w-prose" {...form}>
      {(isBusy) => (
        <Stack gap="lg">
          <Heading id={id} title={title} hint={hint} />
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <input type="hidden" name="intent" value={intent} />
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant={variant} busy={isBusy}>
              {submit}
            </Button>
            {back && <Button href={back.href}>{back.label}</Button>}
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
