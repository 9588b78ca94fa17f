import { expect, test } from 'vitest'
import { createWordSearch } from './match-words.ts'

const score = (expression: string, texts: readonly string[], more: { isAll?: boolean; isFuzzy?: boolean } = {}) =>
  createWordSearch({ expression, isAll: false, isFuzzy: false, ...more })!(texts)

test.each([
  ['a word in any case', 'SHIRT', ['Summer shirt'], {}, true],
  ['the beginning of a word', 'shir', ['Summer shirts'], {}, true],
  ['no other part of a word', 'hirt', ['Shirt'], {}, false],
  ['any of the words', 'summer coat', ['Summer shirt'], {}, true],
  ['all words, in any of the texts', 'summer coat', ['Summer shirt', 'Coat'], { isAll: true }, true],
  ['not if one of all is missing', 'summer coat', ['Summer shirt'], { isAll: true }, false],
  ['the parts of a compound', 't-shirt', ['T shirt'], {}, true],
  ['a compound without its hyphen', 'tshirt', ['T-Shirt'], {}, true],
  ['no typing errors', 'sumer', ['Summer'], {}, false],
  ['typing errors if asked to', 'sumer', ['Summer'], { isFuzzy: true }, true],
  ['no typing errors in short words', 'cat', ['Car'], { isFuzzy: true }, false],
  ['Japanese without spaces', '湯呑み', ['青い湯呑み'], {}, true],
] as const)('finds %s', (_name, expression, texts, more, isFound) => {
  expect(score(expression, texts, more) > 0).toBe(isFound)
})

test('ranks a text that equals the expression first, then whole words, beginnings and typing errors', () => {
  const scores = [['Shirt'], ['Shirt and tie'], ['Shirts'], ['Shrt']].map((texts) =>
    score('shirt', texts, { isFuzzy: true }),
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

test('has nothing to find without words', () => {
  expect(createWordSearch({ expression: ' - ', isAll: false, isFuzzy: false })).toBe(undefined)
})
