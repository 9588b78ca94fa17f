import { describe, expect, test } from 'vitest'
import { readSynonymLines, writeSynonymLines } from './synonym-lines.ts'

test('reads groups and one-way synonyms and writes them back', () => {
  const text = 'sofa, couch,  settee \n\n sneaker > trainer, plimsoll\n'
  const groups = [{ words: ['sofa', 'couch', 'settee'] }, { from: 'sneaker', words: ['trainer', 'plimsoll'] }]
  expect(readSynonymLines(text)).toEqual(groups)
  expect(readSynonymLines(writeSynonymLines(groups))).toEqual(groups)
  expect(readSynonymLines('')).toEqual([])
})

describe('reports the number of an invalid line', () => {
  test.each([
    ['sofa', { line: 1, why: 'oneWord' }],
    ['sofa, couch\nsofa, sofa', { line: 2, why: 'oneWord' }],
    ['sofa, big couch', { line: 1, why: 'space' }],
    [`sofa, ${'x'.repeat(51)}`, { line: 1, why: 'tooLong' }],
    ['a > b > c', { line: 1, why: 'arrows' }],
    ['a, b > c', { line: 1, why: 'arrows' }],
    ['a >', { line: 1, why: 'arrows' }],
    [Array.from({ length: 21 }, (_, at) => `w${at}`).join(), { line: 1, why: 'tooMany' }],
    [Array.from({ length: 301 }, (_, at) => `a${at}, b${at}`).join('\n'), { line: 301, why: 'tooManyLines' }],
  ])('%#', (text, wrong) => {
    expect(readSynonymLines(text)).toEqual(wrong)
  })
})
