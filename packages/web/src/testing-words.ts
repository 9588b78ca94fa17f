/** What holds for the words of an app in every language. */
import { describe, expect, test } from 'vitest'

type Sentence = string | ((...given: never[]) => string)
interface Branch {
  readonly [key: string]: Sentence | Branch
}

interface Catalogs<Language extends string> {
  readonly english: object
  readonly languages: Readonly<Record<Language, { readonly name: string; readonly direction: string }>>
  readonly wordsOf: (language: Language) => Promise<object>
  /** Sentences that are the same as in English, and rightly so. */
  readonly same: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Every sentence by the path to it. */
const sentencesOf = (branch: Branch, path = ''): [path: string, sentence: Sentence][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'object' ? sentencesOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  )

const catalogOf = (words: object) => new Map(sentencesOf(words as Branch))

/** A sentence said with words and with numbers, each of which it has to bring. */
const render = (sentence: Sentence, given: readonly unknown[]): string =>
  typeof sentence === 'string' ? sentence : (sentence as (...values: unknown[]) => string)(...given)

/** Several counts: a sentence may have words of its own for one, two and few. */
const counts = [1, 2, 3, 7, 11, 21]
const texts = ['alpha@x.test', 'beta-77']

/** Tries the words of an app in every language but English. */
export const tryWords = <Language extends string>({ english, languages, wordsOf, same }: Catalogs<Language>): void => {
  const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

  describe.each(others)('the words in %s', (language) => {
    test('are all there, none is empty, and none more', async () => {
      const catalog = catalogOf(await wordsOf(language))
      expect([...catalog.keys()].toSorted()).toEqual([...catalogOf(english).keys()].toSorted())
      const isEmpty = ([path, sentence]: [string, Sentence]) =>
        render(sentence, texts).trim() === '' && render(catalogOf(english).get(path)!, texts).trim() !== ''
      expect([...catalog].filter(isEmpty)).toEqual([])
    })

    test('bring whatever the English bring', async () => {
      const catalog = catalogOf(await wordsOf(language))
      for (const [path, sentence] of catalogOf(english)) {
        const other = catalog.get(path)!
        expect([path, typeof other, other.length > 0]).toEqual([path, typeof sentence, sentence.length > 0])
        if (typeof sentence === 'string' || typeof other === 'string') continue
        expect([path, other.length]).toEqual([path, sentence.length])
        const [mine, theirs] = [render(other, texts), render(sentence, texts)]
        for (const text of texts) expect([path, mine.includes(text)]).toEqual([path, theirs.includes(text)])
        const numeric = counts.filter((count) => render(sentence, [count]).includes(String(count)))
        expect([path, numeric.filter((count) => render(other, [count]).trim() === '')]).toEqual([path, []])
        expect([path, render(other, [7]).includes('7')]).toEqual([path, render(sentence, [7]).includes('7')])
      }
    })

    test('are not the English ones, but for those that are the same', async () => {
      const catalog = catalogOf(await wordsOf(language))
      const alike = [...catalogOf(english)].filter(
        ([path, sentence]) => render(sentence, texts) === render(catalog.get(path)!, texts),
      )
      expect(alike.map(([path]) => path).toSorted()).toEqual([...(same[language] ?? [])])
    })
  })

  test('a catalog is a language of its own: its name is said in it', () => {
    for (const [language, { name, direction }] of Object.entries(languages) as [
      string,
      Catalogs<Language>['languages'][Language],
    ][]) {
      const own = new Intl.DisplayNames([language], { type: 'language' }).of(language)
      expect(own?.toLowerCase()).toBe(name.toLowerCase())
      expect(['he', 'ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr').toBe(direction)
    }
  })
}
