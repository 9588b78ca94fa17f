import type { OauthData } from './sign-in-methods.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** 43 random characters, each equally likely (RFC 7636, section 4.1). */
const randomText = (): string => {
  // Bytes past the last whole multiple of the alphabet would favour its first letters.
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < 43) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) text += alphabet[byte % alphabet.length]
  }
  return text
}

/** Base64url of the SHA-256 of a verifier (RFC 7636, section 4.2, `S256`). */
const challengeOf = async (verifier: string): Promise<string> => {
  // Browsers lend cryptography only to https and localhost.
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace('=', '')
}

/** Starts a sign-in: what to hand to `getAuthUrl`, and to `getMemberTokens` when the visitor comes back. */
export const generateOAuthData = async (redirectUri = '', originalUri = ''): Promise<OauthData> => {
  const codeVerifier = randomText()
  return { state: randomText(), codeVerifier, codeChallenge: await challengeOf(codeVerifier), redirectUri, originalUri }
}
