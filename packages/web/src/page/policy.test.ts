import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyOf, strictStyles, transportSecurity } from './policy.ts'

test('allows the named sources and its own files only', () => {
  expect(policyOf({ 'img-src': ["'self'", 'https:'] }, ['https://shop.example'])).toBe(
    "default-src 'self'; img-src 'self' https:; object-src 'none'; base-uri 'none'; form-action 'self' https://shop.example; frame-ancestors 'none'",
  )
})

test('allows stylesheets and the style attributes rendered by the server only', () => {
  const hash = `'sha256-${createHash('sha256').update('width:"4"').digest('base64')}'`
  const html = '<p style="width:&quot;4&quot;">a style=&quot;color:red&quot; b</p>'
  expect(strictStyles(html)).toEqual({ 'style-src': ["'self'"], 'style-src-attr': ["'unsafe-hashes'", hash] })
  expect(strictStyles('<p>x</p>')['style-src-attr']).toEqual(["'none'"])
})

test('sets HSTS over HTTPS only', () => {
  expect(transportSecurity('https://shop.example')).toEqual({ 'strict-transport-security': 'max-age=31536000' })
  expect(transportSecurity('http://localhost:3000')).toEqual({})
})
