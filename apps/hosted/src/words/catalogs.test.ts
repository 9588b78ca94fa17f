import { describe, expect, test } from 'vitest'
import { words as english, type Words } from './en.ts'
import { languages, wordsOf, type Language } from './languages.ts'

/** Sentences that are the same in both languages, and rightly so. */
const same: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['labels.FAX', 'methodPasskey', 'orderStatus', 'quantity', 'ui.optional', 'ui.themeSystem'],
  es: ['labels.FAX', 'quantity', 'subtotal', 'total'],
  he: ['quantity'],
}

type Sentence = string | ((...given: never[]) => string)
type Branch = { readonly [key: string]: Sentence | Branch }

/** Every sentence by the path to it. */
const sentencesOf = (branch: Branch, path = ''): [path: string, sentence: Sentence][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'object' ? sentencesOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  )

const catalogOf = (words: Words) => new Map(sentencesOf(words as unknown as Branch))

/** A sentence said with words and with numbers, each of which it has to bring. */
const said = (sentence: Sentence, given: readonly unknown[]): string =>
  typeof sentence === 'string' ? sentence : (sentence as (...values: unknown[]) => string)(...given)

/** Several counts: a sentence may have words of its own for one, two and few. */
const counts = [1, 2, 3, 7, 11, 21]
const texts = ['alpha@x.test', 'beta-77']

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

describe.each(others)('the words in %s', (language) => {
  test('are all there, none is empty, and none more', async () => {
    const catalog = catalogOf(await wordsOf(language))
    expect([...catalog.keys()].toSorted()).toEqual([...catalogOf(english).keys()].toSorted())
    const spoken = [...catalog].map(([path, sentence]) => [path, said(sentence, texts).trim()])
    expect(spoken.filter(([, text]) => text === '')).toEqual([])
  })

  test('bring whatever the English bring', async () => {
    const catalog = catalogOf(await wordsOf(language))
    for (const [path, sentence] of catalogOf(english)) {
      const other = catalog.get(path)!
      expect([path, typeof other, other.length > 0]).toEqual([path, typeof sentence, sentence.length > 0])
      if (typeof sentence === 'string' || typeof other === 'string') continue
      expect([path, other.length]).toEqual([path, sentence.length])
      const [mine, theirs] = [said(other, texts), said(sentence, texts)]
      for (const text of texts) expect([path, mine.includes(text)]).toEqual([path, theirs.includes(text)])
      const told = counts.filter((count) => said(sentence, [count]).includes(String(count)))
      expect([path, told.filter((count) => said(other, [count]).trim() === '')]).toEqual([path, []])
      expect([path, said(other, [7]).includes('7')]).toEqual([path, said(sentence, [7]).includes('7')])
    }
  })

  test('are not the English ones, but for those that are the same', async () => {
    const catalog = catalogOf(await wordsOf(language))
    const alike = [...catalogOf(english)].filter(
      ([path, sentence]) => said(sentence, texts) === said(catalog.get(path)!, texts),
    )
    expect(alike.map(([path]) => path).toSorted()).toEqual([...(same[language] ?? [])])
  })
})

test('a catalog is a language of its own: its name is said in it', () => {
  for (const [language, { name, direction }] of Object.entries(languages)) {
    expect(new Intl.DisplayNames([language], { type: 'language' }).of(language)?.toLowerCase()).toBe(name.toLowerCase())
    expect(['he', 'ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr').toBe(direction)
  }
})
