import { describe, expect, test } from 'vitest'
import { chooseLanguage, isLanguage, type LanguagePreferences } from './language.ts'

const choose = (preferences: LanguagePreferences) => chooseLanguage(preferences, ['en', 'de', 'es', 'he'])

describe('uses the first preference that is supported', () => {
  test.each([
    ['no preference', {}, 'en'],
    ['the visitor’s choice', { chosen: 'he', requested: 'de', accepted: 'es', site: 'en' }, 'he'],
    ['the storefront’s request', { requested: 'de', accepted: 'es', site: 'en' }, 'de'],
    ['the browser’s preference', { accepted: 'es', site: 'de' }, 'es'],
    ['the store’s language', { site: 'de' }, 'de'],
    ['an invalid choice', { chosen: '<b>', requested: '../../x', site: 'he' }, 'he'],
    ['a name of an object property', { chosen: 'constructor', requested: 'toString' }, 'en'],
    ['an unsupported language', { requested: 'tlh', accepted: 'tok', site: 'es' }, 'es'],
    ['only unsupported languages', { accepted: 'tlh', site: 'tok' }, 'en'],
  ])('%s', (_title, preferences, language) => expect(choose(preferences).language).toBe(language))
})

describe('parses Accept-Language', () => {
  test.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['tlh, de', 'de'],
    ['en;q=0.3, he;q=0.9, de;q=0.5', 'he'],
    ['es;q=0.9,de', 'de'],
    ['de;q=0, es;q=0.1', 'es'],
    ['de ; q=0.2 , es ; Q=0.8', 'es'],
    ['iw-IL', 'he'],
    ['zh-Hant-TW, es-419;q=0.8', 'es'],
    ['*', 'en'],
    ['*, de;q=0.5', 'de'],
    ['de;q=nonsense, es', 'es'],
    ['de;q=2, es', 'es'],
    [',,;;==,', 'en'],
    ['-de', 'en'],
    [`${'x'.repeat(2000)}, de`, 'en'],
    ['', 'en'],
  ])('“%s”', (accepted, language) => expect(choose({ accepted }).language).toBe(language))
})

describe('uses the region of a preference for dates and numbers', () => {
  test.each([
    [{ accepted: 'de-AT,de;q=0.9' }, 'de-AT'],
    [{ chosen: 'de', accepted: 'en-GB, de-CH;q=0.5' }, 'de-CH'],
    [{ chosen: 'en', accepted: 'de', site: 'en-IE' }, 'en-IE'],
    [{ chosen: 'es', accepted: 'de-DE', site: 'en-US' }, 'es'],
    [{ accepted: 'de-u-ca-buddhist-nu-thai' }, 'de'],
    [{ accepted: 'iw' }, 'he'],
  ])('%o: %s', (preferences, locale) => expect(choose(preferences).locale).toBe(locale))
})

test.each(['en', 'de-AT', 'iw', 'zh-Hant-TW', 'tlh', 'EN-us'])('accepts the language tag “%s”', (tag) =>
  expect(isLanguage(tag)).toBe(true),
)

test.each(['klingon', 'xx', 'und', 'root', '', '-', 'english', 'de_AT', 'de-', 'en-us-', '\u0000', 'x-klingon'])(
  'rejects the language tag “%s”',
  (tag) => expect(isLanguage(tag)).toBe(false),
)
