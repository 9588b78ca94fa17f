import { createClient, localStorageTokens, OAuthStrategy } from '@vitrine/client'
import { VitrineProvider } from '@vitrine/react'
import type { ReactNode } from 'react'

/**
 * The store for whoever sits before the browser, one for all islands of the page: they share its cart. On the server it
 * asks for nothing; sessions are kept in the browser.
 */
const visitor = createClient({
  host: import.meta.env.PUBLIC_VITRINE_URL,
  auth: OAuthStrategy({ clientId: import.meta.env.PUBLIC_CLIENT_ID, tokenStorage: localStorageTokens() }),
})

export const Store = ({ children }: { children: ReactNode }) => (
  <VitrineProvider client={visitor}>{children}</VitrineProvider>
)
