import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { dailyCheckJob } from './daily-check.ts'
import { openDns } from './testing-dns.ts'

const dns = await openDns()
let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    hasOwnServer: true,
    config: { dnsServers: [dns.server], domainTarget: 'shops.example', publicUrl: 'https://api.example' },
  })
  dns.set('A', 'shops.example', ['192.0.2.1'])
})
afterAll(async () => {
  await shop.close()
  await dns.close()
})

const path = '/vitrine/v1/domains'
const add = (name: string, { send, apiKey }: Shop = shop) =>
  send(`POST ${path}`, { token: apiKey, body: { domain: { name } } })
const check = async (name: string, { send, apiKey }: Shop = shop) =>
  send(`POST ${path}/${name}/check`, { token: apiKey })
const list = async () => (await shop.send(`GET ${path}`, { token: shop.apiKey })).body
const find = async (name: string) => (await list()).domains.find((one: { name: string }) => one.name === name)
const remove = (name: string, query = '') => shop.send(`DELETE ${path}/${name}${query}`, { token: shop.apiKey })
const codeOf = ({ status, body }: Awaited<ReturnType<typeof check>>) => [
  status,
  body.details?.applicationError?.code ?? body.domain?.status,
]

/** Adds a domain and creates its record. */
const addWithRecord = async (name: string, of: Shop = shop) => {
  const { domain } = (await add(name, of)).body
  dns.set('TXT', domain.verificationRecord.name, ['v=spf1 -all', domain.verificationRecord.value])
  return domain
}

test('a domain is verified once its record is found, and points to the server by name', async () => {
  const { status, body } = await add(' MÜNCHEN.example ')
  const name = 'xn--mnchen-3ya.example'
  const { value } = body.domain.verificationRecord
  expect([status, body.domain]).toEqual([
    200,
    {
      name,
      displayName: 'münchen.example',
      status: 'PENDING',
      primary: false,
      verificationRecord: { type: 'TXT', name: `_vitrine.${name}`, value: expect.stringMatching(/^[\w-]{43}$/) },
      pointingRecord: { type: 'CNAME', name, value: 'shops.example' },
      createdDate: expect.any(String),
      recordMissing: false,
    },
  ])
  const missing = (await check(name)).body.domain
  expect(missing).toMatchObject({ status: 'PENDING', lastCheck: { record: 'MISSING', pointing: 'NOWHERE' } })

  dns.set('TXT', `_vitrine.${name}`, [value])
  dns.set('CNAME', name, ['shops.example'])
  const found = (await check(name)).body.domain
  expect(found).toMatchObject({ status: 'VERIFIED', lastCheck: { record: 'FOUND', pointing: 'HERE' } })
  expect(await find(name)).toEqual(found)
  expect(await list()).toMatchObject({ defaultUrl: 'http://localhost:3000', maxDomains: 20, target: 'shops.example' })
})

test.each([
  ['https://shop.example', 'a domain only'],
  ['shop.example/path', 'a domain only'],
  ['shop.example:8080', 'a domain only'],
  ['me@shop.example', 'a domain only'],
  ['192.0.2.1', 'not an IP address'],
  ['0x7f.1', 'not an IP address'],
  ['localhost', 'can be registered'],
  ['shop.localhost', 'can be registered'],
  ['printer.local', 'can be registered'],
  ['shop', 'such as shop.example'],
  ['example.123', 'such as shop.example'],
  ['-a.example', 'such as shop.example'],
  ['a_b.example', 'such as shop.example'],
  ['*.example.com', 'such as shop.example'],
  ['shop..example', 'such as shop.example'],
  [`${'a'.repeat(64)}.example`, 'such as shop.example'],
  ['xn--a.example', 'such as shop.example'],
  [`${'a.'.repeat(121)}example`, 'at most 244'],
  ['api.example', 'address of this server'],
  ['shops.example', 'address of this server'],
])('refuses %s as a domain: %s', async (name, reason) => {
  const { status, body } = await add(name)
  const [violation] = body.details.validationError.fieldViolations
  expect([status, violation.field, violation.description]).toEqual([
    400,
    'domain.name',
    expect.stringContaining(reason),
  ])
})

