import { randomBytes } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { hashOfSecret } from '../../../ground/site/sites.ts'

const challengeSeconds = 5 * 60

/** What the response to a challenge is for. It is refused for anything else. */
export type ChallengePurpose = 'sign-in' | 'confirm' | 'add' | 'join' | 'set-up' | 'install'

/** Before a sign-in, neither the store nor the person is known: both are empty. */
interface NewChallenge {
  readonly purpose: ChallengePurpose
  readonly siteId: string
  readonly ownerId: string
  /** The hash of the link's token, for an invitation or the set-up of a store, or of what is installed. */
  readonly link?: string
}

export interface Challenge extends NewChallenge {
  /** As it is in the response. */
  readonly text: string
  readonly id: string
  readonly expires: Date
}

/**
 * Creates a challenge. It is signed instead of stored, so that requests of strangers write nothing: only a challenge that
 * was answered by the right passkey is stored, until it expires. The issuer binds it to this server's URL.
 */
export const newChallenge = (
  { signer }: Pick<Context, 'signer'>,
  { purpose, siteId, ownerId, link }: NewChallenge,
): Promise<string> =>
  signer.sign(
    'passkey+jwt',
    { purpose, sub: ownerId, jti: randomBytes(16).toString('base64url'), ...(link !== undefined && { link }) },
    { audience: siteId, lifetimeSeconds: challengeSeconds },
  )

interface ClientData {
  readonly challenge: string
  readonly crossOrigin: unknown
}

/** Reads what the browser adds to a response. Returns `undefined` if it is malformed. */
const clientDataOf = (credential: unknown): ClientData | undefined => {
  const text = (credential as { response?: { clientDataJSON?: unknown } } | null)?.response?.clientDataJSON
  if (typeof text !== 'string') return undefined
  try {
    const data = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<ClientData> | null
    return typeof data?.challenge === 'string'
      ? { challenge: data.challenge, crossOrigin: data.crossOrigin }
      : undefined
  } catch {
    return undefined
  }
}

/** Returns the challenge of a response if it is ours, for this purpose, and has not expired. */
export const readChallenge = async (
  { signer }: Pick<Context, 'signer'>,
  credential: unknown,
  purpose: ChallengePurpose,
): Promise<Challenge | undefined> => {
  const data = clientDataOf(credential)
  // A page of another site may show ours in a frame, where people do not see what they agree to.
  if (!data || (data.crossOrigin !== undefined && data.crossOrigin !== false)) return undefined
  const signed = Buffer.from(data.challenge, 'base64url').toString()
  const claims = await signer.verify('passkey+jwt', signed).catch(() => undefined)
  if (!claims || claims.purpose !== purpose) return undefined
  const { aud: siteId, sub, jti, link, exp } = claims
  return {
    purpose,
    siteId,
    ownerId: String(sub),
    id: String(jti),
    text: data.challenge,
    expires: new Date(exp * 1000),
    ...(link !== undefined && { link: String(link) }),
  }
}

/** Uses a challenge in the caller's transaction. Of several concurrent attempts, one succeeds. */
export const spendChallenge = async (db: Db, siteId: string, { id, expires }: Challenge): Promise<boolean> => {
  const row = await db
    .insertInto('used_passkey_challenge')
    .values({ site_id: siteId, challenge_hash: hashOfSecret(id), expires_date: expires })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes challenges that have expired, which are refused anyway. */
export const pruneChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('used_passkey_challenge').where('expires_date', '<', now).execute()
}
