import { calls } from '@vitrine/client'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'

/** The platform asks who is signed in here; its pages get a code for them, or hear that it is nobody. */
const load =
  ({ shop, config }: RouteContext) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response> => {
    const nobody = redirect(`${config.platformUrl}/oauth2/hand-over/return`)
    const codeChallenge = new URL(request.url).searchParams.get('code_challenge')
    if (codeChallenge === null || !shop.auth.loggedIn()) return nobody
    return shop
      .send(calls.handOverSession, { body: { codeChallenge } }, { signal: request.signal })
      .then(({ url }) => redirect(url))
      .catch(() => nobody)
  }

export const route = (context: RouteContext) => ({ Component: () => null, loader: load(context) })
