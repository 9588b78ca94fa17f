import { calls } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answered, PageRequest, Route } from '../../page.ts'
import { asMember, clearedSession } from '../../sign-in/session.ts'

/** Ends the session and its tokens on the server. The cookie is cleared even if that fails. */
const signOut = async (page: PageRequest): Promise<Answered> => {
  const signedIn = await asMember(page)
  if (signedIn) {
    const { redirectSession } = await signedIn.api.send(calls.createRedirectSession, { body: { logout: {} } })
    await page.fetch(redirectSession.fullUrl ?? '', { redirect: 'manual' })
  }
  return redirectTo('/hosted/signed-out', [clearedSession(page)])
}

/** Requires a form post, so that images or links can't sign anyone out. */
export const signOutRoute: Route = {
  path: '/account/sign-out',
  load: async () => redirectTo('/hosted/account'),
  act: signOut,
}
