import type { apiKeyCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { webOrigin } from '../../ground/site/addresses.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { siteChannel } from '../../ground/site/sites.ts'
import { deleteApiKeyOf, insertApiKey, listApiKeysOf, type StoredApiKey } from '../../ground/site/api-key-store.ts'

const presentApiKey = ({ id, name, origins, created_date }: StoredApiKey) => ({
  id,
  name,
  origins,
  createdDate: created_date.toISOString(),
})

export const createApiKeyHandlers = ({ db, database, sites }: Context): Handlers<typeof apiKeyCalls> => {
  const keysChanged = async (siteId: string): Promise<void> => {
    sites.refresh()
    await database.notify(siteChannel, siteId)
  }

  return {
    listApiKeys: async ({ siteId }) => ({ apiKeys: (await listApiKeysOf(db, siteId)).map(presentApiKey) }),

    createApiKey: async ({ siteId }, { body: { apiKey } }) => {
      const name = apiKey.name?.trim()
      if (!name) throw invalidField('apiKey.name', 'must be set', 'REQUIRED_FIELD')
      const named = (apiKey.origins ?? []).map((origin, index) => webOrigin(origin, `apiKey.origins[${index}]`))
      const key = newSecret()
      const stored = (await insertApiKey(db, { siteId, key, name, origins: [...new Set(named)] }))!
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
