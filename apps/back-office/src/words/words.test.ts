import { tryWords } from '@vitrine/web/testing-words.ts'
import { expect, test } from 'vitest'
import { words } from './en.ts'
import { wordsOf } from './languages.ts'
import { sameAsEnglish } from './testing-same-as-english.ts'

const files = import.meta.glob('./en/**/*.ts', { eager: true })
const groups = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported as Readonly<Record<string, object>>).map(([name, texts]) => ({ file, name, texts })),
)

test.each(groups)('$name of $file are texts of the back office, without overwriting others', ({ texts }) => {
  expect(Object.entries(texts).filter(([name, text]) => Reflect.get(words, name) !== text)).toEqual([])
})

tryWords({ english: words, wordsOf, same: sameAsEnglish })
