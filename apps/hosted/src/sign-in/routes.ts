import { isApiError } from '@vitrine/client'
import { factorRoute } from '../factor/factor.ts'
import type { Answered, PageRequest, Route } from '../page.ts'
import { cannotGoOn, noticeRoutes } from './notices.ts'
import { recoveryRoutes } from './recovery.ts'
import { signInRoute } from './sign-in.ts'
import { signUpRoute } from './sign-up.ts'
import { verifyRoute } from './verify.ts'
import { NoStore } from './visit.ts'

/** A sign-in for a store or an app that is not here ends on a page that says so. */
const orCannotGoOn = async (answer: Promise<Answered>, request: PageRequest): Promise<Answered> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoStore || isApiError(error, 'invalid_client', 'unauthorized_client'))
      return cannotGoOn(request)
    throw error
  }
}

/** Catches what must not go on, of a page and of its form. */
export const guarded = ({ path, load, act }: Route): Route => ({
  path,
  load: (request) => orCannotGoOn(load(request), request),
  ...(act && { act: (request, form) => orCannotGoOn(act(request, form), request) }),
})

export const signInRoutes: readonly Route[] = [
  signInRoute,
  signUpRoute,
  verifyRoute,
  factorRoute,
  ...recoveryRoutes,
  ...noticeRoutes,
].map(guarded)
