import {
  chooseLanguage,
  preferredLanguage,
  type ResolvedLanguage,
  type LanguagePreferences,
} from '@vitrine/domain/language.ts'
import { languages, supportedLanguages as supported, type Language } from '@vitrine/domain/languages.ts'
import type { Caller, Exchange } from '../base/caller.ts'
import type { Context } from '../context/context.ts'
import type { Site } from '../site/sites.ts'
import { words as de } from './de.ts'
import { words as en, type Words } from './en.ts'
import { words as es } from './es.ts'
import { words as he } from './he.ts'

/** The server's texts by language. */
export const catalogs: Readonly<Record<Language, Words>> = { en, de, es, he }

/** A language with its texts. `locale` formats dates and amounts. */
export interface Speech extends ResolvedLanguage<Language> {
  readonly words: Words
  readonly direction: 'ltr' | 'rtl'
}

/** Returns the texts in the language that best matches the preferences. */
export const speechFor = (preferences: LanguagePreferences): Speech => {
  const resolved = chooseLanguage(preferences, supported)
  const { direction } = languages[resolved.language]
  return { words: catalogs[resolved.language], direction, ...resolved }
}

/** The buyer's language, if known. Spread it into a record to keep the existing value otherwise. */
export interface BuyerLanguage {
  readonly buyerLanguage?: string
}

/** Returns the best supported locale for an `Accept-Language` header. */
export const supportedLocaleOf = (languages: string | undefined): string | undefined =>
  preferredLanguage({ accepted: languages }, supported)?.locale

/** Returns the buyer's supported language; empty if the caller requests none or is not a buyer. */
export const buyerLanguageOf = (
  caller: Caller,
  { language, languages }: Pick<Exchange, 'language' | 'languages'>,
): BuyerLanguage => {
  const isBuyer = caller.role !== 'app' && (caller.role !== 'owner' || caller.actsFor !== undefined)
  const preferred = isBuyer ? preferredLanguage({ chosen: language, accepted: languages }, supported) : undefined
  const buyerLanguage = preferred?.locale
  return buyerLanguage === undefined ? {} : { buyerLanguage }
}

/**
 * Returns a context whose sites use the preferred language, as far as the server's texts support it. Without a
 * supported preference, sites keep their language.
 */
export const contextInLanguage = (context: Context, preferences: Omit<LanguagePreferences, 'site'>): Context => ({
  ...context,
  sites: {
    ...context.sites,
    find: async (id) => {
      const site = await context.sites.find(id)
      return site && siteInLanguage(site, preferences)
    },
  },
})

/** Returns the site in the preferred language. */
export const siteInLanguage = (site: Site, preferences: Omit<LanguagePreferences, 'site'>): Site => ({
  ...site,
  language: chooseLanguage({ ...preferences, site: site.language }, supported).locale,
})
