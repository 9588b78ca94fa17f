import { createContext, use, useState, type ReactNode } from 'react'
import { createShared, type AnyClient, type InitialData, type Shared } from './shared.ts'

const SharedContext = createContext<Shared | undefined>(undefined)

/** State of a client in a browser. Several roots on a page, such as islands, share one cart. */
const sharedByClient = new WeakMap<AnyClient, Shared>()

const sharedOf = (client: AnyClient, initial: InitialData): Shared => {
  // On a server, a client may serve many visitors, so nothing is shared.
  if (typeof document === 'undefined') return createShared(client, initial)
  const known = sharedByClient.get(client) ?? createShared(client, initial)
  sharedByClient.set(client, known)
  return known
}

/**
 * Provides a client, a cart and a member to all components below. In a browser, several providers of one client share
 * the same cart.
 * @example
 * const App = () => <VitrineProvider client={client} initial={{ cart, member }}>…</VitrineProvider>
 */
export const VitrineProvider = ({
  client,
  initial = {},
  children,
}: {
  readonly client: AnyClient
  readonly initial?: InitialData
  readonly children?: ReactNode
}): ReactNode => {
  const [shared] = useState(() => sharedOf(client, initial))
  return <SharedContext value={shared}>{children}</SharedContext>
}

export const useShared = (): Shared => {
  const shared = use(SharedContext)
  if (!shared) throw new Error('Put a <VitrineProvider> around the components that use its hooks')
  return shared
}

/** The client of the provider. Pass its type to see its modules: `useClient<typeof client>()`. */
export const useClient = <C extends AnyClient = AnyClient>(): C => useShared().client as C
