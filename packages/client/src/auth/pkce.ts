import type { OauthData } from './sign-in-methods.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** Random text of 43 to 128 characters, each equally likely (RFC 7636, section 4.1). */
export const randomText = (length = 43): string => {
  if (length < 43 || length > 128) throw new RangeError('A verifier has 43 to 128 characters')
  // Bytes past the last whole multiple of the alphabet would favour its first letters.
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
  return text
}

/** Base64url of the SHA-256 of a verifier (RFC 7636, section 4.2, `S256`). */
export const challengeOf = async (verifier: string): Promise<string> => {
  // Browsers lend cryptography only to https and localhost.
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Starts a sign-in: what to hand to `getAuthUrl`, and to `getMemberTokens` when the visitor comes back. */
export const generateOAuthData = async (redirectUri = '', originalUri = ''): Promise<OauthData> => {
  const codeVerifier = randomText()
  return { state: randomText(), codeVerifier, codeChallenge: await challengeOf(codeVerifier), redirectUri, originalUri }
}
