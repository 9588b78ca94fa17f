import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaKind } from '@vitrine/domain/identity/risk.ts'
import type { Context } from '../../ground/context/context.ts'
import { keyFrom } from '../../ground/token/seal.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CaptchaProvider } from './provider.ts'

const lifeMs = 10 * 60 * 1000

/** How often a browser has to try; each try is a thousand rounds. What people see may take its time. */
const work = { VISIBLE: [400, 800], INVISIBLE: [100, 200] } satisfies Record<CaptchaKind, [number, number]>

/** A store's two site keys: which captcha is meant, and whose. */
export const captchaKeys = (siteId: string) => ({
  captchaVisibleSiteKey: `visible:${siteId}`,
  captchaInvisibleSiteKey: `invisible:${siteId}`,
})

/** What a site key means. */
export const readSiteKey = (siteKey: string): { kind: CaptchaKind; siteId: string } | undefined => {
  const [, kind, siteId] = /^(visible|invisible):(.+)$/.exec(siteKey) ?? []
  return kind && siteId ? { kind: kind === 'visible' ? 'VISIBLE' : 'INVISIBLE', siteId } : undefined
}

/** The newest key's, or those of the key that a challenge says it was made with. */
const secretsOf = async (db: Db, keyId?: string) => {
  const { id, key } = await keyFrom(db, 'captcha', keyId)
  const secret = key.toString('base64url')
  return { id, secrets: { hmacSignatureSecret: `${secret}.challenge`, hmacKeySignatureSecret: `${secret}.key` } }
}

/** Work for a browser, signed: the server keeps nothing of it until it is answered. */
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

/** Uses an answer up. */
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

/** Proof of work, after ALTCHA: no third party, nothing to look at, and dear for whoever needs thousands. */
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
      // What the library throws for: parts that no challenge of ours has.
      return false
    }
  },
}
