import { describe, expect, test } from 'vitest'
import { catalogs } from './speech.ts'

const { en, de, es, he, ...others } = catalogs

type Sentence = string | ((...given: (string | number | string[])[]) => string)

/** Lists all texts by name, such as `order.total`. */
const sentencesOf = (words: object, path = ''): [string, Sentence][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' ? sentencesOf(value, `${path}${name}.`) : [[path + name, value as Sentence]],
  )
const counted = new Set(['order.itemsRemaining'])
const listing = new Set(['order.deliverTo', 'order.pickUpAt'])
const render = (name: string, sentence: Sentence): string => {
  if (typeof sentence === 'string') return sentence
  if (listing.has(name)) return sentence(['the-first', 'the-second'])
  return counted.has(name) ? sentence(1234) : sentence('the-first', 'the-second')
}
/** Texts that are symbols, or the same word in both languages. */
const alike = new Set([
  'de.order.line',
  'es.order.line',
  'es.order.total',
  'es.order.subtotal',
  'es.documents.total',
  'es.documents.subtotal',
  'de.signIn.methods.WEBAUTHN',
  'de.ownerNews.field',
  'es.ownerNews.field',
])

describe.each(Object.entries({ de, es, he, ...others }))('server texts in %s', (language, words) => {
  const others = new Map(sentencesOf(words))
  test.each(sentencesOf(en))('%s is translated, with all values of the English text', (name, sentence) => {
    const [text, other] = [render(name, sentence), render(name, others.get(name)!)]
    expect(other.trim()).not.toBe('')
    expect(other === text).toBe(alike.has(`${language}.${name}`))
    for (const given of ['the-first', 'the-second']) expect(other.includes(given)).toBe(text.includes(given))
  })
})

test.each([
  [
    en,
    '1 more item will ship separately.',
    '2 more items will ship separately.',
    '1,234 more items will ship separately.',
  ],
  [
    de,
    '1 weiterer Artikel wird separat versandt.',
    '2 weitere Artikel werden separat versandt.',
    '1.234 weitere Artikel werden separat versandt.',
  ],
  [
    es,
    'Falta 1 artículo, que se enviará por separado.',
    'Faltan 2 artículos, que se enviarán por separado.',
    'Faltan 1234 artículos, que se enviarán por separado.',
  ],
  [he, 'פריט אחד נוסף יישלח בנפרד.', 'שני פריטים נוספים יישלחו בנפרד.', '1,234 פריטים נוספים יישלחו בנפרד.'],
])('uses the plural forms of the language', ({ order: { itemsRemaining } }, one, two, many) => {
  expect([1, 2, 1234].map(itemsRemaining)).toEqual([one, two, many])
})
