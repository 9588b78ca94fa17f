import type { LoginResult } from '@vitrine/client'
import { Alert, Button, Checkbox, Divider, PasswordField, Stack, TextField, useSubmit } from '@vitrine/ui'
import { Captcha, useCaptcha, type CaptchaTokens } from '@vitrine/react/captcha'
import { useState, type ReactNode } from 'react'
import { useClient } from '@vitrine/react'
import { sentenceFor } from '../../sentences.ts'
import type { Shop } from '../../shop.ts'
import type { AsideWords } from '../../words/aside-en.ts'
import type { Words } from '../../words/en.ts'
import { useAside, useWords } from '../../words/use-words.tsx'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { signInSentences } from './sign-in-sentences.ts'
import { useShell } from '../../shell/shell-data.ts'
import { SendButton } from './send-button.tsx'
import { finishSignIn } from '../session.ts'
import { VerifyForm } from './verify-form.tsx'

interface SignInFormProps {
  /** Path to continue to after signing in. */
  readonly next: string
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
  /** Initial value of the email field. */
  readonly email?: string | undefined
}

const sentenceOf = (
  words: Words,
  aside: AsideWords,
  result: Exclude<LoginResult, { loginState: 'SUCCESS' | 'EMAIL_VERIFICATION_REQUIRED' }>,
): string => {
  if (result.loginState === 'OWNER_APPROVAL_REQUIRED') return aside.needsApproval
  if (result.loginState === 'USER_CAPTCHA_REQUIRED') return aside.captchaNeeded
  if (result.loginState !== 'FAILURE') return words.broken
  return signInSentences(words, aside)[result.errorCode]
}

/** Asks for email and password, and for the emailed code if required. Links to the hosted sign-in page. */
export const SignInForm = ({
  next,
  submitLabel,
  passwordAutoComplete,
  passwordHint,
  passwordMinLength,
  send,
  above,
  email: knownEmail,
}: SignInFormProps) => {
  const words = useWords()
  const aside = useAside()
  const shop = useClient<Shop>()
  const { config, site } = useShell()
  const captcha = useCaptcha(site)
  const [pending, setPending] = useState<{ email: string; stateToken: string }>()

  const finish = (sessionToken: string) => finishSignIn(shop, config, { sessionToken, next })
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
      return sentenceOf(words, aside, result)
    } catch (error) {
      return sentenceFor(words, error)
    }
  }, undefined)

  if (pending) return <VerifyForm {...pending} onSession={finish} />
  return (
    <Stack gap="lg">
      <noscript>
        <Alert tone="caution">{aside.needsScript}</Alert>
      </noscript>
      <form {...submit}>
        <Stack>
          {failure && <Alert tone="critical">{failure}</Alert>}
          {above}
          <TextField
            label={aside.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={knownEmail}
            required
            mark="none"
          />
          <PasswordField
            label={aside.password}
            name="password"
            autoComplete={passwordAutoComplete}
            hint={passwordHint}
            minLength={passwordMinLength}
            maxLength={256}
            required
            mark="none"
          />
          <Captcha captcha={captcha} words={aside.captcha} Box={Checkbox} />
          <SendButton variant="primary" busy={isBusy} wide>
            {submitLabel}
          </SendButton>
        </Stack>
      </form>
      <Divider>{aside.or}</Divider>
      <LocalForm action="/sign-in/secure">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" wide>
          {aside.onSecurePage}
        </Button>
      </LocalForm>
    </Stack>
  )
}
