import { expect, test } from 'vitest'
import { missingPolicies } from './missing.ts'
import { findPlaceholders } from './placeholders.ts'
import { policyTemplate, templateLanguage, templateLanguages } from './template.ts'
import { templateKinds } from './templates.ts'

const facts = {
  storeName: 'Ostrel',
  legalName: 'Ostrel GmbH',
  address: 'Invalidenstraße 1\n10115 Berlin\nGermany',
  email: 'hello@ostrel.test',
  vatId: 'DE123456789',
}

test.each(templateLanguages.flatMap((language) => templateKinds.map((kind) => [kind, language] as const)))(
  'fills the template of %s in %s with known facts, and placeholders for others',
  (kind, language) => {
    const [known, unknown] = [facts, { storeName: 'Ostrel' }].map((some) => policyTemplate(kind, some, language))
    const [few, many] = [findPlaceholders(known!), findPlaceholders(unknown!)]
    expect(few.length).toBeGreaterThan(0)
    expect(many.length).toBeGreaterThan(few.length)
    expect(known).toContain(facts.email)
    expect(`${known}${unknown}`).not.toMatch(/undefined|\[object|\n{3,}/)
    // All brackets are placeholders.
    const left = few.reduce((text, place) => text.replaceAll(`[${place}]`, ''), known!)
    expect(left).not.toMatch(/[\][]/)
    expect(known === policyTemplate(kind, facts, 'en')).toBe(language === 'en')
  },
)

test('includes the model form and the return address in a withdrawal policy', () => {
  const text = policyTemplate('WITHDRAWAL', { ...facts, returnAddress: 'Mill 3\nBerlin' }, 'en')
  for (const words of [
    'Model withdrawal form',
    'hand them over to us at Mill 3, Berlin,',
    '(*) Delete as appropriate.',
  ])
    expect(text).toContain(words)
  expect(policyTemplate('WITHDRAWAL', facts, 'en')).toContain('to us at Invalidenstraße 1, 10115 Berlin, Germany,')
})

test('falls back to English for a language without templates, and ignores the region', () => {
  const of = (language: string) => policyTemplate('DELIVERY', facts, language)
  expect([of('fr') === of('en'), of('de-AT') === of('de')]).toEqual([true, true])
})

test('lists each placeholder once', () => {
  expect(findPlaceholders('[Phone number] or [Phone number], and [country]; (c) [] [a')).toEqual([
    'Phone number',
    'country',
  ])
})

test.each([
  [[], 'DE', ['TERMS', 'PRIVACY', 'WITHDRAWAL', 'DELIVERY', 'IMPRINT']],
  [[], undefined, ['TERMS', 'PRIVACY', 'WITHDRAWAL', 'DELIVERY', 'IMPRINT']],
  [['TERMS', 'IMPRINT'], 'DE', ['PRIVACY', 'WITHDRAWAL', 'DELIVERY']],
  [['TERMS'], 'US', ['PRIVACY', 'DELIVERY']],
  [['TERMS'], 'IL', ['PRIVACY', 'WITHDRAWAL', 'DELIVERY']],
] as const)('returns the missing policies of a store that publishes %j in %s: %j', (shown, country, missing) => {
  expect(missingPolicies(shown, country)).toEqual(missing)
})

test.each([
  ['he-IL', 'IL', 'he'],
  ['he', undefined, 'he'],
  ['he', 'DE', 'en'],
  ['de-AT', 'IL', 'de'],
  ['fr', 'FR', 'en'],
])('suggests for a store in %s and %s the templates in %s', (language, country, expected) => {
  expect(templateLanguage(language, country)).toBe(expected)
})

test('states in Hebrew the periods and the highest fee of the Israeli law', () => {
  const text = policyTemplate('WITHDRAWAL', facts, 'he')
  for (const words of ['14 ימים', 'ארבעה חודשים', '5% ממחיר העסקה או 100 ש״ח, לפי הנמוך מביניהם'])
    expect(text).toContain(words)
})
