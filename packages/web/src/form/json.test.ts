import { expect, test } from 'vitest'
import { readJson, writeJson } from './json.ts'

test('keeps dates and escapes text that would end the script element', () => {
  const value = {
    name: '</script><script>alert(1)</script>',
    when: new Date('2026-11-20T07:00:00Z'),
    list: [null, 1, '\u2028'],
  }
  const text = writeJson(value)
  expect(text).not.toContain('<')
  expect(text).not.toContain('\u2028')
  expect(readJson(text)).toEqual(value)
})
