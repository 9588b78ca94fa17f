import type { LanguagePreferences } from '@vitrine/domain/language.ts'
import { browserPreferences } from '@vitrine/domain/language-preferences.ts'
import type { Context } from '../context/context.ts'
import { readCookie } from './cookies.ts'
import type { Site } from '../site/sites.ts'
import { speechFor, type Speech } from '../words/speech.ts'

/**
 * Returns a visitor's language preferences: selected on hosted pages, requested by the storefront, or set in the
 * browser.
 */
export const languagePreferencesOf = ({ config }: Pick<Context, 'config'>, request: Request): LanguagePreferences =>
  browserPreferences(request, (name) => readCookie(request, name, config))

/**
 * Returns the language of a page. Without a preference of the visitor, it is the language of the store or else of the
 * oldest store.
 */
export const visitorSpeech = async (context: Context, request: Request, siteId?: string): Promise<Speech> => {
  // Error pages must work without a store.
  const site = await findSite(context, siteId).catch(() => undefined)
  return speechFor({ ...languagePreferencesOf(context, request), site: site?.language })
}

const findSite = async ({ sites }: Context, siteId: string | undefined): Promise<Site | undefined> => {
  const id = siteId ?? (await sites.findFirstApp())?.site_id
  return id === undefined ? undefined : sites.find(id)
}
