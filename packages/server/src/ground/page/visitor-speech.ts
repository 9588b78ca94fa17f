import type { LanguagePreferences } from '@vitrine/domain/language.ts'
import { browserPreferences } from '@vitrine/domain/language-preferences.ts'
import type { Context } from '../context/context.ts'
import { readCookie } from './cookies.ts'
import type { Site } from '../site/sites.ts'
import { speechFor, type Speech } from '../words/speech.ts'

/** What a visitor wishes for, as they picked on the hosted pages, as the storefront asked, as their browser likes. */
export const languagePreferencesOf = ({ config }: Pick<Context, 'config'>, request: Request): LanguagePreferences =>
  browserPreferences(request, (name) => readCookie(request, name, config))

/** The language of a page; of the store that is meant, or of the oldest one, where the visitor has no wish. */
export const visitorSpeech = async (context: Context, request: Request, siteId?: string): Promise<Speech> => {
  // A page that says that something is broken must not break for want of a store.
  const site = await findSite(context, siteId).catch(() => undefined)
  return speechFor({ ...languagePreferencesOf(context, request), site: site?.language })
}

const findSite = async ({ sites }: Context, siteId: string | undefined): Promise<Site | undefined> => {
  const id = siteId ?? (await sites.findFirstApp())?.site_id
  return id === undefined ? undefined : sites.find(id)
}
