import { expect, test } from 'vitest'
import { refreshTo } from './refresh-to.ts'

test('redirects by header, link and location, and escapes the URL', async () => {
  const location = 'https://pay.example/?a=1&b="><script>'
  const answer = refreshTo(location, { language: 'en', title: 'Continue to payment' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('refresh')).toBe(`0;url=${location}`)
  expect(answer.headers.get('location')).toBe(location)
  const html = await answer.text()
  expect(html).toContain('<a href="https://pay.example/?a=1&amp;b=&quot;>&lt;script>">Continue to payment</a>')
  expect(html).not.toContain('<script')
})
