import { createContext, use, useState, type ReactNode } from 'react'
import { createShared, type AnyClient, type InitialData, type Shared } from './shared.ts'

const SharedContext = createContext<Shared | undefined>(undefined)

/**
 * Provides one client, one cart and one member to all components below it.
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
  const [shared] = useState(() => createShared(client, initial))
  return <SharedContext value={shared}>{children}</SharedContext>
}

export const useShared = (): Shared => {
  const shared = use(SharedContext)
  if (!shared) throw new Error('Put a <VitrineProvider> around the components that use its hooks')
  return shared
}

/** The client of the provider. Pass its type to see its modules: `useClient<typeof client>()`. */
export const useClient = <C extends AnyClient = AnyClient>(): C => useShared().client as C
