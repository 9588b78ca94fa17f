import { randomUUID } from 'node:crypto'
import {
  areaNames,
  builtInRoleNames,
  builtInRoles,
  hasPermission,
  permissionNames,
  type Permission,
} from '@vitrine/contract/areas.ts'
import { isReadingCall, permissionOf, type Call, type Role } from '@vitrine/contract/call.ts'
import { scopeNames, type Scope } from '@vitrine/contract/scopes.ts'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { newEmail } from '../../../../../../test/people.ts'
import type { Answer, Shop } from '../../../../../../test/shop.ts'
import { registerApp } from '../../../ground/event/apps.ts'
import { createAppTokens } from '../../../people/installation/app-tokens.ts'
import { offerApp } from '../../../people/installation/credentials.ts'
import { upsertInstallation } from '../../../people/installation/store.ts'
import { signInAs } from '../../../people/owner/testing-staff.ts'
import { insertRole } from '../../../people/owner/roles/role-store.ts'
import { insertMember } from '../../../people/member/store.ts'
import { addressOf } from './fields.ts'

/** Creates the token of an app that the owner installed with these scopes. */
const tokenOfApp = async (shop: Shop, scopes: readonly Scope[]): Promise<string> => {
  const { db } = shop.context
  const appId = randomUUID()
  await registerApp(db, { siteId: shop.siteId, appId, name: 'Nosy' })
  await offerApp(db, { appId, redirectUrls: [], scopes: [...scopes] })
  const row = { site_id: shop.siteId, instance_id: randomUUID(), app_id: appId, scopes: [...scopes] }
  return createAppTokens(shop.context).sign(await upsertInstallation(db, row))
}

/** Creates a member and their token. */
const tokenOfMember = async (shop: Shop, more: { readonly isThirdParty?: true } = {}): Promise<string> => {
  const { siteId, clientId, context } = shop
  const memberId = randomUUID()
  const person = { siteId, id: memberId, email: newEmail(), emailVerified: true, passwordHash: null, isVouched: true }
  await insertMember(context.db, { ...person, contact: {}, profile: {}, now: new Date() })
  const ids = { memberId, visitorId: randomUUID(), sessionId: randomUUID() }
  return context.accessTokens.sign({ role: 'member', siteId, clientId, ...ids, ...more }, 3600)
}

interface Person {
  readonly role: Role
  /** A token to make this call with. */
  readonly token: (call: Call) => Promise<string> | string
  /** A condition for calls that the role may make. */
  readonly may?: (call: Call) => boolean
}

/** A person of the staff. */
interface StaffPerson extends Person {
  readonly role: 'owner'
}

const builtInRole = 'staff with the role'

/** A person of the staff for each role that every store has, and one whose own role lacks just the call's permission. */
const staffOf = (
  shop: Shop,
  once: (name: string, make: () => Promise<string>) => Promise<string>,
): Readonly<Record<string, StaffPerson>> => {
  const { siteId, context } = shop
  const signIn = async (role: string) => (await signInAs(context, { siteId, role })).token
  const ownRole = async (permissions: readonly Permission[]) => {
    const id = randomUUID()
    await insertRole(context.db, {
      site_id: siteId,
      id,
      name: 'Own',
      permissions: [...permissions],
      created_date: new Date(),
    })
    return signIn(id)
  }
  const mayAs =
    (permissions: readonly Permission[]) =>
    (call: Call): boolean => {
      const needed = permissionOf(call)
      return needed === undefined || (needed !== 'none' && hasPermission(new Set(permissions), needed))
    }
  const person = (permissions: readonly Permission[], token: Person['token']): StaffPerson => ({
    role: 'owner',
    token,
    may: mayAs(permissions),
  })
  const roles = builtInRoleNames.map((role) => [
    `${builtInRole} ${role}`,
    person(builtInRoles[role], () => once(role, () => signIn(role))),
  ])
  const area = ({ area: one }: Call) => areaNames.find((name) => name === one)
  return {
    ...(Object.fromEntries(roles) as Record<string, StaffPerson>),
    'a person who may only read the area of the call': {
      role: 'owner',
      token: (call) => once(`reads ${area(call)}`, () => ownRole(area(call) ? [`${area(call)!}.read`] : [])),
      may: (call) => call.area === 'common' || isReadingCall(call),
    },
    'a person who may do everything but in the area of the call': {
      role: 'owner',
      token: (call) =>
        once(`not ${area(call)}`, () => ownRole(permissionNames.filter((name) => !name.startsWith(`${area(call)}.`)))),
      may: ({ area: one }) => one === 'common',
    },
  } satisfies Readonly<Record<string, StaffPerson>>
}

