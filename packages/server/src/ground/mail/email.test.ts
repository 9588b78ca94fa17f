import { expect, test } from 'vitest'
import { emailToHtml, emailToText, type Email } from './email.ts'

const hostile = `<script>alert(1)</script>" onerror='x`
const frame = { home: 'https://shop.example' }
const ending = {
  page: { text: 'View your order', url: 'https://shop.example/hosted/order?token=a&b' },
}
const email = (more: Partial<Email> = {}): Email => ({
  subject: 'Your order',
  from: 'Shop',
  language: 'en',
  direction: 'ltr',
  frame,
  ending,
  blocks: [
    {
      type: 'items',
      items: [{ name: '2 × Mug', amount: '€38.00', picture: 'https://shop.example/mug.jpg' }, { name: '1 × Book' }],
    },
    {
      type: 'totals',
      rows: [
        ['Subtotal', '€38.00'],
        ['Total', '€42.90'],
      ],
    },
  ],
  ...more,
})

test('renders an order email as text and HTML with a link to the order', () => {
  expect(emailToText(email())).toBe(
    '2 × Mug  €38.00\n1 × Book\n\nSubtotal  €38.00\nTotal  €42.90\n\nView your order: https://shop.example/hosted/order?token=a&b\n\nShop\n',
  )
  const html = emailToHtml(email())
  for (const text of [
    '2 × Mug',
    '€38.00',
    '1 × Book',
    '€42.90',
    'href="https://shop.example/hosted/order?token=a&amp;b"',
  ]) {
    expect(html).toContain(text)
  }
})

test('escapes user content', () => {
  const html = emailToHtml(
    email({
      subject: hostile,
      from: hostile,
      frame: { logo: `https://x.example/${hostile}`, home: hostile, footer: hostile },
      ending: { ...ending, help: hostile },
      blocks: [
        { type: 'items', items: [{ name: hostile, amount: hostile, picture: hostile }] },
        { type: 'totals', rows: [[hostile, hostile]] },
      ],
    }),
  )
  expect(html).not.toMatch(/<script|" onerror|' onerror|onerror='/)
})

test('shows amounts on the left in right-to-left languages', () => {
  const html = emailToHtml(email({ language: 'he', direction: 'rtl' }))
  expect(html).toContain('<html lang="he" dir="rtl">')
  expect(html).toContain('text-align:left;white-space:nowrap;padding-right:16px')
  expect(html).not.toContain('text-align:right;white-space:nowrap')
})

test('omits the image column without images, and uses the name as the logo’s alt text', () => {
  const without = email({ blocks: [{ type: 'items', items: [{ name: '1 × Book', amount: '€4.00' }] }] })
  expect(emailToHtml(without)).not.toContain('<img')
  expect(emailToHtml(without)).not.toContain('width:72px')
  expect(emailToHtml(email({ frame: { ...frame, logo: 'https://shop.example/logo.png' } }))).toContain('alt="Shop"')
})

test.each([
  ['#1f4d3f', '#fff'],
  ['#ffee00', '#1d1b18'],
])('uses for a button of %s the text color %s', (color, letters) => {
  const html = emailToHtml(
    email({ frame: { ...frame, color }, blocks: [{ type: 'link', text: 'Go', url: 'https://x.example' }] }),
  )
  expect(html).toContain(`background:${color};color:${letters}`)
})
