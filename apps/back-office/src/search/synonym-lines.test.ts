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
    ['sofa', { line: 1, reason: 'oneWord' }],
    ['sofa, couch\nsofa, sofa', { line: 2, reason: 'oneWord' }],
    ['sofa, big couch', { line: 1, reason: 'space' }],
    [`sofa, ${'x'.repeat(51)}`, { line: 1, reason: 'tooLong' }],
    ['a > b > c', { line: 1, reason: 'arrows' }],
    ['a, b > c', { line: 1, reason: 'arrows' }],
    ['a >', { line: 1, reason: 'arrows' }],
    [Array.from({ length: 21 }, (_, at) => `w${at}`).join(), { line: 1, reason: 'tooMany' }],
    [Array.from({ length: 301 }, (_, at) => `a${at}, b${at}`).join('\n'), { line: 301, reason: 'tooManyLines' }],
  ])('%#', (text, wrong) => {
    expect(readSynonymLines(text)).toEqual(wrong)
  })
})
