import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Config } from '../../ground/base/config.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { moveCounter, type StoredFactor } from './factor-store.ts'
import type { PasskeyCredential } from './tables.ts'

const loadLibrary = () => import('./passkey-library.ts')

/** Passkeys are made and shown on this server's own pages, and bound to their address. */
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

/** What a browser makes a passkey with. */
export const passkeyToMake = async (
  config: Config,
  { store, email, memberId, factors }: { store: string; email: string; memberId: string; factors: StoredFactor[] },
) => {
  const { generateRegistrationOptions } = await loadLibrary()
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

/** The passkey that a browser made, if all about it is right. */
export const passkeyMade = async (
  config: Config,
  { challenge, credential }: { challenge: string; credential: unknown },
): Promise<{ credential: PasskeyCredential; counter: number } | undefined> => {
  const { rpID, origin } = relyingParty(config)
  const { verifyRegistrationResponse } = await loadLibrary()
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
    const told = { id, publicKey: Buffer.from(publicKey).toString('base64url') }
    return { counter, credential: { ...told, ...(transports && { transports }) } }
  } catch {
    // The library throws for each thing that is wrong; what it was is of use to nobody but an attacker.
    return undefined
  }
}

/** What a browser asks a passkey with. */
export const passkeyToShow = async (config: Config, factors: readonly StoredFactor[]) => {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    allowCredentials: known(factors),
    userVerification: 'preferred',
  })
}

/** Whether one of these passkeys has answered; its counter moves on, and never goes back. */
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
  const { verifyAuthenticationResponse } = await loadLibrary()
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
