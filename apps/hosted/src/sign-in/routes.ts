import { isApiError } from '@vitrine/client'
import { factorRoute } from '../factor/factor.ts'
import type { Answered, PageRequest, Route } from '../page.ts'
import { unknownStorePage, noticeRoutes } from './notices.ts'
import { recoveryRoutes } from './recovery/recovery.ts'
import { signInRoute } from './sign-in.ts'
import { signUpRoute } from './sign-up.ts'
import { verifyRoute } from './recovery/verify.ts'
import { NoStore } from './visit.ts'

/** Shows a message for an unknown store or app. */
const withErrorPage = async (answer: Promise<Answered>, request: PageRequest): Promise<Answered> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoStore || isApiError(error, 'invalid_client', 'unauthorized_client'))
      return unknownStorePage(request)
    throw error
  }
}

/** Wraps both handlers of a route. */
const guarded = ({ path, load, act }: Route): Route => ({
  path,
  load: (request) => withErrorPage(load(request), request),
  ...(act && { act: (request, form) => withErrorPage(act(request, form), request) }),
})

export const signInRoutes: readonly Route[] = [
  signInRoute,
  signUpRoute,
  verifyRoute,
  factorRoute,
  ...recoveryRoutes,
  ...noticeRoutes,
].map(guarded)
