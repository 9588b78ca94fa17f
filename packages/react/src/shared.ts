import type { Cart, ClientBase, Member } from '@vitrine/client'
import { createCartStore } from './cart-store.ts'
import { createMemberStore } from './member-store.ts'
import { createSessionStore, roleOf, type SessionAuth } from './session-store.ts'
import { createTabs } from './tabs.ts'

/** Any client: the hooks include the calls they need. */
export type AnyClient = ClientBase<SessionAuth>

/** What the server already read for the page; it is not requested again. */
export interface InitialData {
  /** Null: there is no cart yet. */
  readonly cart?: Cart | null
  /** Null: nobody is signed in. */
  readonly member?: Member | null
}

/** What all components below a provider share; each part is made when a hook first asks for it. */
export interface Shared {
  readonly client: AnyClient
  readonly initial: InitialData
  readonly part: <Part>(make: (shared: Shared) => Part) => Part
}

/** What the components of a page share. Parts that no hook of a page asks for are not bundled. */
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
