import { useClient } from '@vitrine/react'
import { Alert, Button, showToast, Stack, TextField, useSubmit } from '@vitrine/ui'
import { sentenceFor } from '../../sentences.ts'
import type { Shop } from '../../shop.ts'
import { useAside, useWords } from '../../words/use-words.tsx'

interface VerifyFormProps {
  readonly email: string
  readonly stateToken: string
  /** Called with the session token after a correct code. */
  readonly onSession: (sessionToken: string) => Promise<void>
}

/** Asks for the code from the email. */
export const VerifyForm = ({ email, stateToken, onSession }: VerifyFormProps) => {
  const words = useWords()
  const aside = useAside()
  const { auth } = useClient<Shop>()
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    const verificationCode = String(form.get('code')).trim()
    try {
      const result = await auth.processVerification({ verificationCode, stateToken })
      if (result.loginState !== 'SUCCESS') {
        const isTooMany = result.loginState === 'FAILURE' && result.errorCode === 'tooManyRequests'
        return isTooMany ? words.shopping.tooMany : aside.wrongCode
      }
      await onSession(result.data.sessionToken)
      return undefined
    } catch (error) {
      return sentenceFor(words, error)
    }
  }, undefined)
  const resend = () =>
    auth.resendVerification(stateToken).then(
      () => showToast({ message: aside.resent }),
      (error: unknown) => showToast({ message: sentenceFor(words, error) }),
    )
  return (
    <form {...submit}>
      <Stack>
        <div>
          <h2 className="font-display text-xl">{aside.verifyTitle}</h2>
          <p>{aside.verifyHint(email)}</p>
        </div>
        {failure && <Alert tone="critical">{failure}</Alert>}
        <TextField
          label={aside.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,8}"
          maxLength={8}
          required
          mark="none"
          // This form replaces the previous one, so the focus moves here.
          autoFocus
        />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {aside.confirm}
        </Button>
        <Button variant="quiet" onClick={() => void resend()}>
          {aside.resend}
        </Button>
      </Stack>
    </form>
  )
}
