import { createClient, currentCart, OAuthStrategy, redirects, type TokenStorage } from '@vitrine/client'
import { getCurrentMember, updateMember } from '@vitrine/client/members'
import type { StorefrontConfig } from './config.ts'

/** Only what pages call once they are shown: the rest would weigh on every visit. */
export const shopModules = { currentCart, members: { getCurrentMember, updateMember }, redirects }

/** How the client of a visitor is made, beside its modules. */
export const clientOptions = (
  { platformUrl, clientId }: StorefrontConfig,
  storage: TokenStorage,
  headers: Readonly<Record<string, string>>,
) => ({ host: platformUrl, auth: OAuthStrategy({ clientId, tokenStorage: storage }), headers })

/** The shop for the visitor who sits before the browser. */
export const createShop = (...options: Parameters<typeof clientOptions>) =>
  createClient({ ...clientOptions(...options), modules: shopModules })

export type Shop = ReturnType<typeof createShop>
