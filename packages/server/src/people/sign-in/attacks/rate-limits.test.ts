import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { mailsOf } from '../../../../../../test/mails.ts'
import { goodPassword, newEmail } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createMember } from '../../member/create-member.ts'
import { createServer, type Server } from '../../../server.ts'
import { rateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'

let shop: Shop
let visitor: string
let nodes: readonly Server[]
/** A fixed clock, so that the result does not depend on the machine's speed. */
const moment = new Date()
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  visitor = await shop.visitorToken()
  const { database, context } = shop
  const node = () => createServer({ database, config: context.config, log: context.log, now: () => moment })
  nodes = [await node(), await node(), await node()]
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await shop.close()
})

interface Knock {
  readonly path: string
  readonly body: object
  readonly address?: string
}

/** Sends all requests at once, distributed over the servers. */
const knock = (servers: readonly Server[], knocks: readonly Knock[]): Promise<Response[]> =>
  Promise.all(
    knocks.map(({ path, body, address = '198.51.100.1' }, index) =>
      servers[index % servers.length]!.fetchFrom(address)(`${shop.context.config.publicUrl}${path}`, {
        method: 'POST',
        headers: { authorization: visitor, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ),
  )

const login = (email: string, address?: string): Knock => ({
  path: '/_api/iam/authentication/v2/login',
  body: { loginId: { email }, password: 'not the password' },
  ...(address !== undefined && { address }),
})
const recovery = (email: string, address?: string): Knock => ({
  path: '/_api/iam/recovery/v1/send-email',
  body: { email },
  ...(address !== undefined && { address }),
})
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

interface Limit {
  readonly rule: keyof typeof rateLimits
  readonly knocks: (count: number) => Knock[]
}

/** Tests each limit separately: what it counts is constant, everything else varies. */
const quick: readonly Limit[] = [
  {
    rule: 'signIn',
    knocks: (count) => {
      const email = newEmail()
      return times(count, () => login(email, '198.51.100.2'))
    },
  },
  {
    rule: 'emails',
    knocks: (count) => {
      const email = newEmail()
      return times(count, (index) => recovery(email, `203.0.113.${index % 250}`))
    },
  },
]
const slow: readonly Limit[] = [
  { rule: 'address', knocks: (count) => times(count, () => login(newEmail(), `192.0.2.${count % 250}`)) },
  { rule: 'requests', knocks: (count) => times(count, () => recovery(newEmail(), `192.0.3.${count % 250}`)) },
]

const cases = (isLongRun ? [...quick, ...slow] : quick).flatMap((limit) =>
  [1, 3].map((count) => [limit.rule, count, limit] as const),
)

test.each(cases)(
  'limit “%s” accepts exactly its number of ten times as many requests, with %i processes',
  async (_rule, processes, { rule, knocks }) => {
    const { free, resetAfterSeconds } = rateLimits[rule]
    // A separate place per number of processes, since the address limit counts across all.
    const answers = await knock(nodes.slice(0, processes), knocks(free * 10 + processes))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(free)
    for (const { headers } of refused) {
      const seconds = Number(headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(headers.get('ratelimit')).toBe(`"${rule}";r=0;t=${seconds}`)
      expect(headers.get('ratelimit-policy')).toBe(`"${rule}";q=${free};w=${resetAfterSeconds}`)
    }
  },
  300_000,
)

test('checks a hundred guesses at an account, however many processes and addresses there are', async () => {
  const email = newEmail()
  await createMember(shop.context.db, { siteId: shop.siteId, email, password: goodPassword })
  const { free } = rateLimits.account
  const guesses = times(isLongRun ? free * 10 : free + 20, (index) => login(email, `10.1.${index >> 8}.${index & 255}`))
  const bodies = await Promise.all((await knock(nodes, guesses)).map((answer) => answer.json()))
  const codes = bodies.map(({ details }) => details.applicationError.code)
  expect(codes.filter((code) => code === '-19976')).toHaveLength(free)
  expect(codes.filter((code) => code === '-19973')).toHaveLength(guesses.length - free)
}, 300_000)

test('allows five attempts for an email code across all processes', async () => {
  const email = newEmail()
  const [begun] = await knock(nodes, [
    { path: '/_api/iam/authentication/v2/register', body: { loginId: { email }, password: goodPassword } },
  ])
  const { stateToken } = (await begun!.json()) as { stateToken: string }
  const [message] = await mailsOf(shop, email)
  const code = /\d{6}/.exec(message!.subject)![0]
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const guess = { path: '/_api/iam/verification/v1/auth/verify', body: { stateToken, code: wrong } }
  const answers = await knock(
    nodes,
    times(50, () => guess),
  )
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  const [late] = await knock(nodes, [{ ...guess, body: { stateToken, code } }])
  expect(late!.status).toBe(429)
})
