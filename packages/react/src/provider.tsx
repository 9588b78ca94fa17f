import type { Cart, ClientBase, Member } from '@vitrine/client'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createCartStore, type CartStore } from './cart-store.ts'
import { createMemberStore, type MemberStore, type SessionAuth } from './member-store.ts'

/** Any client: the hooks include the calls they need. */
export type AnyClient = ClientBase<SessionAuth>

/** What the server already read for the page; it is not requested again. */
export interface InitialData {
  /** Null: there is no cart yet. */
  readonly cart?: Cart | null
  /** Null: nobody is signed in. */
  readonly member?: Member | null
}

interface Shared {
  readonly client: AnyClient
  readonly cart: CartStore
  readonly member: MemberStore
}

const SharedContext = createContext<Shared | undefined>(undefined)

const createShared = (client: AnyClient, { cart, member }: InitialData): Shared => ({
  client,
  cart: createCartStore(client.send, cart),
  member: createMemberStore(client.send, client.auth, member),
})

/** Reads the cart again on sign-in and sign-out: it is another one, or the two were merged. */
const useCartOfCaller = ({ cart, client: { auth } }: Shared): void => {
  useEffect(() => {
    let wasMember = auth.loggedIn?.()
    return auth.subscribe?.(() => {
      const isMember = auth.loggedIn?.()
      if (isMember === wasMember) return
      wasMember = isMember
      // What goes wrong stands in the cart's state.
      void cart.actions.refresh().catch(() => undefined)
    })
  }, [auth, cart])
}

/** Provides one client, one cart and one member to all components below it. */
export const VitrineProvider = ({
  client,
  initial = {},
  children,
}: {
  readonly client: AnyClient
  readonly initial?: InitialData
  readonly children?: ReactNode
}): ReactNode => {
  const [shared] = useState(() => createShared(client, initial))
  useCartOfCaller(shared)
  return <SharedContext value={shared}>{children}</SharedContext>
}

export const useShared = (): Shared => {
  const shared = use(SharedContext)
  if (!shared) throw new Error('Put a <VitrineProvider> around the components that use its hooks')
  return shared
}

/** The client of the provider. Pass its type to see its modules: `useClient<typeof client>()`. */
export const useClient = <C extends AnyClient = AnyClient>(): C => useShared().client as C
