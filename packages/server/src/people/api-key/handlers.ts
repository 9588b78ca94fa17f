import type { apiKeyCalls } from '@vitrine/contract'
import { hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import type { Owner } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { webOrigin } from '../../ground/site/addresses.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import { siteChannel } from '../../ground/site/sites.ts'
import { deleteApiKeyOf, insertApiKey, listApiKeysOf, type StoredApiKey } from '../../ground/site/api-key-store.ts'

const presentApiKey = ({
  id,
  name,
  origins,
  permissions,
  expires_date,
  last_used_date,
  created_date,
}: StoredApiKey) => ({
  id,
  name,
  origins,
  ...(permissions && { permissions: permissions as Permission[] }),
  ...(expires_date && { expiresDate: expires_date.toISOString() }),
  ...(last_used_date && { lastUsedDate: last_used_date.toISOString() }),
  createdDate: created_date.toISOString(),
})

const longestYears = 10

const readExpiry = (text: string | undefined, now: Date): Date | undefined => {
  if (text === undefined) return undefined
  const date = new Date(text)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + longestYears)
  if (date <= now || date > latest)
    throw invalidField('apiKey.expiresDate', `must be in the future, within ${longestYears} years`)
  return date
}

/** Returns the permissions of a new key: nobody can give a key permissions that they lack. */
const permissionsFor = (
  { staffRole, permissions: own }: Owner,
  requested: readonly Permission[] | undefined,
): readonly string[] | undefined => {
  if (own === undefined || staffRole === 'owner') return requested && [...new Set(requested)]
  const lacked = (requested ?? []).filter((permission) => !hasPermission(own, permission))
  if (lacked.length > 0)
    throw refusalFor('PERMISSION_DENIED', 'LACKED_PERMISSIONS', {
      description: `You cannot give permissions that you do not have: ${lacked.join(', ')}.`,
      data: { permissions: lacked },
    })
  return [...new Set(requested ?? own)]
}

export const createApiKeyHandlers = ({ db, database, sites, now }: Context): Handlers<typeof apiKeyCalls> => {
  const keysChanged = async (siteId: string): Promise<void> => {
    sites.refresh()
    await database.notify(siteChannel, siteId)
  }

  return {
    listApiKeys: async ({ siteId }) => ({ apiKeys: (await listApiKeysOf(db, siteId)).map(presentApiKey) }),

    createApiKey: async (caller, { body: { apiKey } }) => {
      const { siteId } = caller
      const name = apiKey.name?.trim()
      if (!name) throw invalidField('apiKey.name', 'must be set', 'REQUIRED_FIELD')
      const named = (apiKey.origins ?? []).map((origin, index) => webOrigin(origin, `apiKey.origins[${index}]`))
      const key = newSecret()
      const [permissions, expires] = [permissionsFor(caller, apiKey.permissions), readExpiry(apiKey.expiresDate, now())]
      const origins = [...new Set(named)]
      const stored = (await insertApiKey(db, { siteId, key, name, origins, permissions, expires }))!
      await keysChanged(siteId)
      return { apiKey: presentApiKey(stored), key }
    },

    deleteApiKey: async ({ siteId }, { params: { id } }) => {
      if (!(await deleteApiKeyOf(db, siteId, id))) throw new Refusal('NOT_FOUND')
      await keysChanged(siteId)
      return {}
    },
  }
}
