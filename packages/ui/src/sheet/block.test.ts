import { expect, test } from 'vitest'
import { fillDown, formatBlock, isBlock, parseBlock, pasteBlock, rangeOf } from './block.ts'

test.each([
  ['one value', '12', [['12']]],
  ['a row', 'a\tb', [['a', 'b']]],
  [
    'rows with the line break at the end',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'empty cells',
    '\tb\t\n\t\t',
    [
      ['', 'b', ''],
      ['', '', ''],
    ],
  ],
  ['a cell with a line break, a tab and quotation marks', '"a\n""b""\tc"\td', [['a\n"b"\tc', 'd']]],
  ['an inch sign inside a cell', '5"\tx', [['5"', 'x']]],
  ['an empty row in between', 'a\n\nb', [['a'], [''], ['b']]],
  ['nothing', '', []],
])('reads %s as a spreadsheet copies it', (_case, text, block) => {
  expect(parseBlock(text)).toEqual(block)
})

test('cells survive copying and pasting', () => {
  const block = [
    ['plain', 'with\ttab', ''],
    ['"quoted"', 'two\nlines', '1,5'],
  ]
  expect(parseBlock(formatBlock(block))).toEqual(block)
})

test('a line break at the end does not make a value a block', () => {
  expect([isBlock('12\n'), isBlock('12'), isBlock('1\n2'), isBlock('1\t2')]).toEqual([false, false, true, true])
})

const size = { rows: 4, columns: 3 }
const at = (row: number, column: number) => rangeOf({ row, column }, { row, column })

test('a block ends with the sheet', () => {
  expect(
    pasteBlock(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(3, 2),
      size,
    ),
  ).toEqual([{ row: 3, column: 2, value: 'a' }])
})

test('a value fills the selected cells, and a block that does not fit them is pasted once', () => {
  const three = rangeOf({ row: 2, column: 1 }, { row: 0, column: 1 })
  expect(pasteBlock([['5']], three, size).map(({ row, value }) => [row, value])).toEqual([
    [0, '5'],
    [1, '5'],
    [2, '5'],
  ])
  expect(pasteBlock([['5'], ['6']], three, size).map(({ row, value }) => [row, value])).toEqual([
    [0, '5'],
    [1, '6'],
  ])
})

test('filling down repeats the first row of a range, or the row above', () => {
  const valueAt = ({ row, column }: { row: number; column: number }) => `${row}/${column}`
  expect(fillDown(rangeOf({ row: 0, column: 1 }, { row: 2, column: 1 }), valueAt)).toEqual([
    { row: 1, column: 1, value: '0/1' },
    { row: 2, column: 1, value: '0/1' },
  ])
  expect(fillDown(at(2, 0), valueAt)).toEqual([{ row: 2, column: 0, value: '1/0' }])
  expect(fillDown(at(0, 0), valueAt)).toEqual([])
})
