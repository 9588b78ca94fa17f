import type { apiKeyCalls } from '@vitrine/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../handlers.ts'
import { newSecret } from '../identity/secrets.ts'
import { webAddress } from '../redirect/addresses.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { siteChannel } from '../site/sites.ts'
import { deleteApiKeyOf, insertApiKey, listApiKeysOf, type StoredApiKey } from './store.ts'

const presentApiKey = ({ id, name, origins, created_date }: StoredApiKey) => ({
  id,
  name,
  origins,
  createdDate: created_date.toISOString(),
})

/** The origin of a page, and nothing behind it. */
const readOrigin = (text: string, field: string): string => {
  const { origin, href } = new URL(webAddress(text, field))
  if (href !== `${origin}/`) throw invalidField(field, 'must be an origin, such as https://shop.example', 'FORMAT')
  return origin
}

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
      const named = (apiKey.origins ?? []).map((origin, index) => readOrigin(origin, `apiKey.origins[${index}]`))
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
