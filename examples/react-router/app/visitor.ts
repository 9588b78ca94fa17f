import { createClient, localStorageTokens, OAuthStrategy } from '@vitrine/client'

/** The store for whoever sits before the browser. Their session is kept there; the server never sees it. */
export const createVisitor = () =>
  createClient({
    host: import.meta.env.VITE_VITRINE_URL,
    auth: OAuthStrategy({ clientId: import.meta.env.VITE_CLIENT_ID, tokenStorage: localStorageTokens() }),
  })
