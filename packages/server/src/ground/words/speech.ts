import {
  chooseLanguage,
  preferredLanguage,
  type ResolvedLanguage,
  type LanguagePreferences,
} from '@vitrine/domain/language.ts'
import type { Caller, Exchange } from '../base/caller.ts'
import type { Context } from '../context/context.ts'
import type { Site } from '../site/sites.ts'
import { words as de } from './de.ts'
import { words as en, type Words } from './en.ts'
import { words as es } from './es.ts'
import { words as he } from './he.ts'

interface Catalog {
  readonly words: Words
  readonly direction: 'ltr' | 'rtl'
}

/** The languages of the server: each has a file of texts and an entry here. */
const catalogs = {
  en: { words: en, direction: 'ltr' },
  de: { words: de, direction: 'ltr' },
  es: { words: es, direction: 'ltr' },
  he: { words: he, direction: 'rtl' },
} as const satisfies Record<string, Catalog>
export type Language = keyof typeof catalogs
const supported = ['en', ...(Object.keys(catalogs) as Language[])] as const

/** A language with its texts. `locale` formats dates and amounts. */
export interface Speech extends Catalog, ResolvedLanguage<Language> {}

/** Returns the texts in the language that best matches the preferences. */
export const speechFor = (preferences: LanguagePreferences): Speech => {
  const resolved = chooseLanguage(preferences, supported)
  return { ...catalogs[resolved.language], ...resolved }
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
