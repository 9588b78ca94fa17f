import { createClient, EMPTY_TOKENS, memoryStorage, OAuthStrategy, type Member } from '@vitrine/client'
import { deferred, memberTokens, stubNetwork, type Respond } from '@vitrine/client/testing.ts'
import { expect, test } from 'vitest'
import { createMemberStore } from './member-store.ts'
import { createSessionStore, roleOf } from './session-store.ts'
import { createTabs } from './tabs.ts'

const open = (respond: Respond, { signedIn = true, initial }: { signedIn?: boolean; initial?: Member | null } = {}) => {
  const network = stubNetwork(respond)
  const auth = OAuthStrategy({ clientId: 'app', tokenStorage: memoryStorage(signedIn ? memberTokens() : EMPTY_TOKENS) })
  const { send } = createClient({ auth, host: 'https://shop.test', fetch: network.fetch })
  const role = () => roleOf(auth)
  const session = createSessionStore(auth, createTabs(crypto.randomUUID()), role())
  const store = createMemberStore(send, { session, role }, initial)
  return { ...network, auth, store }
}
const ada = { member: { id: 'ada' } }

test('requests no member for a visitor', async () => {
  const { store, sent } = open(() => ada, { signedIn: false })
  store.subscribe(() => undefined)
  await expect.poll(() => store.get()).toEqual({ member: null, loading: false, error: undefined })
  expect(sent).toEqual([])
})

test('loads a member once, and not if server-rendered', async () => {
  const { store, sent } = open(() => ada)
  store.subscribe(() => undefined)
  expect(store.get().loading).toBe(true)
  await expect.poll(() => store.get()).toMatchObject({ member: { id: 'ada' }, loading: false })
  expect(sent).toHaveLength(1)

  const rendered = open(() => ada, { initial: { id: 'ada' } })
  rendered.store.subscribe(() => undefined)
  expect(rendered.store.get()).toMatchObject({ member: { id: 'ada' }, loading: false })
  expect(rendered.sent).toEqual([])
})

test('follows sign-in and sign-out', async () => {
  const { store, auth } = open(() => ada, { signedIn: false, initial: null })
  store.subscribe(() => undefined)
  auth.setTokens(memberTokens())
  await expect.poll(() => store.get().member?.id).toBe('ada')
  auth.setTokens(EMPTY_TOKENS)
  expect(store.get().member).toBeNull()
})

test('ignores a response that arrives after the sign-out', async () => {
  const answer = deferred<unknown>()
  const { store, auth, sent } = open(() => answer.promise)
  store.subscribe(() => undefined)
  await expect.poll(() => sent).toHaveLength(1)
  auth.setTokens(EMPTY_TOKENS)
  answer.resolve(ada)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(store.get().member).toBeNull()
})
