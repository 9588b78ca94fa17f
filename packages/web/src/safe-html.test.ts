import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/run-size.ts'
import { safeHtml, safeRichHtml } from './safe-html.ts'

/**
 * The only allowed output: these tags without attributes, and links. None of them changes how browsers parse what
 * follows, so parsing twice gives the same result.
 */
const harmless =
  /^(?:[^<>]|<\/?(?:p|div|span|blockquote|h[234]|ul|ol|li|b|strong|i|em|u|s|sub|sup|table|thead|tbody|tr|t[dh])>|<[bh]r \/>|<a href="https?:\/\/[^"<>]*" rel="noopener nofollow">|<\/a>)*$/i

test('keeps formatting', () => {
  const html =
    '<p>Thrown <strong>by hand</strong>,<br>see <a href="https://example.com/a?b=1&amp;c=2">how</a></p><ul><li>One</li></ul>'
  expect(safeHtml(html)).toBe(
    '<p>Thrown <strong>by hand</strong>,<br />see <a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow">how</a></p><ul><li>One</li></ul>',
  )
})

test('escapes text that looks like tags', () => {
  expect(safeHtml('5 < 6 & 7 > 2 &lt;b&gt;')).toBe('5 &lt; 6 &amp; 7 &gt; 2 &lt;b&gt;')
})

describe('removes scripts, external content and fake page elements', () => {
  test.each([
    // Scripts and embeds.
    ['<script>alert(1)</script>', ''],
    ['<script>alert(1)', ''],
    ['"><script>alert(1)</script>', '"&gt;'],
    ['<iframe src="https://evil.example">inside</iframe>', ''],
    ['<object data="x"><embed src="y"></object>', ''],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<base href="https://evil.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">', ''],
    ['<form action="https://evil.example"><input name="password"><button>Pay</button></form>', 'Pay'],
    // Event handlers.
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="v-alert" id="main">x</p>', '<p>x</p>'],
    ['<p/onmouseover=alert(1)>x</p>', '<p>x</p>'],
    ['<p title=">"><img src=x onerror=alert(1)>', '<p></p>'],
    ['<b <i onclick=alert(1)>x</b>', '<b>x</b>'],
    // Script URLs, in every spelling that browsers accept.
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<span>x</span>'],
    ['<a href="\u0001javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<span>x</span>'],
    ['<a href="vbscript:x">x</a>', '<span>x</span>'],
    ['<a href="//evil.example">x</a><a href="/cart">y</a>', '<span>x</span><span>y</span>'],
    [
      '<a href="https://ok.example" target="_blank" rel="opener" onclick="alert(1)">x</a>',
      '<a href="https://ok.example" rel="noopener nofollow">x</a>',
    ],
    // Styles and SVG.
    ['<style>*{background:url(https://evil.example)}</style>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<svg><script>alert(1)</script><text>x</text></svg>y', 'y'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>y', 'y'],
    // Tags that form others once something is removed.
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
    ['<!--><img src=x onerror=alert(1)>-->x', '--&gt;x'],
    ['<!--<img src="--><img src=x onerror=alert(1)>">x', '"&gt;x'],
    // Markup that parsers disagree about (mutation XSS).
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<textarea></textarea><img src=x onerror=alert(1)></textarea>', ''],
    ['<title></title><img src=x onerror=alert(1)>', ''],
    ['<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '"&gt;'],
    ['<noembed><p title="</noembed><img src=x onerror=alert(1)>">', '"&gt;'],
    ['<plaintext><img src=x onerror=alert(1)>', ''],
    ['<select><option><style></select><img src=x onerror=alert(1)></style>', ''],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>x', 'x'],
    ['<?xml version="1.0"?><!DOCTYPE x>y', 'y'],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ])('%s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
    expect(safe).toMatch(harmless)
  })
})

/** An image with a web URL, as `safeRichHtml` writes it. */
const harmlessImage =
  /<img src="https?:\/\/[^"<>]*" alt="[^"<>]*"(?: width="\d+")?(?: height="\d+")? loading="lazy" \/>/gi

describe('keeps images of rich content, but nothing that could run', () => {
  test.each([
    [
      '<img src="https://x.example/a.png?b=1&amp;c=2" alt="Sizes" width="640" height="400">',
      '<img src="https://x.example/a.png?b=1&amp;c=2" alt="Sizes" width="640" height="400" loading="lazy" />',
    ],
    [
      '<img src="https://x.example/a" onerror="alert(1)" style="position:fixed" class="x" id="main" srcset="y">',
      '<img src="https://x.example/a" alt="" loading="lazy" />',
    ],
    [
      '<img src="https://x.example/&quot;&gt;&lt;script&gt;" alt="&quot; onload=&quot;alert(1)">',
      '<img src="https://x.example/&quot;&gt;&lt;script&gt;" alt="&quot; onload=&quot;alert(1)" loading="lazy" />',
    ],
    [
      '<img src="https://x.example/a" width="100%" height="1e9">',
      '<img src="https://x.example/a" alt="" loading="lazy" />',
    ],
    ['<img src="javascript:alert(1)">x', 'x'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="//x.example/a"><img src="/a"><img>', ''],
    ['<picture><source srcset="https://x.example/a"><img src="x"></picture>', ''],
  ])('%s', (html, safe) => {
    const found = safeRichHtml(html)
    expect(found).toBe(safe)
    expect(found.replaceAll(harmlessImage, '')).toMatch(harmless)
    expect(safeRichHtml(found)).toBe(found)
  })
})

test('random input yields harmless tags only', () => {
  const pieces = [
    `< > " ' / = & x &lt; &#60; <!-- --> <![CDATA[ ]]> <? p a b img svg math style script table td template noscript`,
    `textarea <p> </p> <a href=" javascript: https://ok.example onerror=alert(1) <svg> </svg> <style> </style> <math>`,
    `<mtext> <title> </title> <xmp> <select> <option> <b <br> </table>`,
  ].flatMap((line) => line.split(' '))
  const text = fc.array(fc.constantFrom(' ', '\u0000', ...pieces), { maxLength: 40 }).map((list) => list.join(''))
  fc.assert(
    fc.property(text, (html) => {
      expect(safeHtml(html)).toMatch(harmless)
      expect(safeRichHtml(html).replaceAll(harmlessImage, '')).toMatch(harmless)
    }),
    { numRuns: runs(100, 2000) },
  )
})

test('closes open tags and drops stray end tags', () => {
  expect(safeHtml('<div><p>a')).toBe('<div><p>a</p></div>')
  expect(safeHtml('a</div></section></main>b')).toBe('ab')
})

test.each(['<b>', '<div>', '<a href="https://x.example">', '<svg>', '<!--', '<p ', '</b>', '&', '<'])(
  'parses sixteen thousand repetitions of %s quickly',
  (piece) => {
    const started = performance.now()
    const safe = safeHtml(piece.repeat(Math.ceil(16_000 / piece.length)))
    expect(safe).toMatch(harmless)
    expect(performance.now() - started).toBeLessThan(1000)
  },
)
