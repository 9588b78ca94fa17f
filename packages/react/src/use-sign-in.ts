import type { OauthData } from '@vitrine/client'
import { useEffect, useState } from 'react'
import { toFailure, type Failure } from './failure.ts'
import { useShared } from './provider.tsx'
import type { SessionAuth } from './session-store.ts'
import type { Shared } from './shared.ts'
import { useTask, type TaskState } from './use-task.ts'

/** Where the state of a sign-in is kept until the visitor returns: in this tab alone. */
const storedAt = 'vitrine.sign-in'

export interface SignInOptions {
  /** The page that uses `useSignInReturn`; it has to be an allowed address. `/callback` unless told. */
  readonly callbackUrl?: string
  /** Where to go on after it: a path of this site; the page that was left unless told. */
  readonly returnTo?: string
  /** `none` shows no page: for members who may be signed in on the hosted pages already. `login` unless told. */
  readonly prompt?: 'login' | 'none'
  /** Goes straight to this sign-in provider. */
  readonly idp?: 'google' | 'facebook' | { readonly connectionId: string }
}

export interface SignInActions extends TaskState {
  /** Goes to the hosted sign-in page. */
  readonly signIn: (options?: SignInOptions) => Promise<void>
  /** Signs out here and on the hosted pages, and comes back to `returnTo`, `/` unless told. */
  readonly signOut: (options?: { readonly returnTo?: string }) => Promise<void>
}

type Visitors = Required<
  Pick<SessionAuth, 'generateOAuthData' | 'getAuthUrl' | 'getMemberTokens' | 'setTokens' | 'logout'>
>

const visitorsOf = ({ client }: Shared): Visitors => {
  if (!client.auth.generateOAuthData) throw new Error('Signing in needs a client with OAuthStrategy')
  return client.auth as Visitors
}

/** Only ways within this site lead on. */
const ownPath = (path: string | undefined): string => {
  const { origin, pathname, search, hash } = new URL(path ?? '/', location.origin)
  return origin === location.origin ? pathname + search + hash : '/'
}

/**
 * Signing in and out by redirect to the hosted pages, where members, passwords and second factors are looked after.
 *
 * @example
 * const { signIn, signOut, busy } = useSignIn()
 */
export const useSignIn = (): SignInActions => {
  const shared = useShared()
  const { run, busy, error } = useTask()
  return {
    busy,
    error,
    signIn: async ({ callbackUrl = '/callback', returnTo = location.href, ...options } = {}) => {
      await run(async () => {
        const auth = visitorsOf(shared)
        const data = await auth.generateOAuthData(new URL(callbackUrl, location.href).href, ownPath(returnTo))
        sessionStorage.setItem(storedAt, JSON.stringify(data))
        const { authUrl } = await auth.getAuthUrl(data, { ...options, responseMode: 'query' })
        location.assign(authUrl)
      })
    },
    signOut: async ({ returnTo = '/' } = {}) => {
      await run(async () => {
        const { logoutUrl } = await visitorsOf(shared).logout(location.origin + ownPath(returnTo))
        location.assign(logoutUrl)
      })
    },
  }
}

/** How a sign-in came out. */
export interface SignInReturn {
  /** Where the visitor wanted to go, once they are signed in; undefined before. */
  readonly returnTo: string | undefined
  /** `login_required`, `access_denied`, `invalid_grant`, or `SIGN_IN_EXPIRED` where no sign-in was begun in this tab. */
  readonly error: Failure | undefined
}

const failed = (code: string, message = code): Error => Object.assign(new Error(message), { code })

const finish = async (shared: Shared): Promise<string> => {
  const answer = new URLSearchParams(location.search)
  const stored = sessionStorage.getItem(storedAt)
  sessionStorage.removeItem(storedAt)
  const refusal = answer.get('error')
  if (refusal !== null) throw failed(refusal, answer.get('error_description') ?? refusal)
  if (stored === null) throw failed('SIGN_IN_EXPIRED')
  const data = JSON.parse(stored) as OauthData
  const auth = visitorsOf(shared)
  auth.setTokens(await auth.getMemberTokens(answer.get('code'), answer.get('state'), data))
  return ownPath(data.originalUri)
}

/** A code counts once, however often the page is rendered. */
const finishOnce = (shared: Shared): Promise<string> => finish(shared)

/**
 * For the page that a sign-in returns to: signs the visitor in, once. Go to `returnTo` when it is there.
 *
 * @example
 * const { returnTo, error } = useSignInReturn()
 */
export const useSignInReturn = (): SignInReturn => {
  const shared = useShared()
  const [came, setCame] = useState<SignInReturn>({ returnTo: undefined, error: undefined })
  useEffect(() => {
    let isShown = true
    shared.part(finishOnce).then(
      (returnTo) => isShown && setCame({ returnTo, error: undefined }),
      (error: unknown) => isShown && setCame({ returnTo: undefined, error: toFailure(error) }),
    )
    return () => {
      isShown = false
    }
  }, [shared])
  return came
}
