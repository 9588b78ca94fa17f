import { useClient } from '@vitrine/react'
import { Alert, Stack, TextField, useSubmit } from '@vitrine/ui'
import { sentenceFor } from '../sentences.ts'
import { useRouteContext } from '../shell/route-context.ts'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import type { Shop } from '../shop.ts'
import { accountWords } from '../words/account-en.ts'
import { NarrowPage } from './account-layout.tsx'
import { SendButton } from './send-button.tsx'

type Outcome = { readonly sent: true } | { readonly failure: string } | undefined

const ForgotPage = () => {
  const { auth } = useClient<Shop>()
  const { config } = useRouteContext()
  const [outcome, submit, isBusy] = useSubmit(async (_before: Outcome, form: FormData): Promise<Outcome> => {
    try {
      await auth.sendPasswordResetEmail(String(form.get('email')).trim(), `${config.origin}/sign-in`)
      return { sent: true }
    } catch (error) {
      return { failure: sentenceFor(error) }
    }
  }, undefined)
  return (
    <NarrowPage title={accountWords.recoverTitle}>
      {outcome && 'sent' in outcome ? (
        <Alert tone="positive">{accountWords.recoverSent}</Alert>
      ) : (
        <form {...submit}>
          <Stack>
            <p>{accountWords.recoverHint}</p>
            {outcome && <Alert tone="critical">{outcome.failure}</Alert>}
            <TextField
              label={accountWords.email}
              name="email"
              type="email"
              autoComplete="username"
              required
              mark="none"
            />
            <SendButton variant="primary" busy={isBusy} wide>
              {accountWords.recoverSend}
            </SendButton>
          </Stack>
        </form>
      )}
    </NarrowPage>
  )
}

export const page = definePage({
  path: '/forgot',
  meta: (_data, shell) => privately(accountWords.recoverTitle, shell),
  Page: ForgotPage,
})
