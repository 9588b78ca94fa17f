import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { visualLine, type Direction } from './visual-order.ts'

const seen = (text: string, direction: Direction) => visualLine(text, direction, { start: 0, end: text.length })
const turned = (text: string) => [...text].toReversed().join('')

test.each<[string, Direction, string, string]>([
  ['keeps Latin text unchanged', 'ltr', 'Mug, 2 × €19.00', 'Mug, 2 × €19.00'],
  ['reverses Hebrew', 'rtl', 'שלום', turned('שלום')],
  ['keeps a word in another script intact', 'rtl', 'ספר Mug כחול', `${turned('כחול')} Mug ${turned('ספר')}`],
  ['keeps numbers left to right', 'rtl', 'רחוב 12', `12 ${turned('רחוב')}`],
  ['mirrors brackets', 'rtl', '(א)', '(א)'],
  ['keeps marks with their letter', 'rtl', 'בּא', 'אבּ'],
  ['removes control characters', 'ltr', 'a\u2066b\u2069\u200Ec\u00ADd', 'abcd'],
  ['limits an override to its line and removes it', 'ltr', '\u202Eabc', 'cba'],
  ['keeps surrogate pairs together', 'rtl', 'א😀ב', 'ב😀א'],
])('%s', (_what, direction, text, expected) => {
  expect(seen(text, direction)).toBe(expected)
})

test('reorders each line of a text separately', () => {
  const text = 'שלום עולם Mug 12 כחול'
  expect(visualLine(text, 'rtl', { start: 0, end: 9 })).toBe(turned('שלום עולם'))
  expect(visualLine(text, 'rtl', { start: 10, end: 21 })).toBe(`${turned('כחול')} Mug 12`)
})

const widthOf = (text: string) => text.length
const linesOf = (text: string, width: number) =>
  breakLines(text, width, widthOf).map(({ start, end }) => text.slice(start, end))

test.each([
  ['one two three', 20, ['one two three']],
  ['one two three', 7, ['one two', 'three']],
  ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
  ['a unbreakable b', 4, ['a', 'unbr', 'eaka', 'ble', 'b']],
  ['', 4, ['']],
])('breaks “%s” into lines of %i', (text, width, lines) => {
  expect(linesOf(text, width)).toEqual(lines)
})

test('keeps lines within the width and loses no letters', () => {
  const text = 'Lorem ipsum dolorsitametconsectetur  adipiscing elit seddoeiusmodtemporincididunt ut'
  for (let width = 1; width < 30; width += 1) {
    const lines = linesOf(text, width)
    expect(lines.every((line) => line.trim().length <= width)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
})
