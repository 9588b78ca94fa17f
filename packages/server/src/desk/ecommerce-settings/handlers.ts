import type { ecommerceSettingsCalls } from '@vitrine/contract'
import type { EcommerceSettings } from '@vitrine/contract/calls/store/ecommerce-settings.ts'
import { ruleStatus } from '@vitrine/domain/discount/rule.ts'
import { deliveryDestinations } from '@vitrine/domain/shipping/destinations.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { presentLooks } from '../../ground/looks/looks.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { loadDiscounts } from '../../pricing/discount/api.ts'
import { loadDeliveryRules } from '../../pricing/shipping/api.ts'
import { loadTaxRules } from '../../pricing/tax/api.ts'
import { listEnabledPlugins } from '../../store/service-plugin/api.ts'
import { checkoutKind, readSettings } from '../../store/setting/api.ts'

type Field = Parameters<Handlers<typeof ecommerceSettingsCalls>['getEcommerceSettings']>[1]['query']['fields'][number]

interface Reading {
  readonly db: Db
  readonly site: Site
  readonly now: Date
}

const feeApps = async ({ db, site }: Reading): Promise<EcommerceSettings> => {
  const plugins = await listEnabledPlugins(db, site.id, 'ECOM_ADDITIONAL_FEES')
  const activeProviders = plugins.map(({ app_id: appId }) => ({
    appId,
    triggerFlows: ['CART' as const, 'CHECKOUT' as const],
  }))
  return { additionalFeesServicePlugin: { activeProviders } }
}

const taxes = async ({ db, site }: Reading): Promise<EcommerceSettings> => ({
  tax: {
    configured: (await loadTaxRules(db, site.id)).regions.length > 0,
    taxIncludedInItemPrices: site.settings.taxIncludedInPrices,
  },
})

const discounts = async ({ db, site, now }: Reading): Promise<EcommerceSettings> => {
  const rules = await loadDiscounts(db, site.id)
  return { discountRules: { active: rules.some(({ rule }) => rule.active && ruleStatus(rule, now) === 'LIVE') } }
}

const deliveries = async ({ db, site }: Reading): Promise<EcommerceSettings> => {
  const { lengthUnit } = site.settings
  return { delivery: deliveryDestinations(await loadDeliveryRules(db, { id: site.id, lengthUnit })) }
}

const business = async ({ site }: Reading): Promise<EcommerceSettings> => {
  const { name, currency, language, settings } = site
  const { legalName = name, contactEmail: email, businessAddress: address } = settings
  const { logoUrl: logo } = presentLooks(site)
  return {
    businessInfo: {
      name: legalName,
      siteDisplayName: name,
      currency,
      language,
      locale: { language, ...(address && { country: address.country }) },
      timeZone: timeZoneOf(site),
      ...(email !== undefined && { email }),
      ...(address && { address }),
      ...(logo !== undefined && { logo }),
    },
  }
}

const none = { activeProviders: [] }

const readers: Readonly<Record<Field, (reading: Reading) => Promise<EcommerceSettings>>> = {
  ADDITIONAL_FEES_SERVICE_PLUGIN: feeApps,
  VALIDATIONS_SERVICE_PLUGIN: async () => ({ validationsServicePlugin: none }),
  PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN: async () => ({ purchaseRecommendationsServicePlugin: none }),
  TAX: taxes,
  DISCOUNT_RULES: discounts,
  CHECKOUT: async ({ db, site }) => ({ checkout: await readSettings(db, checkoutKind, site.id) }),
  DELIVERY: deliveries,
  PREMIUM_SITE: async () => ({ premiumSite: true }),
  BUSINESS_INFO: business,
}

/** Handles calls that read settings of several rooms at once. */
export const createEcommerceSettingsHandlers = ({
  db,
  sites,
  now,
}: Pick<Context, 'db' | 'sites' | 'now'>): Handlers<typeof ecommerceSettingsCalls> => ({
  getEcommerceSettings: async ({ siteId }, { query }) => {
    const reading = { db, site: await requireSite(sites, siteId), now: now() }
    const parts = await Promise.all([...new Set(query.fields)].map((field) => readers[field](reading)))
    return { ecommerceSettings: Object.assign({}, ...parts) as EcommerceSettings, errors: [] }
  },
})
