import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, type Route } from '../page.ts'
import { suggest } from './address/suggest.ts'
import { suggestionsPath } from './address/suggestions-path.ts'
import { answerChallenge, loadChallenge } from './challenge/challenge.ts'
import { ChallengePage } from './challenge/challenge-page.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { loadConfirmation } from './confirmation.ts'
import { ConfirmationPage } from './confirmation-page.tsx'
import { act, load } from './controller.ts'
import { orSessionEnded } from './session/session-ended.ts'

const routes: readonly Route[] = [
  {
    path: suggestionsPath,
    load: async ({ url }) => redirectTo(`/hosted/checkout${url.search}`),
    act: suggest,
  },
  definePage({ path: '/checkout', Page: CheckoutPage, load, act }),
  definePage({ path: '/challenge', Page: ChallengePage, load: loadChallenge, act: answerChallenge }),
  definePage({ path: '/confirmation', Page: ConfirmationPage, load: loadConfirmation }),
]

export const checkoutRoutes: readonly Route[] = routes.map(orSessionEnded)
