import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { policyFields } from '@vitrine/domain/policy/templates.ts'
import { checkoutKind, readSettings } from '@vitrine/server/store/setting/api.ts'
import { verifyPassword } from '@vitrine/server/people/password/passwords.ts'
import { moveDelivery } from '@vitrine/server/ground/event/store.ts'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import type { Database } from '@vitrine/server/ground/database/open-database.ts'
import { csvOf, withFile } from '@vitrine/server/desk/import/testing.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import type { Command, CommandContext } from './command.ts'
import { events } from './events.ts'
import { importFile } from './import.ts'
import { keys } from './keys.ts'
import { isAllowedRedirectUri } from '@vitrine/server/ground/site/addresses.ts'
import { allow } from './allow.ts'
import { owner } from './owner.ts'

let database: Database<Tables>
let printed: string[]
let context: CommandContext

beforeAll(async () => {
  database = await openTestDatabase<Tables>()
  const config = {
    publicUrl: 'http://localhost:4000',
    storefrontUrl: 'http://localhost:3000',
    trustProxy: false as const,
    mailFrom: 'shop@test.invalid',
    mediaFolder: '/nowhere',
  }
  context = { database, config, print: (text) => void printed.push(text) }
})
afterAll(() => database.close())
beforeEach(() => {
  printed = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const run = async (command: Command, ...args: string[]): Promise<string> => {
  await command(context, args)
  return printed.join('\n')
}
const email = 'me@shop.example'
const hashOf = async () => (await database.db.selectFrom('owner').selectAll().executeTakeFirstOrThrow()).password_hash

test('explains how to create a store if there is none', async () => {
  await expect(run(events)).rejects.toThrow(/npm run owner/)
})

test.each([
  [[], /npm run owner -- EMAIL/],
  [['nobody'], /not an email/],
  [[email, '--currency=ABC'], /not a currency/],
  [[email, '--country=XX'], /“XX” is not a country code/],
  [[email, '--language=?'], /not a language/],
  [[email, '--language=klingon'], /“klingon” is not a language/],
  [[email, '--colour=red'], /Unknown option --colour/],
])('rejects the owner arguments %j', async (args, message) => {
  await expect(run(owner, ...args)).rejects.toThrow(message)
  expect(await database.db.selectFrom('site').select('id').execute()).toEqual([])
})

/** Creates a store in a database of its own, and returns it with its policies. */
const createdBy = async (...args: string[]) => {
  const other = await openTestDatabase<Tables>()
  try {
    await owner({ ...context, database: other }, [email, ...args])
    const site = await other.db.selectFrom('site').selectAll().executeTakeFirstOrThrow()
    return { site, policies: (await readSettings(other.db, checkoutKind, site.id)).checkoutPolicies! }
  } finally {
    await other.close()
  }
}

test('creates a store with the settings of its country and drafts of its policies, like the set-up', async () => {
  const { site, policies } = await createdBy('--country=il', '--site-name=Kiln')
  const settings = { taxIncludedInPrices: true, weightUnit: 'KG', businessAddress: { country: 'IL' } }
  expect(site).toMatchObject({ currency: 'ILS', language: 'he', settings: { ...settings, contactEmail: email } })
  expect(policies.withdrawalPolicy).toEqual({ visible: false, content: expect.stringContaining('ביטול עסקה מול Kiln') })
  expect(policies.imprint).toBe(undefined)
})

test('drafts all policies for a store without a country', async () => {
  const { site, policies } = await createdBy('--language=de')
  expect(site).toMatchObject({ currency: 'EUR', language: 'de' })
  expect(site.settings?.businessAddress).toBe(undefined)
  for (const field of Object.values(policyFields))
    expect(policies[field], field).toEqual({ visible: false, content: expect.stringContaining(email) })
})

test('creates the store with its first owner, and prints the password and the client IDs', async () => {
  const output = await run(owner, ' Me@Shop.example ', '--site-name=Kiln', '--currency=chf', '--language=de-ch')
  const site = await database.db.selectFrom('site').selectAll().executeTakeFirstOrThrow()
  expect(site).toMatchObject({ name: 'Kiln', currency: 'CHF', language: 'de-CH', demo: false })
  const password = /shown only once\): (\S+)/.exec(output)![1]!
  expect(await verifyPassword(await hashOf(), password)).toBe(true)
  const apps = await database.db.selectFrom('oauth_app').selectAll().execute()
  expect(apps.map(({ rotates_refresh_tokens }) => rotates_refresh_tokens).sort()).toEqual([false, true])
  for (const { client_id, origins } of apps) {
    expect(output).toContain(client_id)
    expect(origins).toEqual(['http://localhost:3000'])
  }
  expect(output).toContain('npm run allow')
})

test('allows all paths of a local origin, and only exact addresses elsewhere', async () => {
  expect(await run(allow, 'http://localhost:5173/api/auth')).toContain('return to http://localhost:5173/*')
  await run(allow, 'https://shop.example/api/auth')
  const app = await database.db.selectFrom('oauth_app').select('redirect_uris').executeTakeFirstOrThrow()
  expect(isAllowedRedirectUri(app, 'http://localhost:5173/any/path?x=1')).toBe(true)
  expect(isAllowedRedirectUri(app, 'https://shop.example/api/auth')).toBe(true)
  for (const other of [
    'http://localhost:5174/any',
    'http://localhost:5173.evil.test/',
    'http://localhost:5173@evil.test/',
    'http://localhost:5173/#token',
    'https://shop.example/api/auth/more',
    'https://shop.example/*',
  ])
    expect(isAllowedRedirectUri(app, other), other).toBe(false)
})

test('lists servers by IP address or range and rejects other values', async () => {
  expect(await run(allow, '--server=203.0.113.7', '--server=2001:db8::/48')).toContain('203.0.113.7 may now open carts')
  for (const none of ['shop.example', '203.0.113.7/33', '1.2.3', '']) {
    await expect(run(allow, `--server=${none}`)).rejects.toThrow(/not an IP address/)
  }
  const apps = await database.db.selectFrom('oauth_app').select('server_addresses').execute()
  expect(apps.map((app) => app.server_addresses)).toEqual(apps.map(() => ['203.0.113.7', '2001:db8::/48']))
})

test('changes the password of an existing owner only on request, and signs them out everywhere', async () => {
  const before = await hashOf()
  await expect(run(owner, email)).rejects.toThrow(/is already an owner/)
  vi.stubEnv('OWNER_PASSWORD', 'short')
  await expect(run(owner, email)).rejects.toThrow(/at least 8 characters/)
  expect(await hashOf()).toBe(before)

  const { site_id, id } = await database.db.selectFrom('owner').selectAll().executeTakeFirstOrThrow()
  const session = { site_id, owner_id: id, token_hash: randomUUID(), expires_date: new Date(Date.now() + 60_000) }
  await database.db.insertInto('owner_session').values(session).execute()
  vi.stubEnv('OWNER_PASSWORD', 'correct-horse-9')
  expect(await run(owner, email)).toMatch(/New password/)
  expect(await verifyPassword(await hashOf(), 'correct-horse-9')).toBe(true)
  const { ended_date } = await database.db.selectFrom('owner_session').selectAll().executeTakeFirstOrThrow()
  expect(ended_date).toBeInstanceOf(Date)
  expect(printed.join()).not.toContain('correct-horse-9')
})

const mug = { Handle: 'mug', Title: 'Mug', 'Option1 Value': '', 'Variant Price': '19' }

test('reports the result of an import, and changes nothing the second time', async () => {
  const rows = csvOf([mug, { ...mug, Handle: 'cup', 'Variant Price': 'much' }])
  await withFile(rows, async (path) => {
    expect(await run(importFile, path)).toMatch(/Row 3, Variant Price: “much” is not a number. \(skipped\)/)
    expect(printed.at(-1)).toMatch(/^1 new, 0 changed, 0 unchanged, 1 row with problems \(1 product skipped\)/)
    await run(importFile, path)
    expect(printed.at(-1)).toMatch(/^0 new, 0 changed, 1 unchanged/)
  })
})

test('reports that a dry run changed nothing', async () => {
  await withFile(csvOf([{ ...mug, Handle: 'plate' }]), async (path) => {
    expect(await run(importFile, path, '--dry-run')).toMatch(/1 new.*\n.*Nothing was changed/s)
    await run(importFile, path)
    expect(printed.at(-1)).toMatch(/^1 new/)
  })
})

test.each([
  ['no row can be imported', csvOf([{ ...mug, 'Variant Price': '' }]), /Nothing could be imported/],
  ['it has other columns', 'a,b\n1,2', /does not have the columns of a product file: a, b/],
  ['it is empty', '', /it is blank/],
])('rejects an import if %s', async (_title, content, message) => {
  await withFile(content, (path) => expect(run(importFile, path)).rejects.toThrow(message))
})

test('names the encoding of an import, except UTF-8', async () => {
  const content = csvOf([{ ...mug, Handle: 'tasse', Title: 'Große Tasse' }])
  await withFile(Buffer.from(content, 'latin1'), async (path) => {
    expect(await run(importFile, path, '--dry-run')).toMatch(/as a Shopify product file in Windows-1252/)
  })
  await withFile(Buffer.from(content, 'utf16le').swap16(), async (path) => {
    expect(await run(importFile, path, '--dry-run')).toMatch(/as a Shopify product file in UTF-16 for/)
  })
  await withFile(content, async (path) => {
    expect(await run(importFile, path, '--dry-run')).toMatch(/as a Shopify product file for/)
  })
})

test('rejects a file in an unsupported encoding and explains what to do', async () => {
  const japanese = Buffer.from([0x48, 0x2c, 0x83, 0x52, 0x81, 0x5b, 0x83, 0x71])
  await withFile(japanese, (path) => expect(run(importFile, path)).rejects.toThrow(/save it as “CSV UTF-8”/))
})

test('rejects an import without an existing file', async () => {
  await expect(run(importFile)).rejects.toThrow(/FILE\.csv/)
  await expect(run(importFile, 'nowhere.csv')).rejects.toThrow(/no file/)
})

test('registers and lists apps, and resends deliveries', async () => {
  expect(await run(events)).toMatch(/no apps yet/)
  const [, appId = ''] = /registered: (\S+)/.exec(await run(events, 'app', 'Books'))!
  const { id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const subscription = { site_id: siteId, id: 's', app_id: appId, url: 'https://books.example/', event_types: ['*'] }
  await database.db.insertInto('webhook_subscription').values(subscription).execute()
  const event = {
    site_id: siteId,
    entity: 'cart:c',
    sequence: 1,
    id: 'e',
    type: 'wix.ecom.v1.cart_deleted',
    body: '{}',
  }
  await database.db.insertInto('event').values(event).execute()
  await database.db
    .insertInto('webhook_delivery')
    .values({
      site_id: siteId,
      id: 'd',
      subscription_id: 's',
      entity: 'cart:c',
      sequence: 1,
      event_type: event.type,
      attempts: 11,
      next_attempt_date: new Date(),
    })
    .execute()
  const tried = { site_id: siteId, id: 'd', status: 'waiting', attempts: 11 } as const
  const change = { last_status: 500, last_error: 'the answer was 500' }
  await moveDelivery(database.db, tried, { event: 'GIVEN_UP', change })
  expect(await run(events, 'list')).toMatch(/Books.*public-key\.pem.*https:\/\/books\.example\/ {2}\*/s)
  expect(await run(events, 'deliveries')).toMatch(/failed.*cart_deleted.*11 attempts.*the answer was 500/s)
  await expect(run(events, 'replay', 'nothing')).rejects.toThrow(/no delivery nothing/)
  expect(await run(events, 'replay', 'd')).toMatch(/is sent again/)
  const waiting = await database.db.selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow()
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 0, last_error: null })
  expect(await run(events, 'stop', 's')).toMatch(/No more events are sent/)
  await expect(run(events, 'stop', 's')).rejects.toThrow(/no webhook/)
  await expect(run(events, 'dance')).rejects.toThrow(/npm run events/)
})

test('creates an API key, shows it once, lists it by name, and deletes it', async () => {
  const output = await run(keys, 'add', 'The', 'ledger', '--origin=https://desk.example')
  const key = /^ {2}(\S{40,})$/m.exec(output)![1]!
  expect(await run(keys)).toMatch(/The ledger {2}for pages of https:\/\/desk\.example/)
  expect(printed.slice(-1)[0]).not.toContain(key)
  const { id } = await database.db.selectFrom('api_key').select('id').executeTakeFirstOrThrow()
  expect(await run(keys, 'remove', id)).toContain('deleted')
  await expect(run(keys, 'remove', id)).rejects.toThrow(/There is no API key/)
  await expect(run(keys, 'add')).rejects.toThrow(/npm run keys/)
  await expect(run(keys, 'add', 'x', '--origin=desk')).rejects.toThrow(/“desk” is not an origin/)
})
