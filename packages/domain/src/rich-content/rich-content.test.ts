import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asRichNodes, findRichContentProblem } from './find-problem.ts'
import type { RichNode } from './node.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const again = (html: string): string => writeHtml(readHtml(html))

test('reads paragraphs with their styles and links', () => {
  const html = '<p>Wash at <b>30 <i>degrees</i></b>, see <a href="https://care.test/a?b=1&amp;c=2">care</a>.</p>'
  expect(readHtml(html)).toEqual([
    {
      type: 'PARAGRAPH',
      id: '1',
      nodes: [
        { type: 'TEXT', id: '', nodes: [], textData: { text: 'Wash at ', decorations: [] } },
        {
          type: 'TEXT',
          id: '',
          nodes: [],
          textData: { text: '30 ', decorations: [{ type: 'BOLD', fontWeightValue: 700 }] },
        },
        {
          type: 'TEXT',
          id: '',
          nodes: [],
          textData: {
            text: 'degrees',
            decorations: [
              { type: 'BOLD', fontWeightValue: 700 },
              { type: 'ITALIC', italicData: true },
            ],
          },
        },
        { type: 'TEXT', id: '', nodes: [], textData: { text: ', see ', decorations: [] } },
        {
          type: 'TEXT',
          id: '',
          nodes: [],
          textData: {
            text: 'care',
            decorations: [{ type: 'LINK', linkData: { link: { url: 'https://care.test/a?b=1&c=2' } } }],
          },
        },
        { type: 'TEXT', id: '', nodes: [], textData: { text: '.', decorations: [] } },
      ],
    },
  ])
})

const sameAfterwards = [
  '<p>Plain</p>',
  '<p>a<br>b</p>',
  '<p></p>',
  '<h1>One</h1><h6>Six</h6>',
  '<p><strong>b</strong><em>i</em><u>u</u><s>s</s>x<sup>2</sup>H<sub>2</sub>O</p>',
  '<p><a href="mailto:ann@example.com">Ann</a> <a href="tel:+4930123">call</a></p>',
  '<p><a href="https://a.test" target="_blank" rel="noopener">new</a></p>',
  '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>',
  '<ol start="3"><li>three</li></ol>',
  '<ul><li></li></ul>',
  '<blockquote><p>Said</p></blockquote>',
  '<pre>a  b\n  c &lt;d&gt;</pre>',
  '<hr>',
  '<p>5 &lt; 6 &amp; 7 &gt; 6</p>',
  '<img src="https://a.test/b.png" alt="A &quot;cup&quot;" width="20" height="30">',
  '<table><tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>',
]
test.each(sameAfterwards)('writes back %s', (html) => {
  expect(again(html)).toBe(html)
})

test.each([
  ['text alone', '<p>text alone</p>'],
  ['  a \n <div> b </div>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<p>a <b> b </b> c</p>', '<p>a <strong>b </strong>c</p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
  ['<ul>loose<li>item</li></ul>', '<ul><li>loose</li><li>item</li></ul>'],
  ['<li>no list</li>', '<p>no list</p>'],
  ['<td>no table</td>', '<p>no table</p>'],
  ['<h2>a<p>b</p></h2>', '<h2>a</h2><p>b</p>'],
  ['<b><b>twice</b></b> <strong>one</strong>', '<p><strong>twice</strong> <strong>one</strong></p>'],
  ['<custom-tag>kept</custom-tag>', '<p>kept</p>'],
  ['&nbsp;', '<p>\u00A0</p>'],
  ['', ''],
])('reads %j as a browser shows it', (html, expected) => {
  expect(again(html)).toBe(expected)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href=" java\tscript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href="data:text/html,x">x</a>', '<p>x</p>'],
  ['<a href="/cart">x</a>', '<p>x</p>'],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><p>x</p></svg>y', '<p>y</p>'],
  ['<math><mi>x</mi></math>', ''],
  ['<style>p{}</style><textarea></p><script></textarea>', ''],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    '<a href="https://a.test/&quot;onclick=&quot;x">x</a>',
    '<p><a href="https://a.test/&quot;onclick=&quot;x">x</a></p>',
  ],
  ['<iframe src="https://a.test">x</iframe>', ''],
])('makes %s harmless', (html, expected) => {
  expect(again(html)).toBe(expected)
})

test('reads deep nesting without deep nodes', () => {
  const depthOf = (nodes: readonly RichNode[] = []): number =>
    Math.max(0, ...nodes.map((one) => 1 + depthOf(one.nodes)))
  for (const tag of ['ul><li', 'blockquote', 'div', 'b', 'table><tr><td']) {
    const nodes = readHtml(`<${tag}>`.repeat(2000) + 'x')
    expect(depthOf(nodes)).toBeLessThan(20)
    expect(writeHtml(nodes)).toContain('x')
  }
})

test('converts any HTML to HTML that converts to itself', () => {
  const tags = 'p div b i a ul ol li h2 blockquote pre table tr td br hr img span script'.split(' ')
  const part = fc.oneof(
    fc.constantFrom(...tags.map((tag) => `<${tag}>`), ...tags.map((tag) => `</${tag}>`)),
    fc.constantFrom('a', ' ', '\n', '&amp;', '<', '"', 'ü', '<a href="https://a.test">'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const once = again(parts.join(''))
      expect(again(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test('writes the texts of nodes that HTML has no element for, and nothing else of them', () => {
  const text = {
    type: 'TEXT',
    textData: { text: 'Inside', decorations: [{ type: 'SPOILER', spoilerData: { id: 'a' } }] },
  }
  expect(
    writeHtml([
      { type: 'VIDEO', videoData: { video: { src: { url: 'https://a.test/v.mp4' } } } },
      {
        type: 'COLLAPSIBLE_LIST',
        nodes: [{ type: 'COLLAPSIBLE_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text] }] }],
      },
      { type: 'HTML', htmlData: { html: '<script>alert(1)</script>' } },
      { type: 'HEADING', headingData: { level: 99 }, nodes: [text] },
    ]),
  ).toBe('<p>Inside</p><h6>Inside</h6>')
})

test.each([
  [['text'], '[0]', 'must be an object'],
  [[{ type: 1 }], '[0].type', 'must be text'],
  [[{ nodes: {} }], '[0].nodes', 'must be a list'],
  [[{}, { nodes: [{ textData: { text: 5 } }] }], '[1].nodes[0].textData.text', 'must be text'],
  [[{ textData: 'a' }], '[0].textData', 'must be an object'],
  [
    [{ textData: { decorations: [{ linkData: { link: { url: 1 } } }] } }],
    '[0].textData.decorations[0].linkData.link.url',
    'must be text',
  ],
  [[{ headingData: { level: '2' } }], '[0].headingData.level', 'must be a number'],
])('finds what is wrong with %j', (nodes, path, description) => {
  expect(findRichContentProblem(nodes)).toEqual({ path, description })
})

test('accepts unknown nodes and data, and nulls', () => {
  const nothing = { nodes: null, textData: { text: null, decorations: null }, imageData: null, headingData: null }
  const image = {
    type: 'IMAGE',
    imageData: { image: { src: { url: 'https://a.test/b.png' }, width: null }, altText: null },
  }
  const link = { type: 'TEXT', textData: { text: 'a', decorations: [{ type: 'LINK', linkData: { link: null } }] } }
  const nodes = [{ type: 'POLL', pollData: { poll: 1 }, nodes: null }, { type: 'TEXT', ...nothing }, {}, image, link]
  expect(findRichContentProblem(nodes)).toBe(undefined)
  expect(writeHtml(asRichNodes(nodes))).toBe('<img src="https://a.test/b.png">a')
})
