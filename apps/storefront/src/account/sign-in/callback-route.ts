import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { visitorPage, show } from '../../page.ts'
import { privately } from '../../shell/head.tsx'
import type { ViewData } from '../../views.ts'
import { clearOauth, readOauth } from './oauth-cookie.ts'
import { safeContinuePath } from '../session.ts'

const showFailure = (failure: ViewData<'callback'>['failure'], reason = '') =>
  show('callback', { data: { failure, reason }, meta: ({ shell, words }) => privately(words.signIn, shell) })

/** The redirect URI of the platform's sign-in. Receives a code and state, or an error. */
export const callbackRoute = visitorPage({
  path: '/callback',
  load: async ({ request, shop, config }) => {
    const { code, state, error, errorDescription } = shop.auth.parseFromUrl(request.url, 'query')
    const oauthData = readOauth(request, config)
    const next = safeContinuePath(oauthData?.originalUri ?? null)
    // Not signed in at the platform either: show the sign-in form.
    if (error === 'login_required') return redirectTo(`/sign-in?${new URLSearchParams({ prompted: '1', next })}`)
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
