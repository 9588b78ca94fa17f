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

/** Every language that the server itself speaks: a file of words, and a line here. */
const catalogs = {
  en: { words: en, direction: 'ltr' },
  de: { words: de, direction: 'ltr' },
  es: { words: es, direction: 'ltr' },
  he: { words: he, direction: 'rtl' },
} as const satisfies Record<string, Catalog>
export type Language = keyof typeof catalogs
const supported = ['en', ...(Object.keys(catalogs) as Language[])] as const

/** A language with its words; `locale` is what dates and amounts are written by. */
export interface Speech extends Catalog, ResolvedLanguage<Language> {}

/** What is said to someone with these wishes, and in which language. */
export const speechFor = (preferences: LanguagePreferences): Speech => {
  const resolved = chooseLanguage(preferences, supported)
  return { ...catalogs[resolved.language], ...resolved }
}

/** The language that a buyer reads, where one is told; spread into what is kept, it leaves what was known otherwise. */
export interface BuyerLanguage {
  readonly buyerLanguage?: string
}

/** The language that someone reads who tells these (`Accept-Language`), as far as it is spoken here. */
export const supportedLocaleOf = (languages: string | undefined): string | undefined =>
  preferredLanguage({ accepted: languages }, supported)?.locale

/** The language that a buyer reads, as far as it is spoken here; nothing where the one who asks tells none, or is no buyer. */
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
 * The rooms as someone works in them who reads another language: stores speak it, too, as far as letters are written
 * in it. Where nothing is wished for that they are written in, stores speak as ever.
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

/** The store as it speaks to someone with these wishes. */
export const siteInLanguage = (site: Site, preferences: Omit<LanguagePreferences, 'site'>): Site => ({
  ...site,
  language: chooseLanguage({ ...preferences, site: site.language }, supported).locale,
})
