import { calls } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { visitorPage, show } from '../../page.ts'
import { privately } from '../../shell/head.tsx'
import { callbackRoute } from './callback-route.ts'
import { toPlatform, safeContinuePath } from '../session.ts'

/** Signs in without a prompt if the visitor is signed in at the platform; otherwise shows the form. */
const signInRoute = visitorPage({
  path: '/sign-in',
  load: async ({ url: { searchParams }, shop, config, to }) => {
    const next = safeContinuePath(searchParams.get('next'), to)
    if (!searchParams.has('prompted')) {
      if (shop.auth.loggedIn()) return redirectTo(next)
      const answer = await toPlatform(shop, config, { next, prompt: 'none' }).catch(() => undefined)
      if (answer) return answer
    }
    return show('signIn', {
      data: { next },
      meta: ({ shell, aside }) => privately(aside.signInTitle, shell),
    })
  },
})

/** Redirects to the platform's sign-in page. */
const securePageRoute = visitorPage({
  path: '/sign-in/secure',
  load: ({ url, shop, config, to }) =>
    toPlatform(shop, config, { next: safeContinuePath(url.searchParams.get('next'), to), prompt: 'login' }),
})

/** The platform asks who is signed in here. Its pages receive a code for the member, or learn that there is none. */
const signOnRoute = visitorPage({
  path: '/sign-on',
  load: async ({ url, call, shop, config }) => {
    const nobody = redirectTo(`${config.platformUrl}/oauth2/hand-over/return`)
    const codeChallenge = url.searchParams.get('code_challenge')
    if (codeChallenge === null || !shop.auth.loggedIn()) return nobody
    return shop
      .send(calls.handOverSession, { body: { codeChallenge } }, call)
      .then(({ url: address }) => redirectTo(address))
      .catch(() => nobody)
  },
})

const signUpRoute = visitorPage({
  path: '/sign-up',
  load: async ({ url, to }) =>
    show('signUp', {
      data: { next: safeContinuePath(url.searchParams.get('next'), to) },
      meta: ({ shell, aside }) => privately(aside.signUpTitle, shell),
    }),
})

const forgotRoute = visitorPage({
  path: '/forgot',
  load: async () => show('forgot', { data: {}, meta: ({ shell, aside }) => privately(aside.recoverTitle, shell) }),
})

export const signInRoutes = [signInRoute, securePageRoute, signOnRoute, signUpRoute, forgotRoute, callbackRoute]
