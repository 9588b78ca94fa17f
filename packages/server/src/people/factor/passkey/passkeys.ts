import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Config } from '../../../ground/base/config.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { moveCounter, type StoredFactor } from '../factor-store.ts'
import type { PasskeyCredential } from '../tables.ts'

/** Loads the library, which only those need who use passkeys. */
export const loadPasskeyLibrary = () => import('./passkey-library.ts')

/** Passkeys are created and used on this server's pages, and bound to their origin. */
const relyingParty = ({ publicUrl }: Config) => ({
  rpID: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
})

const transportsOf = ({ transports }: PasskeyCredential) => transports as AuthenticatorTransport[] | undefined

const known = (factors: readonly StoredFactor[]): { id: string; transports?: AuthenticatorTransport[] }[] =>
  factors.flatMap(({ credential }) => {
    if (!credential) return []
    const transports = transportsOf(credential)
    return [{ id: credential.id, ...(transports && { transports }) }]
  })

/** Returns the options with which a browser creates a passkey. */
export const passkeyToMake = async (
  config: Config,
  { store, email, memberId, factors }: { store: string; email: string; memberId: string; factors: StoredFactor[] },
) => {
  const { generateRegistrationOptions } = await loadPasskeyLibrary()
  return generateRegistrationOptions({
    rpName: store,
    rpID: relyingParty(config).rpID,
    userName: email,
    userID: new TextEncoder().encode(memberId),
    attestationType: 'none',
    excludeCredentials: known(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Returns the created passkey if the response is valid. */
export const passkeyMade = async (
  config: Config,
  { challenge, credential }: { challenge: string; credential: unknown },
): Promise<{ credential: PasskeyCredential; counter: number } | undefined> => {
  const { rpID, origin } = relyingParty(config)
  const { verifyRegistrationResponse } = await loadPasskeyLibrary()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports } = registrationInfo.credential
    const keys = { id, publicKey: Buffer.from(publicKey).toString('base64url') }
    return { counter, credential: { ...keys, ...(transports && { transports }) } }
  } catch {
    // The library throws for each invalid part. Details would only help an attacker.
    return undefined
  }
}

/** Returns the options with which a browser asks for a passkey. */
export const passkeyToShow = async (config: Config, factors: readonly StoredFactor[]) => {
  const { generateAuthenticationOptions } = await loadPasskeyLibrary()
  return generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    allowCredentials: known(factors),
    userVerification: 'preferred',
  })
}

/** Whether one of these passkeys gave a valid response. Advances its counter, which never goes back. */
export const spendPasskey = async (
  { config, now }: Pick<Context, 'config' | 'now'>,
  db: Db,
  { factors, challenge, answer }: { factors: readonly StoredFactor[]; challenge: string; answer: unknown },
): Promise<boolean> => {
  const { rpID, origin } = relyingParty(config)
  const response = answer as AuthenticationResponseJSON
  const factor = factors.find(({ credential }) => credential && credential.id === response?.id)
  if (!factor?.credential) return false
  const { id, publicKey } = factor.credential
  const transports = transportsOf(factor.credential)
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: factor.counter,
        ...(transports && { transports }),
      },
    })
    return verified && (await moveCounter(db, factor, authenticationInfo.newCounter, now()))
  } catch {
    return false
  }
}