test('says what a lookup found instead of the record, and takes no error for an answer', async () => {
  const entries = {
    WRONG_VALUE: ['another', 'with\u0000control', 'long'.repeat(50)],
    TOO_MANY_VALUES: Array.from({ length: 51 }, (_, index) => `v${index}`),
    SERVFAIL: 'SERVFAIL',
    SILENCE: 'SILENCE',
    TRUNCATED: 'TRUNCATED',
  } as const
  const results = await Promise.all(
    Object.entries(entries).map(async ([kind, entry]) => {
      const name = `${kind.toLowerCase().replace('_', '-')}.wrong.example`.replaceAll('_', '-')
      await add(name)
      dns.set('TXT', `_vitrine.${name}`, entry)
      dns.set('A', name, kind === 'SERVFAIL' ? 'SERVFAIL' : ['192.0.2.1', '8.8.8.8', '10.0.0.1'])
      const { status, lastCheck } = (await check(name)).body.domain
      await remove(name)
      return [kind, status, lastCheck.record, lastCheck.pointing, lastCheck]
    }),
  )
  expect(results.map(([kind, status, record, pointing]) => [kind, status, record, pointing])).toEqual([
    ['WRONG_VALUE', 'PENDING', 'WRONG_VALUE', 'ELSEWHERE'],
    ['TOO_MANY_VALUES', 'PENDING', 'TOO_MANY_VALUES', 'ELSEWHERE'],
    ['SERVFAIL', 'PENDING', 'NO_ANSWER', 'UNKNOWN'],
    ['SILENCE', 'PENDING', 'NO_ANSWER', 'ELSEWHERE'],
    ['TRUNCATED', 'PENDING', 'NO_ANSWER', 'ELSEWHERE'],
  ])
  const wrong = results[0]![4]
  expect(wrong.recordValues).toEqual(['another', 'with\u{FFFD}control', expect.stringMatching(/^(long)+.*…$/)])
  // Private addresses are nobody else's business.
  expect(wrong.addresses).toEqual(['8.8.8.8'])
})

test('of two stores that claim a domain at once, one gets it', async () => {
  const other = await openShop({ beside: shop })
  const name = 'claimed.example'
  const tokens = [await addWithRecord(name), await addWithRecord(name, other)].map(
    ({ verificationRecord }) => verificationRecord.value as string,
  )
  dns.set('TXT', `_vitrine.${name}`, tokens)
  const checked = await Promise.all([check(name), check(name, other)])
  expect(checked.map(codeOf).toSorted()).toEqual([
    [200, 'VERIFIED'],
    [409, 'DOMAIN_IN_USE'],
  ])
  const third = await openShop({ beside: shop })
  expect(codeOf(await add(name, third))).toEqual([409, 'DOMAIN_IN_USE'])
})

