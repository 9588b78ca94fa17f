import type { OauthData } from '@vitrine/client'
import { useEffect, useState } from 'react'
import { toFailure, type Failure } from '../stores/failure.ts'
import { useShared } from '../provider.tsx'
import type { SessionAuth } from '../stores/session-store.ts'
import type { Shared } from '../shared.ts'
import { useTask, type TaskState } from './use-task.ts'

/** Session storage key of a sign-in in progress, in this tab only. */
const storedAt = 'vitrine.sign-in'

export interface SignInOptions {
  /** The page that uses `useSignInReturn`; must be an allowed redirect URI. Default: `/callback`. */
  readonly callbackUrl?: string
  /** Path of this site to continue to. Default: the current page. */
  readonly returnTo?: string
  /** `none` shows no page, for members who may be signed in on the hosted pages already. Default: `login`. */
  readonly prompt?: 'login' | 'none'
  /** Skips the sign-in page and goes to this identity provider. */
  readonly idp?: 'google' | 'facebook' | { readonly connectionId: string }
}

export interface SignInActions extends TaskState {
  /** Goes to the hosted sign-in page. */
  readonly signIn: (options?: SignInOptions) => Promise<void>
  /** Signs out here and on the hosted pages and returns to `returnTo`. Default: `/`. */
  readonly signOut: (options?: { readonly returnTo?: string }) => Promise<void>
}

type Visitors = Required<
  Pick<SessionAuth, 'generateOAuthData' | 'getAuthUrl' | 'getMemberTokens' | 'setTokens' | 'logout'>
>

const visitorsOf = ({ client }: Shared): Visitors => {
  if (!client.auth.generateOAuthData) throw new Error('Signing in requires a client with OAuthStrategy')
  return client.auth as Visitors
}

/** Only paths within this site are allowed. */
const ownPath = (path: string | undefined): string => {
  const { origin, pathname, search, hash } = new URL(path ?? '/', location.origin)
  return origin === location.origin ? pathname + search + hash : '/'
}

/**
 * Signs in and out by redirect to the hosted pages, which handle members, passwords and second factors.
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

/** The result of a sign-in. */
export interface SignInReturn {
  /** Path to continue to once signed in; undefined before. */
  readonly returnTo: string | undefined
  /** `login_required`, `access_denied`, `invalid_grant`, or `SIGN_IN_EXPIRED` if no sign-in was started in this tab. */
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

/** A code can be used once, however often the page renders. */
const finishOnce = (shared: Shared): Promise<string> => finish(shared)

/**
 * Completes a sign-in on the callback page, once. Go to `returnTo` when it is set.
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
