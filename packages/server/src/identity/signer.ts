import {
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { transact } from '../database/transact.ts'
import type { Db } from '../tables.ts'

const algorithm = 'ES256'

export interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly created: Date
}

const readKeys = (db: Db) => db.selectFrom('signing_key').selectAll().orderBy('created_date', 'desc').execute()

/**
 * Makes a key where the newest was made before a moment, or where there is none. Of processes that do so at the same
 * time one makes it, and the others find it.
 */
export const createKey = async (db: Db, { madeBefore, now }: { madeBefore: Date; now: Date }): Promise<boolean> => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
  const row = {
    id: randomUUID(),
    private_jwk: JSON.stringify(await exportJWK(privateKey)),
    public_jwk: JSON.stringify(await exportJWK(publicKey)),
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

/** The keys tokens are signed with, newest first; makes the first one where there is none. */
export const loadSigningKeys = async (db: Db): Promise<SigningKey[]> => {
  const rows = await readKeys(db)
  if (rows.length === 0) {
    await createKey(db, { madeBefore: new Date(0), now: new Date() })
    return loadSigningKeys(db)
  }
  return Promise.all(
    rows.map(async ({ id, private_jwk, public_jwk, created_date }) => ({
      id,
      created: created_date,
      privateKey: (await importJWK(private_jwk, algorithm)) as CryptoKey,
      publicKey: (await importJWK(public_jwk, algorithm)) as CryptoKey,
    })),
  )
}

/** What a signed text is for; one kind is never taken for another. */
export type TokenKind =
  | 'at+jwt'
  | 'id+jwt'
  | 'refresh+jwt'
  | 'checkout+jwt'
  | 'owner+jwt'
  | 'app+jwt'
  | 'visit+jwt'
  | 'sign-out+jwt'
  | 'return+jwt'

export interface Claims {
  readonly [name: string]: unknown
}

export interface SignerOptions {
  readonly keys: readonly SigningKey[]
  readonly issuer: string
  readonly now: () => Date
}

/** So long others may read a new key before anything is signed with it: other processes, and whoever keeps our key set. */
export const keyDelayMs = 10 * 60 * 1000

/** Signs short texts and checks them again: JSON web tokens, ES256 (RFC 7519). */
export const createSigner = ({ keys: firstKeys, issuer, now }: SignerOptions) => {
  let keys = firstKeys

  /** The newest that everyone has had time to read. */
  const signingKey = (): SigningKey => {
    const known = now().getTime() - keyDelayMs
    return keys.find(({ created }) => created.getTime() <= known) ?? keys.at(-1)!
  }

  const keyById = (id: string | undefined): CryptoKey => {
    const key = keys.find((candidate) => candidate.id === id)
    if (!key) throw new Error('signed with an unknown key')
    return key.publicKey
  }

  return {
    /** From now on these, newest first. */
    useKeys: (current: readonly SigningKey[]): void => {
      keys = current
    },
    /** What others need to check our tokens (RFC 7517). */
    publicKeys: (): Promise<JWK[]> =>
      Promise.all(
        keys.map(async ({ id, publicKey }) => ({
          ...(await exportJWK(publicKey)),
          kid: id,
          alg: algorithm,
          use: 'sig',
        })),
      ),
    /** `audience` is the site. */
    sign: (
      kind: TokenKind,
      claims: Claims,
      { audience, lifetimeSeconds }: { audience: string; lifetimeSeconds: number },
    ) => {
      const [key, issued] = [signingKey(), Math.floor(now().getTime() / 1000)]
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: kind })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key.privateKey)
    },
    /** The claims, with `aud` and `exp`; throws for anything that is not ours, or no longer. */
    verify: async (
      kind: TokenKind,
      token: string,
      { evenIfExpired = false } = {},
    ): Promise<JWTPayload & { aud: string; exp: number }> => {
      const { payload } = await jwtVerify(token, ({ kid }) => keyById(kid), {
        algorithms: [algorithm],
        issuer,
        typ: kind,
        currentDate: now(),
        requiredClaims: ['exp', 'aud'],
        ...(evenIfExpired && { clockTolerance: Number.MAX_SAFE_INTEGER }),
      })
      return payload as JWTPayload & { aud: string; exp: number }
    },
  }
}
export type Signer = ReturnType<typeof createSigner>
