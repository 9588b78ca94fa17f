import { createContext, use, useState, type ReactNode } from 'react'
import { createShared, type AnyClient, type InitialData, type Shared } from './shared.ts'

const SharedContext = createContext<Shared | undefined>(undefined)

/** What belongs to a client in a browser: several roots on a page, such as islands, have one cart. */
const sharedByClient = new WeakMap<AnyClient, Shared>()

const sharedOf = (client: AnyClient, initial: InitialData): Shared => {
  // On a server a client may answer many visitors, and none of them gets what was read for another.
  if (typeof document === 'undefined') return createShared(client, initial)
  const known = sharedByClient.get(client) ?? createShared(client, initial)
  sharedByClient.set(client, known)
  return known
}

/**
 * Provides one client, one cart and one member to all components below it. Several providers of one client have
 * the same cart, in a browser.
 *
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
