import { createHash, randomBytes, randomUUID } from 'node:crypto'

export const goodPassword = 'a quiet lighthouse'
export const newEmail = (): string => `${randomUUID().slice(0, 13)}@people.test`

/** Redirect URI of the test app. */
export const callback = 'http://localhost:3000/callback'

export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}
export const newPkce = (): Pkce => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
