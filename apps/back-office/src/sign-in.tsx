import { Alert, Button, Divider, Link, PasswordField, Stack, TextField, useSubmit } from '@vitrine/ui'
import { isApiError } from '@vitrine/client'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetRecent } from './command-menu/recent.ts'
import { forgetTimeZone } from './clock/store-zone.ts'
import { errorMessage } from './error-message.ts'
import { forgetAccount } from './access/account-store.ts'
import { hasPasskeys } from './passkeys/browser-passkeys.ts'
import { usePasskeySignIn } from './passkeys/use-passkey-sign-in.ts'
import { signIn } from './session/session.ts'
import { useTitle } from './page/use-title.ts'
import { words } from './words/first.ts'

const { passkeys, recover } = words

/** Only paths within the back office are allowed as redirect targets. */
const redirectTarget = (back: string | null): string => (back?.startsWith('/') && !back.startsWith('//') ? back : '/')

/** Forgets what belongs to the person who signed in before, who may have another store. */
const forgetPerson = (): void => {
  forgetTimeZone()
  forgetRecent()
  forgetAccount()
}

/** Whether the account has a passkey that replaces the missing code. */
const hasPasskeyInstead = (error: unknown): boolean =>
  isApiError(error, 'SECOND_FACTOR_REQUIRED') && error.data.hasPasskey === true

const CodeField = () => (
  <TextField
    label={words.signInCode}
    hint={words.signInCodeHint}
    name="code"
    autoComplete="one-time-code"
    maxLength={100}
    autoFocus
    required
    mark="none"
  />
)

export const SignInPage = () => {
  useTitle(words.signIn)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [needsCode, setNeedsCode] = useState(false)
  const [passkeyFailure, setPasskeyFailure] = useState<string>()
  const enter = () => navigate(redirectTarget(search.get('back')), { replace: true })
  const passkey = usePasskeySignIn({
    onSignedIn: () => {
      forgetPerson()
      void enter()
    },
    onFailed: (error) => setPasskeyFailure(errorMessage(error)),
  })
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    setPasskeyFailure(undefined)
    try {
      forgetPerson()
      const [email, password, code] = ['email', 'password', 'code'].map((name) => String(form.get(name) ?? ''))
      await signIn({ email: email!, password: password!, ...(code && { code }) })
      await enter()
      return undefined
    } catch (error) {
      if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) return errorMessage(error)
      setNeedsCode(true)
      return hasPasskeyInstead(error) ? `${words.signInCodeNeeded} ${passkeys.orPasskey}` : words.signInCodeNeeded
    }
  }, undefined)
  const shown = passkeyFailure ?? failure
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-5 py-10">
      <Stack gap="lg">
        <div>
          <p className="text-sm text-muted">{words.backOffice}</p>
          <h1 className="font-display text-2xl">{words.signInTitle}</h1>
          <p className="text-muted">{words.signInHint}</p>
        </div>
        {shown && <Alert tone="critical">{shown}</Alert>}
        <form {...submit} aria-label={words.signIn}>
          <Stack gap="lg">
            <TextField
              label={words.email}
              name="email"
              type="email"
              autoComplete="username webauthn"
              required
              mark="none"
            />
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              required
              mark="none"
            />
            {needsCode && <CodeField />}
            <Button type="submit" variant="primary" busy={isBusy} wide>
              {words.signIn}
            </Button>
          </Stack>
        </form>
        {hasPasskeys() && (
          <>
            <Divider>{passkeys.or}</Divider>
            <Button type="button" busy={passkey.isBusy} wide onClick={() => void passkey.signInWithPasskey()}>
              {passkeys.signIn}
            </Button>
          </>
        )}
        <p className="text-center">
          <Link href="/recover">{recover.forgot}</Link>
        </p>
      </Stack>
    </main>
  )
}
