import type { checkoutContentCalls } from '@vitrine/contract'
import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { checkoutContent, hostedCheckoutId } from '@vitrine/domain/checkout/checkout-content.ts'
import { chooseLanguage, preferredLanguage } from '@vitrine/domain/language.ts'
import { supportedLanguages, type Language } from '@vitrine/domain/languages.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'

const requireLanguage = (code: string): Language => {
  const found = preferredLanguage({ chosen: code }, supportedLanguages)
  if (!found) throw new Refusal('TRANSLATIONS_NOT_FOUND', undefined, { languages: supportedLanguages })
  return found.language
}

/** Handles calls about the texts of the hosted checkout page. */
export const createContentHandlers = ({ sites }: Pick<Context, 'sites'>): Handlers<typeof checkoutContentCalls> => ({
  getCheckoutContent: async ({ siteId }, { params: { appId, componentId }, query: { languageCode } }) => {
    if (!storesAppIds.has(appId.toLowerCase())) throw new Refusal('REQUIRED_APP_NOT_INSTALLED')
    if (componentId.toLowerCase() !== hostedCheckoutId) throw new Refusal('REQUIRED_COMPONENT_DOES_NOT_EXIST')
    if (languageCode !== undefined) return { checkoutContent: checkoutContent[requireLanguage(languageCode)] }
    const { language } = await requireSite(sites, siteId)
    return { checkoutContent: checkoutContent[chooseLanguage({ site: language }, supportedLanguages).language] }
  },
})
