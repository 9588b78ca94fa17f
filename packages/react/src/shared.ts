import type { CartV2, ClientBase, Member } from '@vitrine/client'
import { createCartStore } from './stores/cart-store.ts'
import { createMemberStore } from './stores/member-store.ts'
import { createSessionStore, roleOf, type SessionAuth } from './stores/session-store.ts'
import { createTabs } from './stores/tabs.ts'

/** Any client: the hooks include the calls they need. */
export type AnyClient = ClientBase<SessionAuth>

/** Data that the server has loaded; it is not requested again. */
export interface InitialData {
  /** `null`: there is no cart yet. */
  readonly cart?: CartV2 | null
  /** `null`: nobody is signed in. */
  readonly member?: Member | null
}

/** State shared below a provider. Each part is created on first use. */
export interface Shared {
  readonly client: AnyClient
  readonly initial: InitialData
  readonly part: <Part>(make: (shared: Shared) => Part) => Part
}

/** Creates the shared state of a page. Parts that no hook uses are not bundled. */
export const createShared = (client: AnyClient, initial: InitialData): Shared => {
  const parts = new Map<unknown, unknown>()
  const shared: Shared = {
    client,
    initial,
    part: <Part>(make: (shared: Shared) => Part): Part => {
      if (!parts.has(make)) parts.set(make, make(shared))
      return parts.get(make) as Part
    },
  }
  return shared
}

const tabs = ({ client }: Shared) => createTabs(`vitrine ${client.host}`)

/** The session of the page. */
export const sessionPart = ({ client, initial, part }: Shared) =>
  createSessionStore(client.auth, part(tabs), initial.member ? 'member' : 'none')

const surroundings = ({ client: { auth }, part }: Shared) => ({
  tabs: part(tabs),
  session: part(sessionPart),
  role: () => roleOf(auth),
})

/** The cart of the page. */
export const cartPart = (shared: Shared) =>
  createCartStore(shared.client.send, shared.initial.cart, surroundings(shared))

/** The member of the page. */
export const memberPart = (shared: Shared) =>
  createMemberStore(shared.client.send, surroundings(shared), shared.initial.member)
