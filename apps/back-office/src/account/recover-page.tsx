import { isApiError } from '@vitrine/client'
import { Alert, Button, Link, PasswordField, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../error-message.ts'
import { fieldErrorOf } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { useTitle } from '../page/use-title.ts'
import { recoverAccount, sendRecoveryEmail } from '../session/links.ts'
import { signIn } from '../session/session.ts'
import { words } from '../words/words.ts'

const { recover: texts } = words

const Heading = ({ title, hint }: { title: string; hint: ReactNode }) => (
  <div>
    <p className="text-sm text-muted">{words.backOffice}</p>
    <h1 className="font-display text-2xl">{title}</h1>
    <p className="text-muted">{hint}</p>
  </div>
)

/** Says the same for each address, so that nobody learns who has an account. */
const Sent = ({ email }: { email: string }) => (
  <Stack gap="lg">
    <Heading title={texts.sent} hint={texts.sentHint(email)} />
    <p>
      <Link href="/sign-in">{words.signIn}</Link>
    </p>
  </Stack>
)

/** Requests a link by email. */
const RequestForm = () => {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    try {
      const email = textIn(form, 'email')
      await sendRecoveryEmail(email)
      setSentTo(email)
      return undefined
    } catch (error) {
      return errorMessage(error)
    }
  }, undefined)
  if (sentTo !== undefined) return <Sent email={sentTo} />
  return (
    <form {...submit} aria-label={texts.title}>
      <Stack gap="lg">
        <Heading title={texts.title} hint={texts.hint} />
        {failure && <Alert tone="critical">{failure}</Alert>}
        <TextField label={words.email} name="email" type="email" autoComplete="username" required mark="none" />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {texts.send}
        </Button>
        <p className="text-center">
          <Link href="/sign-in">{words.signIn}</Link>
        </p>
      </Stack>
    </form>
  )
}

/** Sets a new password and signs in. An account with a second factor needs its code, on the sign-in page. */
const NewPasswordForm = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const [failure, submit, isBusy] = useSubmit<unknown>(async (_before, form: FormData) => {
    try {
      const password = String(form.get('password'))
      const email = await recoverAccount(token, password)
      const isSignedIn = await signIn({ email, password }).then(
        () => true,
        (error: unknown) => {
          if (isApiError(error, 'SECOND_FACTOR_REQUIRED')) return false
          throw error
        },
      )
      await navigate(isSignedIn ? '/' : '/sign-in', { replace: true })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  if (fieldErrorOf(failure, 'token') !== undefined) return <Expired />
  const passwordError = fieldErrorOf(failure, 'password')
  return (
    <form {...submit} aria-label={texts.newTitle}>
      <Stack gap="lg">
        <Heading title={texts.newTitle} hint={texts.newHint} />
        {failure !== undefined && passwordError === undefined && <Alert tone="critical">{errorMessage(failure)}</Alert>}
        <PasswordField
          label={words.account.newPassword}
          hint={words.staff.join.passwordHint}
          name="password"
          autoComplete="new-password"
          error={passwordError}
          required
          mark="none"
        />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {texts.save}
        </Button>
      </Stack>
    </form>
  )
}

const Expired = () => (
  <Stack gap="lg">
    <Alert tone="critical">{texts.expired}</Alert>
    <RequestForm />
  </Stack>
)

/** Gets people back into their account. The token of the emailed link is in the fragment. */
export const RecoverPage = () => {
  useTitle(texts.title)
  const token = useLocation().hash.slice(1)
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-5 py-10">
      {token === '' ? <RequestForm /> : <NewPasswordForm key={token} token={token} />}
    </main>
  )
}
