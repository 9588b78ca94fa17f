import { packCookie, readCookie, unpackCookie, writeCookie } from '@vitrine/web/cookies.ts'
import type { StorefrontConfig } from '../config.ts'

/** What a sign-in that is under way is bound to. */
export interface Oauth {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly originalUri: string
}

type Place = Pick<StorefrontConfig, 'origin'>

const name = 'vitrine-oauth'
const hour = 60 * 60

/** Keeps it in this browser, where no script reads it, until the visitor is back. */
export const writeOauth = ({ state, codeVerifier, redirectUri, originalUri }: Oauth, { origin }: Place): string =>
  writeCookie(name, packCookie({ state, codeVerifier, redirectUri, originalUri }), { origin, seconds: hour })

export const clearOauth = ({ origin }: Place): string => writeCookie(name, '', { origin, seconds: 0 })

/** What the browser brings back; nothing where it was away too long, or never left. */
export const readOauth = (request: Request, { origin }: Place): Oauth | undefined => {
  const { state, codeVerifier, redirectUri, originalUri } = unpackCookie(readCookie({ request, origin }, name)) ?? {}
  const all = [state, codeVerifier, redirectUri, originalUri]
  return all.every((one) => typeof one === 'string')
    ? ({ state, codeVerifier, redirectUri, originalUri } as Oauth)
    : undefined
}
