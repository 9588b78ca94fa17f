import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isIP } from 'node:net'
import type { Config } from '../../../ground/base/config.ts'
import { refusalFor } from '../../../ground/base/refusal.ts'
import { siteOfTag, siteTag, tagLength } from '../../../ground/token/site-tag.ts'
import { loadPasskeyLibrary } from '../../factor/api.ts'
import type { OfStaff } from '../owner-store.ts'
import type { Challenge } from './challenges.ts'
import type { StoredPasskey } from './passkey-store.ts'

type Place = Pick<Config, 'publicUrl'>

/** Passkeys are bound to the host of this server, which has the back office of all its stores. */
const relyingParty = ({ publicUrl }: Place) => {
  const { hostname, origin, protocol } = new URL(publicUrl)
  return { rpID: hostname, origin, protocol }
}

const unavailable = (description: string) => refusalFor('ILLEGAL_STATE', 'PASSKEYS_UNAVAILABLE', { description })

/** Browsers have passkeys only for domain names, and only over https or on the same machine. */
const requirePasskeyPlace = (config: Place): void => {
  const { rpID, origin, protocol } = relyingParty(config)
  if (isIP(rpID.replace(/^\[|\]$/g, '')) !== 0)
    throw unavailable(`Passkeys need a domain name or localhost, and PUBLIC_URL is ${origin}.`)
  if (protocol !== 'https:' && rpID !== 'localhost' && !rpID.endsWith('.localhost'))
    throw unavailable(`Passkeys need https, and PUBLIC_URL is ${origin}.`)
}

/** Names a person to the authenticator, which returns it with each response. It says nothing about them. */
const userHandle = ({ siteId, id }: OfStaff): string => siteTag(siteId) + siteTag(id)

/** Returns the person of a response; `undefined` if it names none. */
export const personOfHandle = (handle: unknown): OfStaff | undefined => {
  if (typeof handle !== 'string') return undefined
  const text = Buffer.from(handle, 'base64url').toString('latin1')
  const [siteId, id] = [siteOfTag(text.slice(0, tagLength)), siteOfTag(text.slice(tagLength))]
  return siteId === undefined || id === undefined ? undefined : { siteId, id }
}

const described = (passkeys: readonly StoredPasskey[]): { id: string; transports: AuthenticatorTransport[] }[] =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports as AuthenticatorTransport[],
  }))

interface PasskeyToCreate {
  readonly challenge: string
  readonly person: OfStaff
  readonly email: string
  readonly name: string
  readonly storeName: string
  readonly passkeys: readonly StoredPasskey[]
}

/** Returns the options with which a browser creates a passkey. */
export const creationOptions = async (
  config: Place,
  { challenge, person, email, name, storeName, passkeys }: PasskeyToCreate,
) => {
  requirePasskeyPlace(config)
  const { generateRegistrationOptions } = await loadPasskeyLibrary()
  return generateRegistrationOptions({
    challenge,
    rpName: storeName,
    rpID: relyingParty(config).rpID,
    userID: new TextEncoder().encode(userHandle(person)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: described(passkeys),
    // People sign in without naming themselves, and one passkey counts as both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 5 * 60 * 1000,
  })
}

/** Returns the options with which a browser uses a passkey: one of these, or any that it has. */
export const requestOptions = async (
  config: Place,
  { challenge, passkeys = [] }: { challenge: string; passkeys?: readonly StoredPasskey[] },
) => {
  requirePasskeyPlace(config)
  const { generateAuthenticationOptions } = await loadPasskeyLibrary()
  return generateAuthenticationOptions({
    challenge,
    rpID: relyingParty(config).rpID,
    allowCredentials: described(passkeys),
    userVerification: 'required',
    timeout: 5 * 60 * 1000,
  })
}

export interface CreatedPasskey extends Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'
> {
  readonly aaguid: string
}

const maxTransports = 8
/** The longest credential ID of the specification: 1023 bytes. */
const maxCredentialId = 1364

const readTransports = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((one): one is string => /^[a-z-]{1,20}$/.test(String(one))).slice(0, maxTransports)
    : []

/** Returns the passkey of a response if it is valid. The library throws for each part that is not. */
export const verifyCreated = async (
  config: Place,
  { credential, challenge }: { credential: unknown; challenge: Challenge },
): Promise<CreatedPasskey | undefined> => {
  const { rpID, origin } = relyingParty(config)
  const { verifyRegistrationResponse } = await loadPasskeyLibrary()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge.text,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { aaguid, credentialDeviceType, credential: created } = registrationInfo
  if (created.id.length > maxCredentialId) return undefined
  return {
    aaguid,
    credential_id: created.id,
    public_key: Buffer.from(created.publicKey).toString('base64url'),
    counter: created.counter,
    transports: readTransports(created.transports),
    is_synced: credentialDeviceType === 'multiDevice',
  }
}

/** Returns the counter of a response if it is valid for this passkey. Whether the counter grew is decided under a lock. */
export const verifyUsed = async (
  config: Place,
  { credential, challenge, passkey }: { credential: unknown; challenge: Challenge; passkey: StoredPasskey },
): Promise<number | undefined> => {
  const { rpID, origin } = relyingParty(config)
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge.text,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: 0,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
