import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaKind } from '@vitrine/domain/identity/risk.ts'
import type { Context } from '../../ground/context/context.ts'
import { deriveKeyFor } from '../../ground/token/seal.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CaptchaProvider } from './provider.ts'

const lifeMs = 10 * 60 * 1000

/** Range of attempts that a browser needs; each takes a thousand hash rounds. A visible captcha may take longer. */
const work = { VISIBLE: [400, 800], INVISIBLE: [100, 200] } satisfies Record<CaptchaKind, [number, number]>

/** Returns a store's two site keys, one per kind of captcha. */
export const captchaKeys = (siteId: string) => ({
  captchaVisibleSiteKey: `visible:${siteId}`,
  captchaInvisibleSiteKey: `invisible:${siteId}`,
})

/** Parses a site key. */
export const readSiteKey = (siteKey: string): { kind: CaptchaKind; siteId: string } | undefined => {
  const [, kind, siteId] = /^(visible|invisible):(.+)$/.exec(siteKey) ?? []
  return kind && siteId ? { kind: kind === 'visible' ? 'VISIBLE' : 'INVISIBLE', siteId } : undefined
}

/** Returns the newest key's secrets, or those of the key named in a challenge. */
const secretsOf = async (db: Db, keyId?: string) => {
  const { id, key } = await deriveKeyFor(db, 'captcha', keyId)
  const secret = key.toString('base64url')
  return { id, secrets: { hmacSignatureSecret: `${secret}.challenge`, hmacKeySignatureSecret: `${secret}.key` } }
}

/** Creates a signed proof-of-work challenge. The server stores nothing until it is answered. */
export const newChallenge = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, siteId }: { kind: CaptchaKind; siteId: string },
): Promise<Challenge> => {
  const { id, secrets } = await secretsOf(db)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(...work[kind]),
    deriveKey,
    data: { kind, siteId, key: id },
    expiresAt: new Date(now().getTime() + lifeMs),
    ...secrets,
  })
}

const readAnswer = (token: string): { challenge: Challenge; solution: Solution } | undefined => {
  try {
    const answer = JSON.parse(Buffer.from(token, 'base64').toString()) as { challenge: Challenge; solution: Solution }
    const isWhole = typeof answer.challenge?.parameters === 'object' && typeof answer.solution?.counter === 'number'
    return isWhole ? answer : undefined
  } catch {
    return undefined
  }
}

/** Marks an answer as used. */
const useOnce = async (
  db: Db,
  { siteId, signature, expires }: { siteId: string; signature: string; expires: Date },
) => {
  const row = { site_id: siteId, answer_hash: hashOfSecret(signature), expires_date: expires }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Proof of work with ALTCHA: no third party, nothing to solve, and expensive for whoever needs thousands. */
export const altcha: CaptchaProvider = {
  isRight: async ({ db, now }, { siteId, kind, token }) => {
    const answer = readAnswer(token)
    if (!answer) return false
    const { challenge, solution } = answer
    const { data, expiresAt = 0 } = challenge.parameters
    const expires = new Date(Number(expiresAt) * 1000)
    if (data?.siteId !== siteId || data.kind !== kind || expires <= now()) return false
    try {
      const { secrets } = await secretsOf(db, String(data.key))
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && (await useOnce(db, { siteId, signature: String(challenge.signature), expires }))
    } catch {
      // The library throws for values that none of our challenges have.
      return false
    }
  },
}
