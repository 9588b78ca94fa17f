import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/ecom/v1/carts/current?token=secret', '/ecom/v1/carts/current'],
  [
    '/members/v1/members/3f0d3c2e-5b1c-4f57-9a1b-0d2b8f0d6c11',
    '/members/v1/members/3f0d3c2e-5b1c-4f57-9a1b-0d2b8f0d6c11',
  ],
  [
    '/v1/products/00000000-0000-0000-0000-000000000000/reset',
    '/v1/products/00000000-0000-0000-0000-000000000000/reset',
  ],
  ['/sign-in/ann@people.test/now', '/sign-in/…/now'],
  ['/sign-in/ann%40people.test', '/sign-in/…'],
  [`/oauth2/${'aB3'.repeat(14)}`, '/oauth2/…'],
  ['/pay/4242424242424242', '/pay/…'],
  ['/pay/4242%204242%204242%204242', '/pay/…'],
])('logs of %s only what identifies no one', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})
