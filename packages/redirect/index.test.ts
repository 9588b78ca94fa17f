import { expect, test } from 'vitest'
import { redirectPage, redirectToVitrine } from './index.js'

test.each([undefined, ''])('an environment variable that is not set (%j) is told as that', (url) => {
  expect(() => redirectToVitrine(url)).toThrow('Set the environment variable that you pass on, for example http://')
})

test.each(['localhost:4000', 'shop', '/api', 'ftp://shop.example'])('%s is told to be no URL of a server', (url) => {
  expect(() => redirectToVitrine(url)).toThrow(`“${url}” is not the URL of a Vitrine server. It starts with http://`)
  const page = new Response('<p>', { headers: { 'content-type': 'text/html' } })
  expect(() => redirectPage(page, url)).toThrow(url)
})
