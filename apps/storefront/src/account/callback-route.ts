import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { ownPage, show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { ViewData } from '../views.ts'
import { clearOauth, readOauth } from './oauth-cookie.ts'
import { wayOn } from './session.ts'

const showFailure = (failure: ViewData<'callback'>['failure'], reason = '') =>
  show('callback', { data: { failure, reason }, meta: ({ shell, words }) => privately(words.signIn, shell) })

/** Where the sign-in of the platform returns to, with a code and its state, or with what went wrong. */
export const callbackRoute = ownPage({
  path: '/callback',
  load: async ({ request, shop, config }) => {
    const { code, state, error, errorDescription } = shop.auth.parseFromUrl(request.url, 'query')
    const oauthData = readOauth(request, config)
    const next = wayOn(oauthData?.originalUri ?? null)
    // Nobody is signed in there either: now they are asked.
    if (error === 'login_required') return redirectTo(`/sign-in?${new URLSearchParams({ asked: '1', next })}`)
    if (error === 'access_denied') return showFailure('signInCanceled')
    if (error) return showFailure('signInFailed', errorDescription ?? error)
    if (!oauthData) return showFailure('signInExpired')
    try {
      shop.auth.setTokens(await shop.auth.getMemberTokens(code, state, oauthData))
    } catch {
      return showFailure('signInExpired')
    }
    return redirectTo(next, [clearOauth(config)])
  },
})
