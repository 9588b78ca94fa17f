import type { oauthAppCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { isServerAddress } from '../../ground/base/server-address.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { redirectUri, webOrigin } from '../../ground/site/addresses.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import { siteChannel, type OAuthApp } from '../../ground/site/sites.ts'
import { deleteGrantsOfApp } from '../oauth/api.ts'
import {
  changeOAuthApp,
  deleteOAuthApp,
  insertOAuthApp,
  listOAuthAppsOf,
  lockOAuthAppsOf,
} from '../../ground/site/oauth-app-store.ts'

type AppInput = RequestOf<(typeof oauthAppCalls)['createOAuthApp']>['body']['oauthApp']

const presentOAuthApp = (app: OAuthApp) => ({
  clientId: app.client_id,
  name: app.name,
  rotatesRefreshTokens: app.rotates_refresh_tokens,
  redirectUris: app.redirect_uris,
  origins: app.origins,
  serverAddresses: app.server_addresses,
  createdDate: app.created_date.toISOString(),
})

const requireName = (name: string | undefined): string => {
  const trimmed = name?.trim()
  if (!trimmed) throw invalidField('oauthApp.name', 'must be set', 'REQUIRED_FIELD')
  return trimmed
}

const serverAddress = (text: string, field: string): string => {
  if (isServerAddress(text)) return text
  throw invalidField(
    field,
    'must be the IP address of a server or a network, such as 203.0.113.7 or 2001:db8::/48',
    'FORMAT',
  )
}

type Read = (text: string, field: string) => string

const readEach = (given: readonly string[], field: string, read: Read): string[] => [
  ...new Set(given.map((text, index) => read(text, `oauthApp.${field}[${index}]`))),
]

/** Reads the sent lists. Absent ones are unchanged. */
const readLists = ({ redirectUris, origins, serverAddresses }: AppInput) => ({
  ...(redirectUris && { redirect_uris: readEach(redirectUris, 'redirectUris', redirectUri) }),
  ...(origins && { origins: readEach(origins, 'origins', webOrigin) }),
  ...(serverAddresses && { server_addresses: readEach(serverAddresses, 'serverAddresses', serverAddress) }),
})

/** Storefronts rely on how their tokens are renewed, so a change would sign members out. */
const refuseRotation = (app: OAuthApp, sent: boolean | undefined): void => {
  if (sent !== undefined && sent !== app.rotates_refresh_tokens)
    throw invalidField(
      'oauthApp.rotatesRefreshTokens',
      `is set at creation and cannot change from ${app.rotates_refresh_tokens}`,
    )
}

/** Creates the handlers for calls about the client IDs of the store’s own storefronts. */
export const createOAuthAppHandlers = ({ db, database, sites, newId }: Context): Handlers<typeof oauthAppCalls> => {
  const appsChanged = async (siteId: string): Promise<void> => {
    sites.refresh()
    await database.notify(siteChannel, siteId)
  }

  return {
    listOAuthApps: async ({ siteId }) => ({ oauthApps: (await listOAuthAppsOf(db, siteId)).map(presentOAuthApp) }),

    createOAuthApp: async ({ siteId }, { body: { oauthApp } }) => {
      const stored = await insertOAuthApp(db, {
        site_id: siteId,
        client_id: newId(),
        name: requireName(oauthApp.name),
        rotates_refresh_tokens: oauthApp.rotatesRefreshTokens ?? true,
        redirect_uris: [],
        origins: [],
        ...readLists(oauthApp),
      })
      await appsChanged(siteId)
      return { oauthApp: presentOAuthApp(stored) }
    },

    updateOAuthApp: async ({ siteId }, { params: { clientId }, body: { oauthApp } }) => {
      const change = {
        ...(oauthApp.name !== undefined && { name: requireName(oauthApp.name) }),
        ...readLists(oauthApp),
      }
      const changed = await transact(db, async (transaction) => {
        const stored = await changeOAuthApp(transaction, { siteId, clientId }, change)
        if (!stored) throw new Refusal('NOT_FOUND')
        refuseRotation(stored, oauthApp.rotatesRefreshTokens)
        return stored
      })
      await appsChanged(siteId)
      return { oauthApp: presentOAuthApp(changed) }
    },

    deleteOAuthApp: async ({ siteId }, { params: { clientId } }) => {
      await transact(db, async (transaction) => {
        const all = await lockOAuthAppsOf(transaction, siteId)
        if (!all.some((app) => app.client_id === clientId)) throw new Refusal('NOT_FOUND')
        if (all.length === 1) throw refusalFor('ILLEGAL_STATE', 'LAST_CLIENT_ID')
        await deleteGrantsOfApp(transaction, { siteId, clientId })
        await deleteOAuthApp(transaction, { siteId, clientId })
      })
      await appsChanged(siteId)
      return {}
    },
  }
}
