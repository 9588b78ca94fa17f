import type { OauthData } from './sign-in-methods.ts'

/** Base64url without padding (RFC 7636, appendix A): 43 characters of 32 bytes. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** 43 characters from 256 random bits, evenly distributed (RFC 7636, section 4.1). */
const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** Starts a sign-in: pass the result to `getAuthUrl`, and to `getMemberTokens` when the visitor returns. */
export const generateOAuthData = async (redirectUri = '', originalUri = ''): Promise<OauthData> => {
  const codeVerifier = randomText()
  // Web Crypto requires HTTPS or localhost. The challenge method is `S256` (section 4.2).
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const codeChallenge = base64Url(new Uint8Array(hash))
  return { state: randomText(), codeVerifier, codeChallenge, redirectUri, originalUri }
}
