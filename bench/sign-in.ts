/**
 * Cost of signing in: CPU of a sign-in over HTTP with its database, compared with one argon2id verification; and of
 * verifying an access token, without a database, compared with one ES256 verification of as many bytes. All in one
 * process.
 */
import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { hashPassword, verifyPassword } from '@vitrine/server/people/password/api.ts'
import { createMember } from '@vitrine/server/people/member/api.ts'
import { goodPassword } from '../test/people.ts'
import { openShop } from '../test/shop.ts'
import { report } from './measure/report.ts'

const signIns = 150
const concurrency = 4
const reads = 500
const rounds = 25

/** Returns CPU milliseconds per run, after some warm-up runs. */
const cpuMs = async (
  turns: number,
  turn: (index: number) => Promise<unknown>,
  atOnce = concurrency,
): Promise<number> => {
  const run = async (from: number, count: number): Promise<void> => {
    let next = from
    const worker = async (): Promise<void> => {
      while (next < from + count) await turn(next++)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  const ahead = Math.ceil(turns / 10)
  await run(0, ahead)
  const before = process.cpuUsage()
  await run(ahead, turns)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}

const shop = await openShop()
const { db, accessTokens } = shop.context
const emails = Array.from({ length: signIns + signIns / 5 }, (_, index) => `m${index}@people.test`)
for (const email of emails) await createMember(db, { siteId: shop.siteId, email, password: goodPassword })
const token = await shop.visitorToken()

/** Alternates the two and takes the median, so that disturbances affect both. */
const inTurns = async (
  times: number,
  [one, other]: readonly [() => Promise<number>, () => Promise<number>],
): Promise<[number, number]> => {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let round = 0; round < times; round += 1) {
    ones.push(await one())
    others.push(await other())
  }
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  return [middle(ones), middle(others)]
}

const passwordHash = await hashPassword(goodPassword)
let next = 0
const signIn = async () => {
  const body = { loginId: { email: emails[next++ % emails.length] }, password: goodPassword }
  const answer = await shop.send('POST /_api/iam/authentication/v2/login', { token, body })
  if (answer.body.state !== 'SUCCESS') throw new Error(JSON.stringify(answer.body))
}
const [oneCheck, oneSignIn] = await inTurns(5, [
  () => cpuMs(signIns / 5, () => verifyPassword(passwordHash, goodPassword)),
  () => cpuMs(signIns / 5, signIn),
])
console.log(`${(1000 / oneSignIn).toFixed(1)} sign-ins a second on one core`)
report({
  name: 'a sign-in, over HTTP, with its database',
  ours: oneSignIn,
  baseline: oneCheck,
  against: 'one argon2id check of a password',
  unit: 'ms CPU',
  limit: { ratio: 2.5 },
})

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const bytes = Buffer.from(token)
const signature = sign('sha256', bytes, privateKey)

const [oneSignature, oneRead] = await inTurns(rounds, [
  () => cpuMs(reads, async () => verify('sha256', bytes, publicKey, signature), 1),
  async () => {
    const tokens = await Promise.all(Array.from({ length: reads * 1.1 }, () => shop.visitorToken()))
    return cpuMs(reads, (index) => accessTokens.verify(tokens[index]!), 1)
  },
])
const again = await cpuMs(5000, () => accessTokens.verify(token))
console.log(`a token that was read before: ${(again * 1000).toFixed(1)} µs`)
report({
  name: 'an access token, read and checked for the first time',
  ours: oneRead * 1000,
  baseline: oneSignature * 1000,
  against: 'one ES256 check of its text',
  unit: 'µs CPU',
  limit: { ours: 60 },
})
await shop.close()
process.exit(0)
