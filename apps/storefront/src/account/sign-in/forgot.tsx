import { useClient } from '@vitrine/react'
import { Alert, Stack, TextField, useSubmit } from '@vitrine/ui'
import { sentenceFor } from '../../sentences.ts'
import { useShell } from '../../shell/shell-data.ts'
import type { Shop } from '../../shop.ts'
import { useAside, useWords } from '../../words/use-words.tsx'
import { NarrowPage } from '../account-layout.tsx'
import { SendButton } from './send-button.tsx'

type Outcome = { readonly sent: true } | { readonly failure: string } | undefined

export const ForgotPage = () => {
  const words = useWords()
  const aside = useAside()
  const { auth } = useClient<Shop>()
  const { config } = useShell()
  const [outcome, submit, isBusy] = useSubmit(async (_before: Outcome, form: FormData): Promise<Outcome> => {
    try {
      await auth.sendPasswordResetEmail(String(form.get('email')).trim(), `${config.origin}/sign-in`)
      return { sent: true }
    } catch (error) {
      return { failure: sentenceFor(words, error) }
    }
  }, undefined)
  return (
    <NarrowPage title={aside.recoverTitle}>
      {outcome && 'sent' in outcome ? (
        <Alert tone="positive">{aside.recoverSent}</Alert>
      ) : (
        <form {...submit}>
          <Stack>
            <p>{aside.recoverHint}</p>
            {outcome && <Alert tone="critical">{outcome.failure}</Alert>}
            <TextField label={aside.email} name="email" type="email" autoComplete="username" required mark="none" />
            <SendButton variant="primary" busy={isBusy} wide>
              {aside.recoverSend}
            </SendButton>
          </Stack>
        </form>
      )}
    </NarrowPage>
  )
}
