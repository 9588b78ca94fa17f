import { Alert, Button, PasswordField, Stack, TextField, useSubmit } from '@vitrine/ui'
import { isApiError } from '@vitrine/client'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetRecent } from './command-menu/recent.ts'
import { forgetTimeZone } from './clock/store-zone.ts'
import { errorMessage } from './error-message.ts'
import { forgetAccount } from './access/account-store.ts'
import { signIn } from './shop.ts'
import { useTitle } from './page/use-title.ts'
import { words } from './words/words.ts'

/** Only paths within the back office are allowed as redirect targets. */
const redirectTarget = (back: string | null): string => (back?.startsWith('/') && !back.startsWith('//') ? back : '/')

export const SignInPage = () => {
  useTitle(words.signIn)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [needsCode, setNeedsCode] = useState(false)
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    try {
      // Another owner may have another store.
      forgetTimeZone()
      forgetRecent()
      forgetAccount()
      const [email, password, code] = ['email', 'password', 'code'].map((name) => String(form.get(name) ?? ''))
      await signIn({ email: email!, password: password!, ...(code && { code }) })
      await navigate(redirectTarget(search.get('back')), { replace: true })
      return undefined
    } catch (error) {
      const isCodeMissing = isApiError(error, 'SECOND_FACTOR_REQUIRED')
      if (isCodeMissing) setNeedsCode(true)
      return isCodeMissing ? words.signInCodeNeeded : errorMessage(error)
    }
  }, undefined)
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-5 py-10">
      <form {...submit}>
        <Stack gap="lg">
          <div>
            <p className="text-sm text-muted">{words.backOffice}</p>
            <h1 className="font-display text-2xl">{words.signInTitle}</h1>
            <p className="text-muted">{words.signInHint}</p>
          </div>
          {failure && <Alert tone="critical">{failure}</Alert>}
          <TextField label={words.email} name="email" type="email" autoComplete="username" required mark="none" />
          <PasswordField label={words.password} name="password" autoComplete="current-password" required mark="none" />
          {needsCode && (
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
          )}
          <Button type="submit" variant="primary" busy={isBusy} wide>
            {words.signIn}
          </Button>
        </Stack>
      </form>
    </main>
  )
}
