import { importPKCS8, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../database/tables.ts'
import { envelopeOf, type RecordedEvent } from './envelope.ts'
import { findApp, insertApp } from './store.ts'

const algorithm = 'RS256'
/** The validity of a message before and after it was signed. Each attempt signs it again. */
const toleranceSeconds = 5 * 60

const generate = promisify(generateKeyPair)

/** Registers an app that can receive events, and generates its keys. An existing app keeps its keys. */
export const registerApp = async (
  db: Db,
  { siteId, appId, name }: { siteId: string; appId: string; name: string },
): Promise<void> => {
  if (await findApp(db, appId)) return
  const { privateKey, publicKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await insertApp(db, { site_id: siteId, app_id: appId, name, private_key: privateKey, public_key: publicKey })
}

/** Creates a signer for messages to apps, with the key of each app. */
export const createAppSigner = (now: () => Date) => {
  const keys = new Map<string, Promise<CryptoKey>>()
  return async (
    claims: JWTPayload,
    { app_id, private_key }: { readonly app_id: string; readonly private_key: string },
  ): Promise<string> => {
    const key = keys.get(private_key) ?? importPKCS8(private_key, algorithm)
    keys.set(private_key, key)
    const seconds = Math.floor(now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: app_id })
      .setIssuedAt(seconds)
      .setNotBefore(seconds - toleranceSeconds)
      .setExpirationTime(seconds + toleranceSeconds)
      .sign(await key)
  }
}
export type AppSigner = ReturnType<typeof createAppSigner>

/** Creates a signer for events. */
export const createEventSigner = (now: () => Date) => {
  const sign = createAppSigner(now)
  return (event: RecordedEvent, app: Parameters<AppSigner>[1]): Promise<string> =>
    sign({ ...envelopeOf(event), jti: event.id }, app)
}
export type EventSigner = ReturnType<typeof createEventSigner>
