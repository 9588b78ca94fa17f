import { templates as de } from './templates-de.ts'
import { templates as en } from './templates-en.ts'
import { templates as es } from './templates-es.ts'
import type { StoreFacts, TemplateKind, Templates } from './templates.ts'

const languages: Readonly<Record<string, Templates>> = { en, de, es }

/** The languages of the templates. */
export const templateLanguages: readonly string[] = Object.keys(languages)

/** The placeholders of unknown facts, in each language. */
export const allBlanks = Object.values(languages).map(({ blanks }) => blanks)

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
