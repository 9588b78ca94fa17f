import type { LoginResult } from '@vitrine/client'
import { Alert, Button, Checkbox, Divider, PasswordField, Stack, TextField, useSubmit } from '@vitrine/ui'
import { Captcha, useCaptcha, type CaptchaTokens } from '@vitrine/react/captcha'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceFor } from '../sentences.ts'
import { signInSentences } from './sign-in-sentences.ts'
import { useShell } from '../shell/shell-data.ts'
import { useRouteContext } from '../shell/route-context.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { SendButton } from './send-button.tsx'
import { finishSignIn, wayOn } from './session.ts'
import { VerifyForm } from './verify-form.tsx'

interface SignInFormProps {
  readonly submitLabel: string
  readonly passwordAutoComplete: 'current-password' | 'new-password'
  readonly passwordHint?: string
  readonly passwordMinLength?: number
  readonly send: (credentials: {
    email: string
    password: string
    captchaTokens: CaptchaTokens | undefined
    form: FormData
  }) => Promise<LoginResult>
  readonly above?: ReactNode
}

const sentenceOf = (
  result: Exclude<LoginResult, { loginState: 'SUCCESS' | 'EMAIL_VERIFICATION_REQUIRED' }>,
): string => {
  if (result.loginState === 'OWNER_APPROVAL_REQUIRED') return accountWords.needsApproval
  if (result.loginState === 'USER_CAPTCHA_REQUIRED') return accountWords.captchaNeeded
  if (result.loginState !== 'FAILURE') return words.broken
  return signInSentences[result.errorCode]
}

/** Email and password, the code from the email where one is due, and the way over the hosted page. */
export const SignInForm = ({
  submitLabel,
  passwordAutoComplete,
  passwordHint,
  passwordMinLength,
  send,
  above,
}: SignInFormProps) => {
  const context = useRouteContext()
  const captcha = useCaptcha(useShell().site)
  const [search] = useSearchParams()
  const [pending, setPending] = useState<{ email: string; stateToken: string }>()
  const next = wayOn(search.get('next'))

  const finish = (sessionToken: string) => finishSignIn(context, sessionToken, next)
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    const [email, password] = [String(form.get('email')).trim(), String(form.get('password'))]
    try {
      const result = await captcha.send((captchaTokens) => send({ email, password, captchaTokens, form }))
      if (result.loginState === 'SUCCESS') {
        await finish(result.data.sessionToken)
        return undefined
      }
      if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED') {
        setPending({ email, stateToken: result.data.stateToken })
        return undefined
      }
      return sentenceOf(result)
    } catch (error) {
      return sentenceFor(error)
    }
  }, undefined)

  if (pending) return <VerifyForm {...pending} onSession={finish} />
  return (
    <Stack gap="lg">
      <noscript>
        <Alert tone="caution">{accountWords.needsScript}</Alert>
      </noscript>
      <form {...submit}>
        <Stack>
          {failure && <Alert tone="critical">{failure}</Alert>}
          {above}
          <TextField
            label={accountWords.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            mark="none"
          />
          <PasswordField
            label={accountWords.password}
            name="password"
            autoComplete={passwordAutoComplete}
            hint={passwordHint}
            minLength={passwordMinLength}
            maxLength={256}
            required
            mark="none"
          />
          <Captcha captcha={captcha} words={accountWords.captcha} Box={Checkbox} />
          <SendButton variant="primary" busy={isBusy} wide>
            {submitLabel}
          </SendButton>
        </Stack>
      </form>
      <Divider>{accountWords.or}</Divider>
      <form action="/sign-in/secure">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" wide>
          {accountWords.onSecurePage}
        </Button>
      </form>
    </Stack>
  )
}
