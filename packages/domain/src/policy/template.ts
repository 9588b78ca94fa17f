import { templates as de } from './templates-de.ts'
import { templates as en } from './templates-en.ts'
import { templates as es } from './templates-es.ts'
import type { StoreFacts, TemplateKind, Templates } from './templates.ts'

const languages: Readonly<Record<string, Templates>> = { en, de, es }

/** The languages of the templates. */
export const templateLanguages: readonly string[] = Object.keys(languages)

const orBlank = (text: string | undefined, blank: string): string => text?.trim() || blank

/** Returns a policy draft with the facts of a store, in English if there is no template in its language. */
export const policyTemplate = (kind: TemplateKind, facts: StoreFacts, language: string): string => {
  const { blanks, texts } = languages[language.split('-')[0]!] ?? en
  const address = orBlank(facts.address, blanks.address)
  return texts[kind]({
    storeName: facts.storeName,
    legalName: orBlank(facts.legalName, blanks.legalName),
    address,
    email: orBlank(facts.email, blanks.email),
    vatId: orBlank(facts.vatId, blanks.vatId),
    // Goods are returned to the business address unless a different one is given.
    returnAddress: orBlank(facts.returnAddress, address),
  })
}
