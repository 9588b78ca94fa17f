import { expect, test } from 'vitest'
import { safeHtml } from './html.ts'

test('what an owner writes stays', () => {
  const html =
    '<p>Thrown <strong>by hand</strong>,<br>see <a href="https://example.com/a?b=1&amp;c=2">how</a></p><ul><li>One</li></ul>'
  expect(safeHtml(html)).toBe(
    '<p>Thrown <strong>by hand</strong>,<br>see <a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow">how</a></p><ul><li>One</li></ul>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p title=">"><img src=x onerror=alert(1)>',
  '<style>*{background:url(https://evil.example)}</style>',
  '"><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a href="https://ok.example" onmouseover="alert(1)">x</a>',
  '<template><img src=x onerror=alert(1)></template>',
  '<script>alert(1)',
])('%s does nothing', (html) => {
  const safe = safeHtml(html)
  expect(safe).not.toMatch(/<(script|img|svg|iframe|style|template)/i)
  expect(safe).not.toMatch(/<[^>]+\son\w+\s*=/i)
  expect(safe).not.toMatch(/<[^>]+javascript:/i)
})

test('tags that are left open do not swallow the page', () => {
  expect(safeHtml('<div><p>a')).toBe('<div><p>a</p></div>')
  expect(safeHtml('a</div></p>b')).toBe('ab')
})
