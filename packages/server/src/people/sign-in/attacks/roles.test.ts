import { randomUUID } from 'node:crypto'
import { createClient, members, OAuthStrategy, type Tokens } from '@vitrine/client'
import { calls } from '@vitrine/contract'
import { elevated, type Call, type Role } from '@vitrine/contract/call.ts'
import { scopeNames, type Scope } from '@vitrine/contract/scopes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, newEmail } from '../../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { registerApp } from '../../../ground/event/apps.ts'
import { createAppTokens } from '../../installation/app-tokens.ts'
import { offerApp } from '../../installation/credentials.ts'
import { upsertInstallation } from '../../installation/store.ts'
import { insertMember } from '../../member/store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const all = Object.entries(calls as Readonly<Record<string, Call>>)

/** The token of an app that the owner let in and allowed these scopes. */
const tokenOfApp = async (scopes: readonly Scope[]): Promise<string> => {
  const { db } = shop.context
  const appId = randomUUID()
  await registerApp(db, { siteId: shop.siteId, appId, name: 'Nosy' })
  await offerApp(db, { appId, redirectUrls: [], scopes: [...scopes] })
  const row = { site_id: shop.siteId, instance_id: randomUUID(), app_id: appId, scopes: [...scopes] }
  return createAppTokens(shop.context).sign(await upsertInstallation(db, row))
}

/** The token of a new member. */
const tokenOfMember = async (more: { readonly isThirdParty?: true } = {}): Promise<string> => {
  const { db, accessTokens } = shop.context
  const memberId = randomUUID()
  await insertMember(db, {
    siteId: shop.siteId,
    id: memberId,
    email: newEmail(),
    emailVerified: true,
    passwordHash: null,
    isVouched: true,
    contact: {},
    profile: {},
    now: new Date(),
  })
  const ids = { memberId, visitorId: randomUUID(), sessionId: randomUUID() }
  return accessTokens.sign({ role: 'member', siteId: shop.siteId, clientId: shop.clientId, ...ids, ...more }, 3600)
}

const remembered = new Map<string, Promise<string>>()
const once = (name: string, make: () => Promise<string>): Promise<string> => {
  const token = remembered.get(name) ?? make()
  remembered.set(name, token)
  return token
}

interface Someone {
  readonly role: Role
  /** A token to make this call with. */
  readonly token: (call: Call) => Promise<string> | string
  /** What else is asked of a call that the role may make. */
  readonly may?: (call: Call) => boolean
}

/** Whether a call may end what someone is signed in to, or the member. */
const endsIt = ({ method, path }: Call): boolean => method === 'DELETE' || path.endsWith('/logout')

const others = (scope: Scope | undefined): Scope[] => scopeNames.filter((name) => name !== scope)

/**
 * Everyone who may knock, but for holders of links, who have a test of their own (`checkout/link.test.ts`). A role that
 * stands for nobody here does not compile.
 */
const everyone = {
  'someone without a token': { role: 'anyone', token: () => '' },
  'a visitor': { role: 'visitor', token: () => once('visitor', shop.visitorToken) },
  'a member': { role: 'member', token: (call) => (endsIt(call) ? tokenOfMember() : once('member', tokenOfMember)) },
  'an app of someone else, for a member': {
    role: 'member',
    token: () => once('third party', () => tokenOfMember({ isThirdParty: true })),
    may: ({ byThirdParty }) => byThirdParty === true,
  },
  'the owner': { role: 'owner', token: () => shop.apiKey },
  'an app that was allowed everything': {
    role: 'app',
    token: () => once('all', () => tokenOfApp(scopeNames)),
    may: ({ scope }) => scope !== undefined,
  },
  'an app that was allowed all but this': {
    role: 'app',
    token: ({ scope }) => once(`all but ${scope}`, () => tokenOfApp(others(scope))),
    may: () => false,
  },
} satisfies Readonly<Record<string, Someone>>
type Missing = Exclude<Role, (typeof everyone)[keyof typeof everyone]['role']>
const nobodyIsMissing: [Missing] extends [never] ? true : Missing = true

const addressOf = ({ path }: Call): string => path.replaceAll(/\{(\w+)\}/g, () => randomUUID())

const ask = (call: Call, token: string) =>
  shop.send(`${call.method} ${addressOf(call)}`, { token, ...(call.body && call.encoding !== 'r' && { body: {} }) })

/** What the contract says of someone who makes a call: that they are let in, or how they are refused. */
const verdictOf = ({ role, may = () => true }: Someone, call: Call): string => {
  const roles: readonly Role[] = call.roles
  if (roles.includes('anyone') || (roles.includes(role) && may(call))) return 'let in'
  return role === 'anyone' ? '401 UNAUTHENTICATED' : '403 PERMISSION_DENIED'
}

/** What the door says; a call may ask for more once someone is in. */
const saidAtTheDoor =
  /^(Only these roles can|This call needs a token|The app was not granted|A third-party app cannot|The token of a checkout link)/

const welcomeOf = ({ status, body }: Answer): string => {
  const { code, description = '' } = body?.details?.applicationError ?? {}
  return saidAtTheDoor.test(description) ? `${status} ${code}` : 'let in'
}

test.each(all)('%s lets in whom the contract names, and nobody else', async (_name, call) => {
  expect(nobodyIsMissing).toBe(true)
  const people = Object.entries<Someone>(everyone)
  const met = []
  for (const [who, someone] of people) met.push([who, welcomeOf(await ask(call, await someone.token(call)))])
  expect(met).toEqual(people.map(([who, someone]) => [who, verdictOf(someone, call)]))
})

test('whoever has elevated rights reaches every call that any of them but the owner reaches, each by its scope', () => {
  const forApps = all.filter(([, { roles }]) => (roles as readonly Role[]).includes('app'))
  expect(forApps.length).toBeGreaterThan(50)
  for (const [name, { roles, scope }] of forApps) {
    expect([name, elevated.filter((role) => !(roles as readonly Role[]).includes(role))]).toEqual([name, []])
    expect([name, scope]).not.toEqual([name, undefined])
  }
})

test('who writes into the kept tokens that they are a member or the owner is none, before and after a renewal', async () => {
  const visitor = (await atTheDoor(shop).token({ clientId: shop.clientId, grantType: 'anonymous' })).body
  for (const role of ['member', 'owner', 'none'] as never[])
    for (const expiresAt of [4_000_000_000, 1]) {
      const tokens: Tokens = {
        accessToken: { value: visitor.access_token, expiresAt },
        refreshToken: { value: visitor.refresh_token, role },
      }
      const auth = OAuthStrategy({ clientId: shop.clientId, tokens })
      const client = createClient({ host: shop.url, auth, modules: { members } })
      expect(await client.members.getCurrentMember()).toEqual({})
      const token = auth.getActiveToken()
      expect(token === visitor.access_token).toBe(expiresAt !== 1)
      expect((await shop.send('GET /oauth2/user-info', { token })).status).toBe(403)
      expect((await shop.send('POST /stores/v1/products', { token, body: { product: { name: 'Mine' } } })).status).toBe(
        403,
      )
    }
})
