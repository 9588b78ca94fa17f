import { calls } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import type { Answered, PageRequest, Route } from '../page.ts'
import { asMember, clearedSession } from '../sign-in/session.ts'

/** Ends the session at the server, with all tokens made from it; here it is forgotten in any case. */
const signOut = async (page: PageRequest): Promise<Answered> => {
  const signedIn = await asMember(page)
  if (signedIn) {
    const { redirectSession } = await signedIn.api.send(calls.createRedirectSession, { body: { logout: {} } })
    await page.fetch(redirectSession.fullUrl ?? '', { redirect: 'manual' })
  }
  return redirectTo('/hosted/signed-out', [clearedSession(page)])
}

/** Only a form signs out: an address that did could be hidden in any picture. */
export const signOutRoute: Route = {
  path: '/account/sign-out',
  load: async () => redirectTo('/hosted/account'),
  act: signOut,
}
