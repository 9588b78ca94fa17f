import { describe, expect, test } from 'vitest'
import { chooseLanguage, isLanguage, type Wishes } from './language.ts'

const choose = (wishes: Wishes) => chooseLanguage(wishes, ['en', 'de', 'es', 'he'])

describe('the first wish that can be met decides', () => {
  test.each([
    ['nothing is wished', {}, 'en'],
    ['what was picked', { chosen: 'he', asked: 'de', accepted: 'es', site: 'en' }, 'he'],
    ['what the storefront asked for', { asked: 'de', accepted: 'es', site: 'en' }, 'de'],
    ['what the browser likes', { accepted: 'es', site: 'de' }, 'es'],
    ['what the store speaks', { site: 'de' }, 'de'],
    ['nonsense was picked', { chosen: '<b>', asked: '../../x', site: 'he' }, 'he'],
    ['an object’s own name was picked', { chosen: 'constructor', asked: 'toString' }, 'en'],
    ['a language nobody speaks here', { asked: 'tlh', accepted: 'tok', site: 'es' }, 'es'],
    ['nothing that is spoken here at all', { accepted: 'tlh', site: 'tok' }, 'en'],
  ])('%s', (_title, wishes, language) => expect(choose(wishes).language).toBe(language))
})

describe('a browser’s list', () => {
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

describe('dates and numbers are written as in the region, where one is told', () => {
  test.each([
    [{ accepted: 'de-AT,de;q=0.9' }, 'de-AT'],
    [{ chosen: 'de', accepted: 'en-GB, de-CH;q=0.5' }, 'de-CH'],
    [{ chosen: 'en', accepted: 'de', site: 'en-IE' }, 'en-IE'],
    [{ chosen: 'es', accepted: 'de-DE', site: 'en-US' }, 'es'],
    [{ accepted: 'de-u-ca-buddhist-nu-thai' }, 'de'],
    [{ accepted: 'iw' }, 'he'],
  ])('%o: %s', (wishes, locale) => expect(choose(wishes).locale).toBe(locale))
})

test.each(['en', 'de-AT', 'iw', 'zh-Hant-TW', 'tlh', 'EN-us'])('“%s” is a language', (tag) =>
  expect(isLanguage(tag)).toBe(true),
)

test.each(['klingon', 'xx', 'und', 'root', '', '-', 'english', 'de_AT', 'de-', 'en-us-', '\u0000', 'x-klingon'])(
  '“%s” is none',
  (tag) => expect(isLanguage(tag)).toBe(false),
)
