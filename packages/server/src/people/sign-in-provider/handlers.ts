import type { signInProviderCalls } from '@vitrine/contract'
import type { SignInProvider } from '@vitrine/contract/calls/people/sign-in-providers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireAllowedAddress } from '../../ground/outbound/public-address.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal, wrongFormat } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { providerPath, redirectUriOf } from './addresses.ts'
import { changeProvider, deleteProvider, insertProvider, listProviders, type StoredProvider } from './store.ts'

/** Validates an issuer's URL, which is compared exactly. Must be https, except on this machine in a demo shop. */
const requireIssuer = (issuer: string | undefined, { demo }: Site): string => {
  if (!issuer) throw invalidField('provider.issuer', 'must be set', 'REQUIRED_FIELD')
  const url = new URL(issuer)
  if (url.protocol !== 'https:' && !demo) throw wrongFormat('provider.issuer', 'WEB_URL', 'must be an https address')
  if (url.search !== '' || url.hash !== '')
    throw invalidField('provider.issuer', 'must not have a query or a fragment', 'FORMAT')
  try {
    requireAllowedAddress(url, { loopback: demo })
  } catch {
    throw invalidField('provider.issuer', 'must be a public address', 'FORMAT')
  }
  return issuer
}

/** Creates the handlers for calls about the store's sign-in providers. */
export const createSignInProviderHandlers = (context: Context): Handlers<typeof signInProviderCalls> => {
  const { db, sites, config, newId, now } = context

  const present = ({ id, name }: StoredProvider): SignInProvider => ({
    id,
    name,
    startUrl: `${config.publicUrl}${providerPath}/${id}`,
  })
  const presentToOwner = (provider: StoredProvider): SignInProvider => ({
    ...present(provider),
    issuer: provider.issuer,
    clientId: provider.client_id,
    redirectUri: redirectUriOf(config, provider.id),
  })

  return {
    listSignInProviders: async (caller, { query }) => {
      const app = query.clientId === undefined ? undefined : await sites.findApp(query.clientId)
      const siteId = query.clientId === undefined && caller.role !== 'anyone' ? caller.siteId : app?.site_id
      if (siteId === undefined) throw new Refusal('NOT_FOUND', 'No app has this client ID.')
      const isOwner = caller.role === 'owner' && caller.siteId === siteId
      return { providers: (await listProviders(db, siteId)).map(isOwner ? presentToOwner : present) }
    },

    createSignInProvider: async ({ siteId }, { body: { provider } }) => {
      const issuer = requireIssuer(provider.issuer, await requireSite(sites, siteId))
      if (!provider.clientId) throw invalidField('provider.clientId', 'must be set', 'REQUIRED_FIELD')
      if (!provider.name) throw invalidField('provider.name', 'must be set', 'REQUIRED_FIELD')
      const row = {
        site_id: siteId,
        id: newId(),
        name: provider.name,
        issuer,
        client_id: provider.clientId,
        client_secret: provider.clientSecret || null,
        created_date: now(),
      }
      await insertProvider(db, row)
      return { provider: presentToOwner(row) }
    },

    updateSignInProvider: async ({ siteId }, { params, body: { provider } }) => {
      const { name, issuer, clientId, clientSecret } = provider
      const change = {
        ...(name !== undefined && { name }),
        ...(issuer !== undefined && { issuer: requireIssuer(issuer, await requireSite(sites, siteId)) }),
        ...(clientId !== undefined && { client_id: clientId }),
        // An empty secret removes the stored one; an absent one keeps it.
        ...(clientSecret !== undefined && { client_secret: clientSecret || null }),
      }
      const changed = await changeProvider(db, { siteId, id: params.id }, change)
      if (!changed) throw new Refusal('NOT_FOUND')
      return { provider: presentToOwner(changed) }
    },

    deleteSignInProvider: async ({ siteId }, { params }) => {
      if (!(await deleteProvider(db, siteId, params.id))) throw new Refusal('NOT_FOUND')
      return {}
    },
  }
}
