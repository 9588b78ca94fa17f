import { calls } from '@vitrine/client'
import { redirect } from 'react-router'
import { definePage } from '../define-page.ts'

/** The platform asks who is signed in here; its pages get a code for them, or hear that it is nobody. */
export const page = definePage({
  path: '/sign-on',
  load: async ({ url, call }, { shop, config }): Promise<Response> => {
    const nobody = redirect(`${config.platformUrl}/oauth2/hand-over/return`)
    const codeChallenge = url.searchParams.get('code_challenge')
    if (codeChallenge === null || !shop.auth.loggedIn()) return nobody
    return shop
      .send(calls.handOverSession, { body: { codeChallenge } }, call)
      .then(({ url: address }) => redirect(address))
      .catch(() => nobody)
  },
  Page: () => null,
})
