import { packCookie, readCookie, unpackCookie, writeCookie } from '@vitrine/web/cookies.ts'
import type { StorefrontConfig } from '../../config.ts'

/** The state of a sign-in in progress. */
export interface Oauth {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly originalUri: string
}

type Place = Pick<StorefrontConfig, 'origin'>

const name = 'vitrine-oauth'
const hour = 60 * 60

/** Stores the sign-in state in an HttpOnly cookie until the visitor returns. */
export const writeOauth = ({ state, codeVerifier, redirectUri, originalUri }: Oauth, { origin }: Place): string =>
  writeCookie(name, packCookie({ state, codeVerifier, redirectUri, originalUri }), { origin, seconds: hour })

export const clearOauth = ({ origin }: Place): string => writeCookie(name, '', { origin, seconds: 0 })

/** Reads the sign-in state from the cookie. Returns `undefined` if it has expired or was never set. */
export const readOauth = (request: Request, { origin }: Place): Oauth | undefined => {
  const { state, codeVerifier, redirectUri, originalUri } = unpackCookie(readCookie({ request, origin }, name)) ?? {}
  const all = [state, codeVerifier, redirectUri, originalUri]
  return all.every((one) => typeof one === 'string')
    ? ({ state, codeVerifier, redirectUri, originalUri } as Oauth)
    : undefined
}
