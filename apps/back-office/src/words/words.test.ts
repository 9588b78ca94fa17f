import { tryWords } from '@vitrine/web/testing-words.ts'
import { expect, test } from 'vitest'
import { addTexts } from './add-texts.ts'
import { words as otherEnglish } from './en.ts'
import { words as firstEnglish } from './first/en.ts'
import { firstWordsOf, otherWordsOf } from './languages.ts'
import { sameAsEnglish } from './testing-same-as-english.ts'
import { words, type Words } from './words.ts'

const files = import.meta.glob('./en/**/*.ts', { eager: true })
const groups = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported as Readonly<Record<string, object>>).map(([name, texts]) => ({ file, name, texts })),
)

test.each(groups)('$name of $file are texts of the back office, without overwriting others', ({ file, texts }) => {
  const all = file.startsWith('./en/first/') ? firstEnglish : otherEnglish
  expect(Object.entries(texts).filter(([name, text]) => Reflect.get(all, name) !== text)).toEqual([])
})

type Texts = { readonly [name: string]: unknown }

const pathsOf = (texts: object, path = ''): readonly string[] =>
  Object.entries(texts as Texts).flatMap(([name, text]) =>
    typeof text === 'object' ? pathsOf(text as object, `${path}${name}.`) : `${path}${name}`,
  )

test('no text is among both those of the first page and the others', () => {
  const first = new Set(pathsOf(firstEnglish))
  expect(pathsOf(otherEnglish).filter((path) => first.has(path))).toEqual([])
  expect(pathsOf(words)).toHaveLength(first.size + pathsOf(otherEnglish).length)
})

test('texts are added to the groups that pages hold already', () => {
  const texts = {}
  addTexts(texts, { orders: { title: 'Orders', list: ['a', 'b'] } })
  const { orders } = texts as { orders: object }
  addTexts(texts, { orders: { hint: 'All of them.' }, save: 'Save' })
  expect(texts).toEqual({ orders: { title: 'Orders', list: ['a', 'b'], hint: 'All of them.' }, save: 'Save' })
  expect(orders).toEqual({ title: 'Orders', list: ['a', 'b'], hint: 'All of them.' })
})

const wordsOf = async (...[language]: Parameters<typeof firstWordsOf>): Promise<Words> => {
  const texts = {} as Words
  addTexts(texts, await firstWordsOf(language))
  addTexts(texts, await otherWordsOf(language))
  return texts
}

tryWords({ english: words, wordsOf, same: sameAsEnglish })
