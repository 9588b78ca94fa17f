import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyOf, strictStyles, transportSecurity } from './policy.ts'

test('a page may load what is named, its own files, and nothing else', () => {
  expect(policyOf({ 'img-src': ["'self'", 'https:'] }, ['https://shop.example'])).toBe(
    "default-src 'self'; img-src 'self' https:; object-src 'none'; base-uri 'none'; form-action 'self' https://shop.example; frame-ancestors 'none'",
  )
})

test('styles of a page are its files and the attributes that it was drawn with, whatever people wrote into it', () => {
  const hash = `'sha256-${createHash('sha256').update('width:"4"').digest('base64')}'`
  const html = '<p style="width:&quot;4&quot;">a style=&quot;color:red&quot; b</p>'
  expect(strictStyles(html)).toEqual({ 'style-src': ["'self'"], 'style-src-attr': ["'unsafe-hashes'", hash] })
  expect(strictStyles('<p>x</p>')['style-src-attr']).toEqual(["'none'"])
})

test('who came by https comes by nothing else; elsewhere nothing is promised', () => {
  expect(transportSecurity('https://shop.example')).toEqual({ 'strict-transport-security': 'max-age=31536000' })
  expect(transportSecurity('http://localhost:3000')).toEqual({})
})