test('a domain is added once, and a store has at most 20', async () => {
  const full = await openShop({ beside: shop })
  const added = await Promise.all(Array.from({ length: 22 }, (_, index) => add(`d${index}.example`, full)))
  expect(added.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(codeOf(added.find(({ status }) => status !== 200)!)).toEqual([428, 'DOMAINS_LIMIT_EXCEEDED'])
  await add('twice.example')
  expect(codeOf(await add('Twice.example'))).toEqual([409, 'ALREADY_EXISTS'])
  expect(codeOf(await check('unknown.example'))).toEqual([404, 'NOT_FOUND'])
})

/** Runs the daily check of a domain, as one of several servers. */
const runDailyCheck = (name: string) => {
  const job = dailyCheckJob(shop.context)
  const claimed = { siteId: shop.siteId, kind: job.kind, key: name, version: 1, attempts: 1, createdDate: shop.now() }
  return job.run({ ...claimed, payload: undefined as never })
}

test('warns when the record of a verified domain has been gone for seven days, and keeps the domain', async () => {
  const name = 'gone.example'
  const { verificationRecord } = await addWithRecord(name)
  await check(name)
  const run = () => runDailyCheck(name)
  expect(await run()).toEqual(expect.any(Date))
  dns.set('TXT', verificationRecord.name, 'SERVFAIL')
  await run()
  expect((await find(name)).recordMissingSince).toBeUndefined()
  dns.remove('TXT', verificationRecord.name)
  await run()
  const since = (await find(name)).recordMissingSince
  expect(await find(name)).toMatchObject({ status: 'VERIFIED', recordMissing: false })
  shop.pass(7 * 24 * 60 * 60)
  await run()
  expect(await find(name)).toMatchObject({ status: 'VERIFIED', recordMissing: true, recordMissingSince: since })
  dns.set('TXT', verificationRecord.name, [verificationRecord.value])
  await run()
  expect((await find(name)).recordMissing).toBe(false)
  await remove(name)
  expect(await run()).toBeUndefined()
})

test('alerts the owner once each time the record goes missing, also if several checks find it at once', async () => {
  const email = `owner@${shop.siteId}.test`
  await createOwner(shop.context.db, { siteId: shop.siteId, email, password: 'a quiet lighthouse' })
  const { verificationRecord } = await addWithRecord('BÜCHER.example')
  const name = 'xn--bcher-kva.example'
  await check(name)
  const alerts = async () =>
    (await shop.send('GET /vitrine/v1/alerts', { token: shop.apiKey })).body.alerts.filter(
      (alert: { name?: string }) => alert.name === 'bücher.example',
    )
  const loseRecord = async () => {
    dns.remove('TXT', verificationRecord.name)
    await runDailyCheck(name)
    shop.pass(7 * 24 * 60 * 60)
  }
  await loseRecord()
  expect(await alerts()).toEqual([])
  await Promise.all([runDailyCheck(name), runDailyCheck(name), check(name)])
  shop.pass(24 * 60 * 60)
  await runDailyCheck(name)
  expect(await alerts()).toMatchObject([{ event: 'DOMAIN_RECORD_MISSING', read: false }])
  const [mail, ...more] = await mailsOf(shop, email)
  expect(more).toEqual([])
  expect(mail!.subject).toContain('The TXT record of bücher.example')
  expect(mail!.text).toContain('/back-office/domains')

  dns.set('TXT', verificationRecord.name, [verificationRecord.value])
  await runDailyCheck(name)
  await loseRecord()
  await shop.send('PATCH /vitrine/v1/notification-settings', {
    token: shop.apiKey,
    body: { notificationSettings: { domains: false } },
  })
  await runDailyCheck(name)
  expect(await alerts()).toHaveLength(2)
  expect(await mailsOf(shop, email)).toHaveLength(1)
  await remove(name)
})

test.each([
  ['203.0.113.7', 'A'],
  ['2001:db8::7', 'AAAA'],
])('a domain points to the server at %s by an %s record', async (domainTarget, type) => {
  const other = await openShop({ hasOwnServer: true, config: { dnsServers: [dns.server], domainTarget } })
  const name = `${type.toLowerCase()}.example`
  const { pointingRecord } = (await add(name, other)).body.domain
  expect(pointingRecord).toEqual({ type, name, value: domainTarget })
  dns.set(type as 'A', name, [domainTarget])
  expect((await check(name, other)).body.domain.lastCheck.pointing).toBe('HERE')
  await other.close()
})

test('limits checks, which make DNS lookups, and asks DNS nothing for names that are not added', async () => {
  const limited = await openShop({ beside: shop })
  await add('limited.example', limited)
  const before = dns.questions.length
  await check('stranger.example', limited)
  await shop.send(`GET ${path}/certificate?domain=stranger.example`)
  expect(dns.questions.length).toBe(before)
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) statuses.push((await check('limited.example', limited)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
})
