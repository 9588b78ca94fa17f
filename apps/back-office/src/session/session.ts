import { createClient, isApiError, type AuthStrategy } from '@vitrine/client'
import * as backOffice from '@vitrine/client/backOffice'
import { strictRequests } from '@vitrine/web/form/strict-requests.ts'
import { forgetStoredDrafts } from '../products/editor/stored-draft.ts'

/** Seconds before its expiry at which a token is renewed. */
const leewaySeconds = 30

/** Marks that this browser has a session. Scripts cannot see the session cookie itself. */
const sessionMark = 'vitrine-owner'

type Token = { readonly value: string; readonly expires: number }

let token: Token | undefined
let renewal: Promise<Token> | undefined

const host = location.origin
const noAuth: AuthStrategy = { getAuthHeaders: async () => ({ headers: {} }) }

/** How the API is called without a token: to sign in and out, to request a token, and for links. */
export const asVisitor = { host, headers: strictRequests, auth: noAuth }
const publicClient = createClient({ ...asVisitor, modules: { owner: backOffice } })

const store = ({ access_token, expires_in }: { access_token: string; expires_in: number }): Token => {
  token = { value: access_token, expires: Date.now() / 1000 + expires_in }
  return token
}

/** The token is only held in memory. The session is in a cookie that scripts cannot read. */
const currentToken = async (): Promise<Token> => {
  if (token && token.expires - leewaySeconds > Date.now() / 1000) return token
  if (localStorage.getItem(sessionMark) === null) throw new Error('Nobody has signed in on this browser')
  renewal ??= publicClient.owner
    .ownerToken()
    .then(store)
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

const owner = {
  isElevated: true,
  getAuthHeaders: async () => ({ headers: { Authorization: (await currentToken()).value } }),
  renew: async () => {
    token = undefined
    await currentToken()
  },
} satisfies AuthStrategy & { isElevated: true }

/** How the API is called with the permissions of who is signed in. */
export const asOwner = { host, headers: strictRequests, auth: owner }

/** Returns the ID of the owner's store, for which the token is issued. */
export const ownSiteId = async (): Promise<string> => {
  const [, claims = ''] = (await currentToken()).value.split('.').slice(-3)
  const { aud } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { aud: string }
  return aud
}

/** Keeps the tokens of a new session. */
export const startSession = (tokens: { access_token: string; expires_in: number }): void => {
  store(tokens)
  localStorage.setItem(sessionMark, 'signed-in')
}

interface Credentials {
  readonly email: string
  readonly password: string
  /** A code of the second factor. */
  readonly code?: string
}

export const signIn = async (credentials: Credentials): Promise<void> =>
  startSession(await publicClient.owner.ownerSignIn(credentials))

/** Returns options to sign in with any passkey of this site. */
export const beginPasskeySignIn = () => publicClient.owner.beginOwnerPasskeySignIn()

/** Signs in with the browser's response of a passkey. */
export const passkeySignIn = async (credential: unknown): Promise<void> =>
  startSession(await publicClient.owner.ownerPasskeySignIn(credential))

export const signOut = async (): Promise<void> => {
  token = undefined
  localStorage.removeItem(sessionMark)
  forgetStoredDrafts(localStorage)
  await publicClient.owner.ownerSignOut()
}

/** Whether someone is signed in on this browser. */
export const isSignedIn = async (): Promise<boolean> => {
  if (localStorage.getItem(sessionMark) === null) return false
  try {
    await currentToken()
    return true
  } catch (error) {
    if (!isApiError(error, 'UNAUTHENTICATED')) throw error
    localStorage.removeItem(sessionMark)
    return false
  }
}

/** Headers for the owner's requests that are not API calls. */
export const ownerHeaders = async (): Promise<Record<string, string>> => (await owner.getAuthHeaders()).headers
