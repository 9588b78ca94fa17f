import { describe, expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

describe('the first wish that can be met decides', () => {
  test.each([
    ['nothing is wished', {}, 'en', 'en'],
    ['what was picked', { chosen: 'en', asked: 'de', accepted: 'de', site: 'de' }, 'en', 'en'],
    ['nonsense was picked', { chosen: '<b>', asked: '../../x', accepted: 'en-GB', site: 'en' }, 'en', 'en-GB'],
    ['a language nobody speaks here', { accepted: 'tlh, tok;q=0.9', site: 'en-IE' }, 'en', 'en-IE'],
    ['nothing that is spoken here at all', { accepted: 'tlh', site: 'tok' }, 'en', 'en'],
  ])('%s', (_title, wishes, language, locale) => expect(chooseLanguage(wishes)).toEqual({ language, locale }))
})
