/** Tests of an app's words, for every language. */
import { supportedLanguages, type Language } from '@vitrine/domain/languages.ts'
import { describe, expect, test } from 'vitest'

type Sentence = string | ((...given: never[]) => string)
interface Branch {
  readonly [key: string]: Sentence | Branch
}

interface Catalogs {
  readonly english: object
  readonly wordsOf: (language: Language) => Promise<object>
  /** Texts that are rightly the same as in English. */
  readonly same: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Returns every text by its path. */
const sentencesOf = (branch: Branch, path = ''): [path: string, sentence: Sentence][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'object' ? sentencesOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  )

const catalogOf = (words: object) => new Map(sentencesOf(words as Branch))

/** Renders a text with values. `undefined` if it takes values of another kind, such as a list. */
const render = (sentence: Sentence, given: readonly unknown[]): string | undefined => {
  try {
    return typeof sentence === 'string' ? sentence : String((sentence as (...values: unknown[]) => unknown)(...given))
  } catch {
    return undefined
  }
}

/** Several counts, since languages have different plural forms. */
const counts = [1, 2, 3, 7, 11, 21]
const texts = ['alpha@x.test', 'beta-77']

/** Tests the words of an app in every language but English. */
export const tryWords = ({ english, wordsOf, same }: Catalogs): void => {
  const others = supportedLanguages.filter((language) => language !== 'en')

  describe.each(others)('the words in %s', (language) => {
    test('are complete, without empty or extra texts', async () => {
      const catalog = catalogOf(await wordsOf(language))
      expect([...catalog.keys()].toSorted()).toEqual([...catalogOf(english).keys()].toSorted())
      const isEmpty = ([path, sentence]: [string, Sentence]) =>
        render(sentence, texts)?.trim() === '' && render(catalogOf(english).get(path)!, texts)?.trim() !== ''
      expect([...catalog].filter(isEmpty)).toEqual([])
    })

    test('contain the same values as the English ones', async () => {
      const catalog = catalogOf(await wordsOf(language))
      for (const [path, sentence] of catalogOf(english)) {
        const other = catalog.get(path)!
        expect([path, typeof other, other.length > 0]).toEqual([path, typeof sentence, sentence.length > 0])
        if (typeof sentence === 'string' || typeof other === 'string') continue
        expect([path, other.length]).toEqual([path, sentence.length])
        const [mine, theirs] = [render(other, texts), render(sentence, texts)]
        for (const text of texts) expect([path, mine?.includes(text)]).toEqual([path, theirs?.includes(text)])
        const numeric = counts.filter((count) => render(sentence, [count])?.includes(String(count)))
        expect([path, numeric.filter((count) => render(other, [count])?.trim() === '')]).toEqual([path, []])
        const seven = render(sentence, [7])
        const isAlike = seven === undefined || render(other, [7])?.includes('7') === seven.includes('7')
        expect([path, isAlike]).toEqual([path, true])
      }
    })

    test('differ from the English ones, with listed exceptions', async () => {
      const catalog = catalogOf(await wordsOf(language))
      const alike = [...catalogOf(english)].filter(([path, sentence]) => {
        const text = render(sentence, texts)
        return text !== undefined && text === render(catalog.get(path)!, texts)
      })
      expect(alike.map(([path]) => path).toSorted()).toEqual([...(same[language] ?? [])])
    })
  })
}
