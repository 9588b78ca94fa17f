import type { servicePluginCalls } from '@vitrine/contract'
import type { ServicePlugin } from '@vitrine/contract/calls/service-plugins.ts'
import { paymentProviderMethods } from '@vitrine/contract/service-plugins/payment-provider.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { findApp } from '../../ground/event/store.ts'
import { createAsking, PluginSilent, type Asking } from './ask.ts'
import { notificationSecret } from './notifications.ts'
import { changePlugin, findPlugin, listPlugins, removePlugin, savePlugin, type StoredPlugin } from './store.ts'

const describe = { PAYMENT_PROVIDER: paymentProviderMethods.describe } as const

const present = ({ id, app_id, type, base_url, enabled, description, ...dates }: StoredPlugin): ServicePlugin => ({
  id,
  appId: app_id,
  type,
  baseUrl: base_url,
  name: 'name' in description ? String(description.name) : '',
  enabled,
  createdDate: dates.created_date.toISOString(),
  updatedDate: dates.updated_date.toISOString(),
})

const found = <T>(plugin: T | undefined): T => {
  if (plugin === undefined) throw new Refusal('NOT_FOUND', 'There is no such service plugin.')
  return plugin
}

/** The base of all addresses; what stands behind a `?` or a `#` would end up in the middle of them. */
const baseOf = (text: string): string => {
  const url = new URL(text)
  if (url.search !== '' || url.hash !== '') throw invalidField('baseUrl', 'must not contain `?` or `#`', 'FORMAT')
  return url.href.replace(/\/+$/, '')
}

/** What a plugin says of itself; or why it cannot be used. */
const askToDescribe = async (ask: Asking, plugin: Parameters<Asking>[0]): Promise<object> => {
  try {
    return (await ask(plugin, describe[plugin.type], {})) as object
  } catch (error) {
    if (!(error instanceof PluginSilent)) throw error
    throw new Refusal('SERVICE_PLUGIN_NOT_REACHED', `The app cannot be used: ${error.message}.`)
  }
}

/** What the owner, or an app for them, does with service plugins. */
export const createServicePluginHandlers = (context: Context): Handlers<typeof servicePluginCalls> => {
  const { db, now, newId, config } = context
  const ask = createAsking(context)

  return {
    registerServicePlugin: async ({ siteId }, { body: { appId, type, baseUrl } }) => {
      const app = await findApp(db, appId)
      if (app?.site_id !== siteId) throw new Refusal('NOT_FOUND', 'There is no such app.')
      const of = { site_id: siteId, id: newId(), app_id: appId, type, base_url: baseOf(baseUrl) }
      const description = await askToDescribe(ask, { ...of, private_key: app.private_key })
      const plugin = await savePlugin(db, { ...of, enabled: true, description, now: now() })
      return {
        servicePlugin: present(plugin),
        notificationSecret: await notificationSecret(db, plugin.id),
        notificationUrl: `${config.publicUrl}/vitrine/v1/payments/webhooks/plugin:${plugin.id}/${siteId}`,
      }
    },

    listServicePlugins: async ({ siteId }) => ({ servicePlugins: (await listPlugins(db, siteId)).map(present) }),

    updateServicePlugin: async ({ siteId }, { params: { id }, body: { servicePlugin } }) => {
      const { enabled } = servicePlugin
      const change = { ...(enabled !== undefined && { enabled }), now: now() }
      return { servicePlugin: present(found(await changePlugin(db, { siteId, id }, change))) }
    },

    testServicePlugin: async ({ siteId }, { params: { id } }) => {
      const description = await askToDescribe(ask, found(await findPlugin(db, siteId, id)))
      return { servicePlugin: present(found(await changePlugin(db, { siteId, id }, { description, now: now() }))) }
    },

    deleteServicePlugin: async ({ siteId }, { params: { id } }) => {
      if (!(await removePlugin(db, siteId, id))) found(undefined)
      return {}
    },
  }
}
