import { expect, test } from 'vitest'
import { readRules, usedStyles } from '../used-styles.ts'

const used = (css: string, html: string): string => usedStyles(readRules(css), html)

test('keeps rules whose classes are used, and rules without classes', () => {
  const css = 'body{margin:0}.card{color:red}.card .title,.note{color:blue}[data-theme=dark]{color:white}.note{top:0}'
  expect(used(css, '<p class="card wide">')).toBe('body{margin:0}.card{color:red}[data-theme=dark]{color:white}')
  expect(used(css, '<p class="note">')).toBe(
    'body{margin:0}.card .title,.note{color:blue}[data-theme=dark]{color:white}.note{top:0}',
  )
})

test('compares class names unescaped', () => {
  const css = String.raw`.lg\:grid-cols-\[15rem_minmax\(0\,1fr\)\]{top:0}.\[\&\>p\]\:mt-1>p{top:1}.w-0\.5{top:2}`
  expect(used(css, '<p class="lg:grid-cols-[15rem_minmax(0,1fr)]">')).toBe(
    String.raw`.lg\:grid-cols-\[15rem_minmax\(0\,1fr\)\]{top:0}`,
  )
  expect(used(css, '<p class="[&amp;&gt;p]:mt-1 w-0.5">')).toBe(String.raw`.\[\&\>p\]\:mt-1>p{top:1}.w-0\.5{top:2}`)
})

test('ignores classes within :is, :not and :has', () => {
  const css =
    '.item:not(.last,.first:has(.gone)){top:0}:is(.dialog,.drawer)[open]{top:1}.peer:is(:where(.group):hover *){top:2}'
  expect(used(css, '<p class="item">')).toBe(
    '.item:not(.last,.first:has(.gone)){top:0}:is(.dialog,.drawer)[open]{top:1}',
  )
})

test('blocks go when nothing in them stays, but for layers, whose order counts', () => {
  const css =
    '@layer base,late;@layer base{.gone{top:0}}@media (width>1px){.gone{top:0}}@media print{@supports (a:b){.here{top:0}}}'
  expect(used(css, '<p class="here">')).toBe(
    '@layer base,late;@layer base{}@media print{@supports (a:b){.here{top:0}}}',
  )
})

test('keeps fonts, animations and registered properties; ignores braces in strings and comments', () => {
  const css =
    '/*! made } by us */@font-face{font-family:"A}"}@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*"}.q:before{content:"}{"}.r{top:0}'
  expect(used(css, '<p class="q">')).toBe(
    '@font-face{font-family:"A}"}@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*"}.q:before{content:"}{"}',
  )
})
