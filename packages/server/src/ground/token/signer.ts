import { sql } from 'kysely'
import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { transact } from '../database/transact.ts'
import type { Db } from '../database/tables.ts'
import { algorithm, readSignedText, signText } from './signed-text.ts'

const generate = promisify(generateKeyPair)

export interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly created: Date
}

const readKeys = (db: Db) => db.selectFrom('signing_key').selectAll().orderBy('created_date', 'desc').execute()

/**
 * Creates a signing key if the newest one is older than a date or there is none. If several processes do this at once,
 * one creates it and the others find it.
 */
export const createKey = async (db: Db, { madeBefore, now }: { madeBefore: Date; now: Date }): Promise<boolean> => {
  const { privateKey, publicKey } = await generate('ec', { namedCurve: 'P-256' })
  const row = {
    id: randomUUID(),
    private_jwk: JSON.stringify(privateKey.export({ format: 'jwk' })),
    public_jwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
    created_date: now,
  }
  return transact(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_key'))`.execute(transaction)
    const [newest] = await readKeys(transaction)
    if (newest && newest.created_date > madeBefore) return false
    await transaction.insertInto('signing_key').values(row).execute()
    return true
  })
}

/** Returns the IDs of keys that were followed by another one before a date. */
export const findReplacedKeys = async (db: Db, before: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('signing_key as key')
    .select('key.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signing_key as next')
          .select('next.id')
          .whereRef('next.created_date', '>', 'key.created_date')
          .where('next.created_date', '<', before),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteKeys = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('signing_key').where('id', 'in', ids).execute()
}

/** Returns the signing keys, newest first. Creates the first one if there is none. */
export const loadSigningKeys = async (db: Db): Promise<SigningKey[]> => {
  const rows = await readKeys(db)
  if (rows.length === 0) {
    await createKey(db, { madeBefore: new Date(0), now: new Date() })
    return loadSigningKeys(db)
  }
  return rows.map(({ id, private_jwk, public_jwk, created_date }) => ({
    id,
    created: created_date,
    privateKey: createPrivateKey({ key: private_jwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: public_jwk, format: 'jwk' }),
  }))
}

/** The kind of a token. Tokens of one kind are never accepted as another. */
export type TokenKind =
  | 'at+jwt'
  | 'id+jwt'
  | 'refresh+jwt'
  | 'checkout+jwt'
  | 'owner+jwt'
  | 'app+jwt'
  | 'visit+jwt'
  | 'consent+jwt'
  | 'sign-out+jwt'
  | 'return+jwt'
  | 'print+jwt'
  | 'label+jwt'
  | 'download+jwt'
  | 'order+jwt'
  | 'photo+jwt'
  | 'restore+jwt'
  | 'restored+jwt'
  | 'unsubscribe+jwt'
  | 'newsletter+jwt'
  | 'passkey+jwt'

export interface Claims {
  readonly [name: string]: unknown
}

/** The claims of a verified token. */
export interface CheckedClaims extends Claims {
  readonly aud: string
  /** Seconds since 1970. */
  readonly exp: number
}

interface Signing {
  /** The site ID. */
  readonly audience: string
  readonly lifetimeSeconds: number
}

export interface SignerOptions {
  readonly keys: readonly SigningKey[]
  readonly issuer: string
  readonly now: () => Date
}

/** The delay before a new key is used, so that other processes and clients that cache our key set can fetch it. */
export const keyDelayMs = 10 * 60 * 1000

/** Creates and verifies JSON Web Tokens with ES256 (RFC 7519). */
export const createSigner = ({ keys: firstKeys, issuer, now }: SignerOptions) => {
  let keys = firstKeys

  const seconds = (): number => Math.floor(now().getTime() / 1000)

  /** The newest key that is older than the delay. */
  const signingKey = (): SigningKey => {
    const known = now().getTime() - keyDelayMs
    return keys.find(({ created }) => created.getTime() <= known) ?? keys.at(-1)!
  }

  const keyById = (id: string): KeyObject => {
    const key = keys.find((candidate) => candidate.id === id)
    if (!key) throw new Error('signed with an unknown key')
    return key.publicKey
  }

  const signSync = (kind: TokenKind, claims: Claims, { audience, lifetimeSeconds }: Signing): string => {
    const [key, issued] = [signingKey(), seconds()]
    const shared = { iss: issuer, aud: audience, iat: issued, exp: issued + lifetimeSeconds }
    return signText({ alg: algorithm, kid: key.id, typ: kind }, { ...claims, ...shared }, key.privateKey)
  }

  return {
    /** Replaces the keys, newest first. */
    setKeys: (current: readonly SigningKey[]): void => {
      keys = current
    },
    /** Returns the public key set (RFC 7517). */
    publicKeys: () =>
      keys.map(({ id, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid: id,
        alg: algorithm,
        use: 'sig',
      })),
    sign: async (kind: TokenKind, claims: Claims, signing: Signing): Promise<string> => signSync(kind, claims, signing),
    /** Signs synchronously. */
    signSync,
    /** Verifies a token and returns its claims. Throws if it is not ours, expired, or not yet valid. */
    verify: async (kind: TokenKind, token: string, { allowExpired = false } = {}): Promise<CheckedClaims> => {
      const claims = readSignedText(token, kind, keyById)
      const { iss, aud, exp, nbf } = claims
      if (iss !== issuer) throw new Error('wrong issuer')
      if (typeof aud !== 'string' || typeof exp !== 'number') throw new Error('without an audience or expiry')
      if (!allowExpired && exp <= seconds()) throw new Error('expired')
      if (nbf !== undefined && !(typeof nbf === 'number' && nbf <= seconds())) throw new Error('not valid yet')
      return { ...claims, aud, exp }
    },
  }
}
export type Signer = ReturnType<typeof createSigner>