/** Whether a call may end a session or delete the member. */
const endsSession = ({ method, path }: Call): boolean => method === 'DELETE' || path.endsWith('/logout')

const others = (scope: Scope | undefined): Scope[] => scopeNames.filter((name) => name !== scope)

/**
 * Everyone who can make calls, except holders of checkout links, who have their own test (`checkout/link.test.ts`). A
 * missing role does not compile.
 */
const peopleOf = (shop: Shop) => {
  const tokens = new Map<string, Promise<string>>()
  const once = (name: string, make: () => Promise<string>): Promise<string> => {
    const token = tokens.get(name) ?? make()
    tokens.set(name, token)
    return token
  }
  const member = () => tokenOfMember(shop)
  return {
    'a caller without a token': { role: 'anyone', token: () => '' },
    'a visitor': { role: 'visitor', token: () => once('visitor', shop.visitorToken) },
    'a member': { role: 'member', token: (call) => (endsSession(call) ? member() : once('member', member)) },
    'a third-party app for a member': {
      role: 'member',
      token: () => once('third party', () => tokenOfMember(shop, { isThirdParty: true })),
      may: ({ byThirdParty }) => byThirdParty === true,
    },
    'the owner': { role: 'owner', token: () => shop.apiKey },
    ...staffOf(shop, once),
    'an app with all scopes': {
      role: 'app',
      token: () => once('all', () => tokenOfApp(shop, scopeNames)),
      may: ({ scope }) => scope !== undefined,
    },
    'an app with all scopes but the one of the call': {
      role: 'app',
      token: ({ scope }) => once(`all but ${scope}`, () => tokenOfApp(shop, others(scope))),
      may: () => false,
    },
  } satisfies Readonly<Record<string, Person>>
}
type People = ReturnType<typeof peopleOf>
type Missing = Exclude<Role, People[keyof People]['role']>
const isNobodyMissing: [Missing] extends [never] ? true : Missing = true

/** Returns the contract's expectation for a person and a call. */
const expectedAnswer = ({ role, may = () => true }: Person, call: Call): string => {
  const roles: readonly Role[] = call.roles
  if (roles.includes('anyone') || (roles.includes(role) && may(call))) return 'allowed'
  return role === 'anyone' ? '401 UNAUTHENTICATED' : '403 PERMISSION_DENIED'
}

/** Refusals by role. Any other refusal comes from the call itself, which the person reached. */
const refusedByRole =
  /^(Only these roles can|You do not have this permission|This call needs a token|The app was not granted|A third-party app cannot|The token of a checkout link)/

const summaryOf = ({ status, body }: Answer): string => {
  const { code, description = '' } = body?.details?.applicationError ?? {}
  return refusedByRole.test(description) ? `${status} ${code}` : 'allowed'
}

interface Permissions {
  readonly expected: Readonly<Record<string, string>>
  readonly actual: Readonly<Record<string, string>>
}

/**
 * Returns an invalid request, which is refused right after the role check and changes nothing. Calls without input are
 * executed.
 */
const invalidRequest = (call: Call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '!'] as const)
  const body = call.body && call.encoding === undefined && { body: [] }
  return { route: `${call.method} ${addressOf(call, Object.fromEntries(names))}`, body }
}

/**
 * The calls that people of all roles make. What a role may do follows from the permission that a call needs, and people
 * with roles of their own show which one that is: `npm test` asks the others for one call of each permission.
 */
const callsForAllRoles = (calls: readonly Call[]): ReadonlySet<Call> =>
  new Set(isLongRun ? calls : new Map(calls.toReversed().map((call) => [permissionOf(call), call])).values())

/** Creates a function that makes a call as everyone and compares the responses with the contract. */
export const createPermissionCheck = (shop: Shop, calls: readonly Call[]) => {
  const people = Object.entries<Person>(isNobodyMissing && peopleOf(shop))
  const ofStaff = calls.filter(({ roles }) => (roles as readonly Role[]).includes('owner'))
  const forAllRoles = callsForAllRoles(ofStaff)
  return async (call: Call): Promise<Permissions> => {
    const { route, body } = invalidRequest(call)
    const actual: Record<string, string> = {}
    const relevant = people.filter(([who]) => {
      // Where owners are no exception, staff are none either.
      if (who.startsWith('a person')) return ofStaff.includes(call)
      return !who.startsWith(builtInRole) || forAllRoles.has(call)
    })
    await Promise.all(
      relevant.map(async ([who, person]) => {
        const token = await person.token(call)
        actual[who] = summaryOf(await shop.send(route, { token, ...body }))
      }),
    )
    return {
      actual,
      expected: Object.fromEntries(relevant.map(([who, person]) => [who, expectedAnswer(person, call)])),
    }
  }
}
