import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { goodPassword, newEmail } from '../../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { createOwner } from '../../owner/owner-create.ts'
import { createMember } from '../../member/create-member.ts'

const pairs = isLongRun ? 500 : 10

let shop: Shop
let visitor: string
let requestCount = 0
beforeAll(async () => {
  shop = await openShop({ config: { trustProxy: 1 } })
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

/** Each request comes from another address, so that no rate limit interferes. */
const ask = (route: string, body: object): Promise<Answer> => {
  requestCount += 1
  const address = `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`
  return shop.send(route, { token: visitor, headers: { 'x-forwarded-for': address }, body })
}

const doors: Readonly<Record<string, (email: string) => Promise<Answer>>> = {
  'signing in with a wrong password': (email) =>
    ask('POST /_api/iam/authentication/v2/login', { loginId: { email }, password: 'not the password' }),
  'signing up': (email) =>
    ask('POST /_api/iam/authentication/v2/register', { loginId: { email }, password: goodPassword }),
  'requesting a new password': (email) => ask('POST /_api/iam/recovery/v1/send-email', { email }),
  'signing in to the back office': (email) =>
    ask('POST /vitrine/v1/owner/sign-in', { email, password: 'not the password' }),
  'requesting a new password of the back office': (email) => ask('POST /vitrine/v1/owner/recovery', { email }),
}

/** Whether a door is for the staff of the store. */
const isOfStaff = (door: (email: string) => Promise<Answer>): boolean =>
  Object.entries(doors).some(([name, one]) => one === door && name.includes('back office'))

/** What a stranger sees: status and message. Tokens are random. */
const shown = ({ status, body }: Answer): string =>
  JSON.stringify([status, { ...body, ...(body.stateToken && { stateToken: String(body.stateToken).length }) }])

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** The probability of such samples if both come from the same distribution (Mann-Whitney, normal approximation). */
const likelihood = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.map((a) => other.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0))
  const n = one.length * other.length
  const deviation = Math.sqrt((n * (one.length + other.length + 1)) / 12)
  const z = Math.abs(wins.reduce((sum, count) => sum + count, 0) - n / 2) / deviation
  // Abramowitz and Stegun, 7.1.26.
  const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2))
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return series.reduceRight((sum, factor) => (sum + factor) * t, 0) * Math.exp(-(z * z) / 2)
}

/** Alternates known and unknown accounts, each used once, so that noise of the machine affects both. */
const timeBoth = async (door: (email: string) => Promise<Answer>) => {
  const [known, unknown]: [number[], number[]] = [[], []]
  const leastWork = { known: Infinity, unknown: Infinity }
  const words = new Set<string>()
  const timed = async (email: string, kind: keyof typeof leastWork) => {
    const [start, before] = [performance.now(), process.cpuUsage()]
    words.add(shown(await door(email)))
    const { user, system } = process.cpuUsage(before)
    const times = kind === 'known' ? known : unknown
    times.push(performance.now() - start)
    leastWork[kind] = Math.min(leastWork[kind], (user + system) / 1000)
  }
  const accounts = Array.from({ length: pairs }, newEmail)
  for (const email of accounts)
    await (isOfStaff(door) ? createOwner : createMember)(shop.context.db, {
      siteId: shop.siteId,
      email,
      password: goodPassword,
    })
  for (let count = 0; count < 2; count += 1) await door(newEmail())
  for (const [index, email] of accounts.entries()) {
    const turns = [() => timed(email, 'known'), () => timed(newEmail(), 'unknown')]
    for (const turn of index % 2 ? turns : turns.toReversed()) await turn()
  }
  const [a, b] = [middle(known), middle(unknown)]
  return { words, difference: Math.abs(a - b), median: b, p: likelihood(known, unknown), leastWork }
}

type Timed = Awaited<ReturnType<typeof timeBoth>>

/** The criterion for a machine with time for five hundred requests. */
const isAlike = ({ difference, median, p }: Timed): boolean =>
  (difference < 2 || difference < median * 0.05) && p > 0.01

/**
 * The criterion for every run, on busy machines: the shortest CPU time of this process, which is both client and
 * server. Checking a password for one kind of account only would take several times as long, and CPU time excludes
 * waiting.
 */
const areWorkedForAlike = (rounds: readonly Timed[]): boolean => {
  const known = Math.min(...rounds.map(({ leastWork }) => leastWork.known))
  const unknown = Math.min(...rounds.map(({ leastWork }) => leastWork.unknown))
  return Math.abs(known - unknown) < Math.max(2, Math.max(known, unknown) * 0.4)
}

test.each(Object.entries(doors))(
  'does not reveal through words or timing who has an account: %s',
  async (name, door) => {
    // By chance alone the rule fails once in a hundred times, but not three times in a row.
    const rounds: Timed[] = []
    const isGood = () => (isLongRun ? rounds.some(isAlike) : areWorkedForAlike(rounds))
    while (rounds.length < (isLongRun ? 3 : 8) && (rounds.length === 0 || !isGood())) rounds.push(await timeBoth(door))
    for (const { words } of rounds) expect([...words]).toHaveLength(1)
    if (isLongRun) console.log(name, rounds.at(-1))
    expect(isGood(), JSON.stringify(rounds)).toBe(true)
  },
  600_000,
)

test('computes a high probability for equal samples and a low one for different samples', () => {
  const list = (shift: number) => Array.from({ length: 200 }, (_, index) => ((index * 7919) % 200) + shift)
  expect(likelihood(list(0), list(0))).toBeCloseTo(1, 5)
  expect(likelihood(list(0), list(5))).toBeGreaterThan(0.3)
  expect(likelihood(list(0), list(40))).toBeLessThan(1e-6)
})
