import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type CryptoKey } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Shopper } from '../caller.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from '../tables.ts'

/** What existing storefronts expect in front of the token. */
const prefix = 'OauthNG.JWS.'
const algorithm = 'ES256'
/** So many checked tokens are remembered. */
const rememberedTokens = 10_000

export interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

/** The keys tokens are signed with, newest first; makes the first one where there is none. */
export const loadSigningKeys = async (db: Db): Promise<SigningKey[]> => {
  const rows = await db.selectFrom('signing_key').selectAll().orderBy('created_date', 'desc').execute()
  if (rows.length === 0) {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
    const keys = { private_jwk: await exportJWK(privateKey), public_jwk: await exportJWK(publicKey) }
    const row = {
      id: randomUUID(),
      private_jwk: JSON.stringify(keys.private_jwk),
      public_jwk: JSON.stringify(keys.public_jwk),
    }
    await db.insertInto('signing_key').values(row).execute()
    return loadSigningKeys(db)
  }
  return Promise.all(
    rows.map(async ({ id, private_jwk, public_jwk }) => ({
      id,
      privateKey: (await importJWK(private_jwk, algorithm)) as CryptoKey,
      publicKey: (await importJWK(public_jwk, algorithm)) as CryptoKey,
    })),
  )
}

export interface AccessTokenOptions {
  readonly keys: readonly SigningKey[]
  readonly issuer: string
  readonly now: () => Date
  /** Whether a session was ended by sign-out. */
  readonly isEnded: (sessionId: string) => boolean
}

/** Signs and checks access tokens. A token names its site, app, role and session. */
export const createAccessTokens = ({ keys, issuer, now, isEnded }: AccessTokenOptions) => {
  const checked = new Map<string, { caller: Shopper; expires: number }>()

  const sign = async (caller: Shopper, lifetimeSeconds: number): Promise<string> => {
    const issued = Math.floor(now().getTime() / 1000)
    const key = keys[0]!
    const member = caller.role === 'member' && { mid: caller.memberId, sid: caller.sessionId }
    const token = await new SignJWT({
      role: caller.role,
      cid: caller.clientId,
      ...member,
      data: JSON.stringify({ instance: { instanceId: caller.siteId, metaSiteId: caller.siteId } }),
    })
      .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(caller.siteId)
      .setSubject(caller.visitorId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds)
      .sign(key.privateKey)
    return prefix + token
  }

  const check = async (token: string): Promise<{ caller: Shopper; expires: number }> => {
    const { payload } = await jwtVerify(
      token.slice(prefix.length),
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid)
        if (!key) throw new Error('unknown key')
        return key.publicKey
      },
      { algorithms: [algorithm], issuer, typ: 'at+jwt', currentDate: now(), requiredClaims: ['exp', 'sub', 'aud'] },
    )
    const { aud, sub, cid, exp } = payload as { aud: string; sub: string; cid: string; exp: number }
    const shared = { siteId: aud, clientId: cid, visitorId: sub }
    const caller: Shopper =
      payload.role === 'member'
        ? { role: 'member', ...shared, memberId: String(payload.mid), sessionId: String(payload.sid) }
        : { role: 'visitor', ...shared }
    return { caller, expires: exp }
  }

  /** Who holds this token; a Refusal `UNAUTHENTICATED` where it is not valid. */
  const verify = async (token: string): Promise<Shopper> => {
    const known = checked.get(token)
    const found = known ?? (await check(token).catch(() => undefined))
    if (!found || found.expires <= now().getTime() / 1000) throw new Refusal('UNAUTHENTICATED')
    if (found.caller.role === 'member' && isEnded(found.caller.sessionId)) throw new Refusal('UNAUTHENTICATED')
    if (!known) {
      if (checked.size >= rememberedTokens) checked.delete(checked.keys().next().value!)
      checked.set(token, found)
    }
    return found.caller
  }

  return { sign, verify, isAccessToken: (text: string): boolean => text.startsWith(prefix) }
}
export type AccessTokens = ReturnType<typeof createAccessTokens>
