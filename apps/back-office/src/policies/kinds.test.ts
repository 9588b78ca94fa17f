import { expect, test } from 'vitest'
import { countPlaceholders, findMissing, missingLanguages, policyStates } from './kinds.ts'

const policies = {
  termsAndConditions: { visible: true, content: 'You order, we ship.' },
  privacyPolicy: { visible: false, content: 'Write to [Name] or [Name].' },
  deliveryPolicy: { visible: true, content: ' \n' },
  contactUs: { visible: false, content: 'Call us.' },
}

test('tells policies that are shown from drafts, missing and hidden ones, by the country', () => {
  expect(policyStates(policies, 'DE')).toEqual({
    termsAndConditions: 'shown',
    privacyPolicy: 'draft',
    withdrawalPolicy: 'missing',
    deliveryPolicy: 'missing',
    imprint: 'missing',
    returnPolicy: 'none',
    digitalItemPolicy: 'none',
    contactUs: 'hidden',
    customPolicy: 'none',
  })
  expect(policyStates(policies, 'US')).toMatchObject({ withdrawalPolicy: 'none', imprint: 'none' })
})

test('lists what should be published, and which of it is drafted', () => {
  expect(findMissing(policies, 'US')).toEqual({
    missing: ['privacyPolicy', 'deliveryPolicy'],
    drafts: ['privacyPolicy'],
  })
  expect(countPlaceholders(policies, 'privacyPolicy')).toBe(1)
})

test('counts the placeholders of all languages', () => {
  const translations = [
    { language: 'de', content: '[Land] oder [Ort]' },
    { language: 'es', content: 'Nada.' },
  ]
  expect(countPlaceholders({ imprint: { content: '[Name]', translations } }, 'imprint')).toBe(3)
})

test('tells the languages in which a published policy has no text', () => {
  const translations = [
    { language: 'de', content: 'Hallo.' },
    { language: 'he', content: ' ' },
  ]
  const of = (visible: boolean) =>
    missingLanguages({ imprint: { visible, content: 'Hi.', translations } }, 'imprint', ['de', 'es', 'he'])
  expect([of(true), of(false)]).toEqual([['es', 'he'], []])
})
