import { expect, test } from 'vitest'
import { draftPolicies } from './drafts.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { findPlaceholders } from './placeholders.ts'
import { policyTemplate, templateLanguages } from './template.ts'
import { templateKinds } from './templates.ts'

const firstFacts = { storeName: 'Ostrel', email: 'hello@ostrel.test' }

test.each([
  ['DE', ['termsAndConditions', 'privacyPolicy', 'withdrawalPolicy', 'deliveryPolicy', 'imprint']],
  ['US', ['termsAndConditions', 'privacyPolicy', 'deliveryPolicy']],
])('drafts for a new store in %s: %j', (country, fields) => {
  const drafts = draftPolicies(firstFacts, { country, language: 'de-AT' })
  expect(Object.keys(drafts)).toEqual(fields)
  for (const { visible, content } of Object.values(drafts)) {
    expect(visible).toBe(false)
    expect(content).toContain('hello@ostrel.test')
    expect(findPlaceholders(content)).not.toEqual([])
  }
  expect(drafts.termsAndConditions!.content).toContain('Bestellungen bei Ostrel')
})

test('drafts in Hebrew for a store in Israel, and in English for one in Hebrew elsewhere', () => {
  const drafts = draftPolicies(firstFacts, { country: 'IL', language: 'he-IL' })
  expect(Object.keys(drafts)).toEqual(['termsAndConditions', 'privacyPolicy', 'withdrawalPolicy', 'deliveryPolicy'])
  expect(drafts.withdrawalPolicy!.content).toContain('חוק הגנת הצרכן')
  const elsewhere = draftPolicies(firstFacts, { country: 'DE', language: 'he' })
  expect(elsewhere.withdrawalPolicy!.content).toContain('Model withdrawal form')
})

const laterFacts = { legalName: 'Ostrel $& GmbH', address: 'Mill 3\n10115 Berlin', vatId: 'DE123456789' }

test.each(templateLanguages.flatMap((language) => templateKinds.map((kind) => [kind, language] as const)))(
  'fills a draft of %s in %s with the facts that are known later, like a template that had them',
  (kind, language) => {
    const all = { ...firstFacts, ...laterFacts }
    const draft = policyTemplate(kind, firstFacts, language)
    expect(fillPlaceholders(draft, all)).toBe(policyTemplate(kind, all, language))
    const withReturns = { ...all, returnAddress: 'Quay 4\nHamburg' }
    expect(fillPlaceholders(draft, withReturns)).toBe(policyTemplate(kind, withReturns, language))
    expect(fillPlaceholders(draft, { ...firstFacts, legalName: ' ' })).toBe(draft)
  },
)
