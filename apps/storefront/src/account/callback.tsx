import { Alert, Button } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { redirect } from 'react-router'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { clearOauth, readOauth } from './oauth-cookie.ts'
import { onServer, wayOn } from './session.ts'

interface CallbackData {
  readonly failure: string
}

const CallbackPage = ({ data: { failure } }: PageProps<CallbackData>) => (
  <NarrowPage title={words.signIn}>
    <Alert tone="critical">{failure}</Alert>
    <Button href="/sign-in">{accountWords.retry}</Button>
  </NarrowPage>
)

/** Where the sign-in of the platform returns to, with a code and its state, or with what went wrong. */
export const page = definePage({
  path: '/callback',
  load: async ({ request }, { shop, config }): Promise<CallbackData | Response> => {
    onServer(request)
    const { code, state, error, errorDescription } = shop.auth.parseFromUrl(request.url, 'query')
    const oauthData = readOauth(request, config)
    const next = wayOn(oauthData?.originalUri ?? null)
    // Nobody is signed in there either: now they are asked.
    if (error === 'login_required') return redirect(`/sign-in?${new URLSearchParams({ asked: '1', next })}`)
    if (error === 'access_denied') return { failure: accountWords.signInCanceled }
    if (error) return { failure: accountWords.signInFailed(errorDescription ?? error) }
    if (!oauthData) return { failure: accountWords.signInExpired }
    try {
      shop.auth.setTokens(await shop.auth.getMemberTokens(code, state, oauthData))
    } catch {
      return { failure: accountWords.signInExpired }
    }
    return redirect(next, { headers: { 'set-cookie': clearOauth(config) } })
  },
  meta: (_data, shell) => privately(words.signIn, shell),
  Page: CallbackPage,
})
