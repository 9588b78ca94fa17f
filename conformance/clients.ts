import {
  ApiKeyStrategy as OfficialApiKeyStrategy,
  createClient as createOfficialClient,
  OAuthStrategy as OfficialOAuthStrategy,
  type Tokens as OfficialTokens,
} from '@wix/sdk'
import * as vitrine from '@vitrine/client'
import * as ourModules from '@vitrine/client/modules.ts'
import { redirectToVitrine } from '../packages/redirect/index.js'
import { officialModules } from './official.ts'

export const clientId = 'a-client'

/** Tokens of a session, valid for an hour by default. */
export const session = (role: 'visitor' | 'member', name: string, seconds = 3600): vitrine.Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: `refresh-${name}`, role },
})

/** A storefront on the official SDK. */
export const openOfficial = (tokens?: vitrine.Tokens) =>
  createOfficialClient({
    modules: officialModules,
    auth: OfficialOAuthStrategy({ clientId, ...(tokens && { tokens: tokens as OfficialTokens }) }),
  })

/** A storefront on our client. No retries by default. */
export const openOurs = (host: string, tokens?: vitrine.Tokens, options: vitrine.TransportOptions = { retries: 0 }) =>
  vitrine.createClient({
    host,
    modules: ourModules,
    auth: vitrine.OAuthStrategy({ clientId, ...(tokens && { tokens }) }),
    ...options,
  })

/** API key of both back offices. */
export const apiKey = 'a-key'
const key = { apiKey, siteId: 'd0000000-0000-4000-8000-000000000000' }

/** A back office on the official SDK, which needs no token request. */
export const openOfficialBackOffice = (config: { headers?: Record<string, string>; fetch?: typeof fetch } = {}) =>
  createOfficialClient({ modules: officialModules, auth: OfficialApiKeyStrategy(key), ...config })

/** A back office on our client. */
export const openOurBackOffice = (host: string, options: vitrine.TransportOptions = { retries: 0 }) =>
  vitrine.createClient({ host, modules: ourModules, auth: vitrine.ApiKeyStrategy(key), ...options })

/** Both back offices, connected to one server. */
export const openClients = (url: string) => {
  redirectToVitrine(url)
  return { official: openOfficialBackOffice(), ours: openOurBackOffice(url) }
}
export type Clients = ReturnType<typeof openClients>
