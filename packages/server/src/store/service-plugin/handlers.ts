import type { servicePluginCalls } from '@vitrine/contract'
import type { ServicePlugin } from '@vitrine/contract/calls/store/service-plugins.ts'
import { additionalFeesMethods } from '@vitrine/contract/service-plugins/additional-fees.ts'
import { paymentProviderMethods } from '@vitrine/contract/service-plugins/payment-provider.ts'
import { taxCalculationProviderMethods } from '@vitrine/contract/service-plugins/tax-calculation-provider.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findApp } from '../../ground/event/store.ts'
import { createAsking, PluginSilent, type Asking } from './ask.ts'
import { notificationSecret } from './notifications.ts'
import { changePlugin, findPlugin, listPlugins, removePlugin, savePlugin, type StoredPlugin } from './store.ts'

/** Returns a test request for tax calculators. */
const sampleQuestion = (currency: string, country: string) => ({
  currency,
  addresses: [{ country }],
  lineItems: [
    { id: 'sample', quantity: 1, price: '100', taxIncludedInPrice: false, addressIndex: { singleAddress: 0 } },
  ],
})

/** Returns a test purchase for fee apps. */
const samplePurchase = () => ({
  lineItems: [
    { id: 'sample', quantity: 1, productName: 'Sample', price: '100', physicalProperties: { shippable: true } },
  ],
  appliedDiscounts: [],
  purchaseFlowId: '00000000-0000-4000-8000-000000000000',
  subtotal: '100',
})

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
  if (plugin === undefined) throw new Refusal('NOT_FOUND', 'The service plugin was not found.')
  return plugin
}

/** Reads the base URL. A query or fragment would end up in the middle of derived URLs. */
const baseOf = (text: string): string => {
  const url = new URL(text)
  if (url.search !== '' || url.hash !== '') throw invalidField('baseUrl', 'must not contain `?` or `#`', 'FORMAT')
  return url.href.replace(/\/+$/, '')
}

type Target = Parameters<Asking>[0]

/** Reads a plugin's description. Tax and fee plugins have no such method, so a first request tests them. */
const describe = async (ask: Asking, plugin: Target, site: Site, appName: string): Promise<object> => {
  switch (plugin.type) {
    case 'PAYMENT_PROVIDER':
      return ask(plugin, paymentProviderMethods.describe, {})
    case 'TAX_CALCULATION_PROVIDER': {
      const country = site.settings.businessAddress?.country ?? 'US'
      await ask(plugin, taxCalculationProviderMethods.calculateTax, sampleQuestion(site.currency, country))
      return { name: appName }
    }
    case 'ECOM_ADDITIONAL_FEES': {
      await ask(plugin, additionalFeesMethods.calculateAdditionalFees, samplePurchase())
      return { name: appName }
    }
    default:
      return plugin.type satisfies never
  }
}

/** Reads a plugin's description, or refuses the plugin with the reason. */
const askToDescribe = async (...args: Parameters<typeof describe>): Promise<object> => {
  try {
    return await describe(...args)
  } catch (error) {
    if (!(error instanceof PluginSilent)) throw error
    throw new Refusal('SERVICE_PLUGIN_NOT_REACHED', `The app cannot be used: ${error.message}.`, {
      problem: error.message,
    })
  }
}

/** Creates the handlers for calls about service plugins, for owners and for apps on their behalf. */
export const createServicePluginHandlers = (context: Context): Handlers<typeof servicePluginCalls> => {
  const { db, sites, now, newId, config } = context
  const ask = createAsking(context)

  return {
    registerServicePlugin: async ({ siteId }, { body: { appId, type, baseUrl } }) => {
      const app = await findApp(db, appId)
      if (app?.site_id !== siteId) throw new Refusal('NOT_FOUND', 'The app was not found.')
      const of = { site_id: siteId, id: newId(), app_id: appId, type, base_url: baseOf(baseUrl) }
      const site = await requireSite(sites, siteId)
      const description = await askToDescribe(ask, { ...of, private_key: app.private_key }, site, app.name)
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
      const plugin = found(await findPlugin(db, siteId, id))
      const [site, app] = [await requireSite(sites, siteId), await findApp(db, plugin.app_id)]
      const description = await askToDescribe(ask, plugin, site, app?.name ?? '')
      return { servicePlugin: present(found(await changePlugin(db, { siteId, id }, { description, now: now() }))) }
    },

    deleteServicePlugin: async ({ siteId }, { params: { id } }) => {
      if (!(await removePlugin(db, siteId, id))) found(undefined)
      return {}
    },
  }
}
