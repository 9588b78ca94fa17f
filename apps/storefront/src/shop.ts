import { createClient, currentCartV2, OAuthStrategy, redirects, type TokenStorage } from '@vitrine/client'
import { getCurrentMember, updateMember } from '@vitrine/client/members'
import type { StorefrontConfig } from './config.ts'

/** Only what hydrated pages call; more would weigh on every visit. */
export const shopModules = { currentCartV2, members: { getCurrentMember, updateMember }, redirects }

/** Returns the options of a visitor's client, apart from its modules. */
export const clientOptions = (
  { platformUrl, clientId }: StorefrontConfig,
  storage: TokenStorage,
  headers: Readonly<Record<string, string>>,
) => ({ host: platformUrl, auth: OAuthStrategy({ clientId, tokenStorage: storage }), headers })

/** Creates the shop client of the browser. */
export const createShop = (...options: Parameters<typeof clientOptions>) =>
  createClient({ ...clientOptions(...options), modules: shopModules })

export type Shop = ReturnType<typeof createShop>
