import type { backOfficeCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import { takesRequests } from '../../catalog/back-in-stock/api.ts'
import { captchaKeys } from '../../people/captcha/api.ts'
import { shownTax } from '@vitrine/domain/tax/tax.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { listMethodsOfStore } from '../../money/payment/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { presentReturnSettings } from '../../purchase/returns/api.ts'
import { loadTaxRules } from '../../pricing/tax/api.ts'
import { languagesOf } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { presentPublishedLooks } from '../../ground/looks/looks.ts'

/** Returns the public data of a store. */
export const createSiteHandlers = (context: Context): Pick<Handlers<typeof backOfficeCalls>, 'getSite'> => ({
  getSite: async (_caller, { query }) => {
    const { db, sites } = context
    const app = query.clientId === undefined ? undefined : await sites.findApp(query.clientId)
    const site = await sites.find(app?.site_id ?? query.siteId ?? '')
    if (!site || (query.siteId !== undefined && query.siteId !== site.id))
      throw new Refusal('NOT_FOUND', 'No store or app has this ID.')
    const paymentMethods = await listMethodsOfStore(context, site)
    const returns = presentReturnSettings(site)
    const { id, name, currency, language, storefrontUrl, domains, demo, settings } = site
    const { passwordMinLength, tagline, about, hero } = settings
    return {
      site: {
        id,
        name,
        currency,
        currencies: (settings.currencies ?? []).map((one) => one.currency),
        chargedCurrencies: (settings.currencies ?? []).filter(({ charged }) => charged).map((one) => one.currency),
        timeZone: timeZoneOf(site),
        weightUnit: settings.weightUnit,
        lengthUnit: settings.lengthUnit ?? 'KM',
        language,
        languages: [...languagesOf(site)],
        storefrontUrl,
        domains: [...domains],
        demo,
        acceptsTestCards: site.acceptsTestCards,
        takesPayments: paymentMethods.length > 0,
        paymentMethods: [...paymentMethods],
        ...(settings.contactEmail !== undefined && { contactEmail: settings.contactEmail }),
        ...(returns.enabled && { returnDays: returns.windowDays }),
        takesBackInStockRequests: takesRequests(site),
        shownTax: shownTax((await loadTaxRules(db, id)).regions, settings.taxIncludedInPrices),
        passwordMinLength,
        memberFields: [...(settings.memberFields ?? [])],
        captcha: settings.captcha ?? 'OFF',
        ...captchaKeys(id),
        ...(settings.businessAddress && { country: settings.businessAddress.country }),
        ...(tagline !== undefined && { tagline }),
        ...(about !== undefined && { about }),
        ...presentPublishedLooks(site),
        ...(hero && { hero: { ...hero, url: mediaUrl(site, hero.id) } }),
      },
    }
  },
})
