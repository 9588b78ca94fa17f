import { describe, expect, test } from 'vitest'
import { isEmail, isFileForm, isForm, isOwnForm, readLine, readPassword } from './form.ts'

const posted = (headers: Record<string, string>) => new Request('https://shop.example/x', { method: 'POST', headers })

test('trims lines, keeps passwords as typed and treats missing fields as empty', () => {
  const form = new FormData()
  form.set('name', '  Ada ')
  expect([readLine(form, 'name'), readPassword(form, 'name'), readLine(form, 'other')]).toEqual(['Ada', '  Ada ', ''])
})

test.each([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-Urlencoded; charset=utf-8', true],
  ['multipart/form-data; boundary=x', false],
  ['application/json', false],
])('“%s” is a form: %s', (type, is) => expect(isForm(posted({ 'content-type': type }))).toBe(is))

test.each([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data; boundary=x', true],
  ['application/x-www-form-urlencoded', false],
])('“%s” brings files: %s', (type, is) => expect(isFileForm(posted({ 'content-type': type }))).toBe(is))

describe('accepts a form only from its own pages', () => {
  test.each<[Record<string, string>, boolean]>([
    [{ origin: 'https://shop.example' }, true],
    [{ origin: 'https://shop.example.evil' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{}, true],
  ])('%o: %s', (headers, is) => expect(isOwnForm(posted(headers), 'https://shop.example/hosted')).toBe(is))
})

test.each([
  ['ada@people.test', true],
  ['ada@people', false],
  ['ada people.test', false],
  ['', false],
])('“%s” is an email address: %s', (text, is) => expect(isEmail(text)).toBe(is))
