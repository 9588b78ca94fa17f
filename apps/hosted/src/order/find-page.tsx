import { Alert, Link, Stack, TextField } from '@vitrine/ui'
import { AuthForm } from '../sign-in/auth-form.tsx'
import { EmailField } from '../sign-in/email-field.tsx'
import { useWords } from '../words/use-words.tsx'

export interface FindOrderData {
  /** Why the link didn't work. Absent if the page was opened directly. */
  readonly why?: 'expired' | 'broken'
  readonly isSent: boolean
  readonly number: string
  readonly email: string
  readonly errors: { readonly number?: string; readonly email?: string }
  readonly failure?: string
  /** URL of this page, to try again. */
  readonly href: string
}

const Form = ({ number, email, errors }: FindOrderData) => {
  const words = useWords()
  return (
    <AuthForm label={words.findOrder} submit={words.findOrderSend}>
      <TextField
        id="number"
        name="number"
        label={words.payOrderNumber}
        inputMode="numeric"
        defaultValue={number}
        error={errors.number}
        required
      />
      <EmailField email={email} error={errors.email} />
    </AuthForm>
  )
}

/** Sends a new order link. Gives the same answer whether or not the order exists. */
export const FindOrderPage = (data: FindOrderData) => {
  const words = useWords()
  const { why, isSent, failure, href } = data
  const hints = { expired: words.findOrderExpired, broken: words.findOrderBroken }
  const hint = why ? hints[why] : words.findOrderHint
  return (
    <div className="mx-auto w-full max-w-form py-2 sm:py-8">
      <Stack gap="lg">
        <header className="grid gap-3">
          <h1 className="font-display text-3xl">{isSent ? words.findOrderSent : words.findOrder}</h1>
          <p className="text-muted">{isSent ? words.findOrderSentHint : hint}</p>
        </header>
        {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        {isSent ? (
          <p>
            <Link href={href}>{words.findOrderAgain}</Link>
          </p>
        ) : (
          <Form {...data} />
        )}
      </Stack>
    </div>
  )
}
