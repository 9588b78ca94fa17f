import { templates as de } from './templates-de.ts'
import { templates as en } from './templates-en.ts'
import { templates as es } from './templates-es.ts'
import { templates as he } from './templates-he.ts'
import type { StoreFacts, TemplateKind, Templates } from './templates.ts'

const languages: Readonly<Record<string, Templates>> = { en, de, es, he }

/** The languages of the templates. */
export const templateLanguages: readonly string[] = Object.keys(languages)

/** The country of templates that are written for the law of one country; those of other languages are for the EU. */
export const templateCountries: Readonly<Record<string, string>> = { he: 'IL' }

/** The placeholders of unknown facts, in each language. */
export const allBlanks = Object.values(languages).map(({ blanks }) => blanks)

/**
 * Returns the language of the templates that suit a store: its own, or English if there are none in it, or if they are for
 * the law of another country.
 */
export const templateLanguage = (language: string, country: string | undefined): string => {
  const own = language.split('-')[0]!.toLowerCase()
  if (!templateLanguages.includes(own)) return 'en'
  const lawOf = templateCountries[own]
  return lawOf === undefined || country === undefined || country === lawOf ? own : 'en'
}

const orBlank = (text: string | undefined, blank: string): string => text?.trim() || blank

/** Returns a policy draft with the facts of a store, in English if there is no template in its language. */
export const policyTemplate = (kind: TemplateKind, facts: StoreFacts, language: string): string => {
  const { blanks, texts } = languages[language.split('-')[0]!] ?? en
  return texts[kind]({
    storeName: facts.storeName,
    legalName: orBlank(facts.legalName, blanks.legalName),
    address: orBlank(facts.address, blanks.address),
    email: orBlank(facts.email, blanks.email),
    vatId: orBlank(facts.vatId, blanks.vatId),
    // Goods are returned to the business address unless a different one is given.
    returnAddress: orBlank(facts.returnAddress, orBlank(facts.address, blanks.returnAddress)),
  })
}
