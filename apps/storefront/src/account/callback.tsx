import { Alert, Button } from '@vitrine/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { clearOauth, readOauth } from './oauth-cookie.ts'
import { onServer, wayOn } from './session.ts'

interface CallbackData {
  readonly failure: string
}

/** Where the sign-in of the platform returns to, with a code and its state, or with what went wrong. */
const load =
  ({ shop, config }: RouteContext) =>
  async ({ request }: LoaderFunctionArgs): Promise<CallbackData | Response> => {
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
  }

const CallbackPage = () => {
  const { failure } = useLoaderData<CallbackData>()
  return (
    <NarrowPage title={words.signIn}>
      <Alert tone="critical">{failure}</Alert>
      <Button href="/sign-in">{accountWords.retry}</Button>
    </NarrowPage>
  )
}

export const route = (context: RouteContext) => ({ Component: CallbackPage, loader: load(context) })
