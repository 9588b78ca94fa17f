import {
  ApiKeyStrategy,
  backOffice,
  checkoutSettings,
  createClient,
  paymentMethods,
  returns,
  storeDesign,
  type StoreDesign,
} from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'

let shop: TestShop
let owner: ReturnType<typeof openOwner>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { backOffice, checkoutSettings, paymentMethods, returns, storeDesign },
  })
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
  owner = openOwner()
})
afterAll(() => shop.close())

const visit = async (path: string, form?: Record<string, string>) => {
  const config = { platformUrl: shop.url, clientId: shop.clientId, origin: 'http://localhost:3000' }
  const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
  const body = form && new URLSearchParams(form)
  const request = new Request(config.origin + path, body ? { method: 'POST', body } : {})
  const answer = await render(request, { config, assets })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const save = async (change: (draft: StoreDesign) => StoreDesign) => {
  const { draft, revision } = await owner.storeDesign.getStoreDesignState()
  return owner.storeDesign.updateStoreDesign(change(draft), revision)
}
const publish = async () =>
  owner.storeDesign.publishStoreDesign((await owner.storeDesign.getStoreDesignState()).revision)

test('shows an empty store as being set up, with the content its owner has added', async () => {
  await save((draft) => ({
    ...draft,
    sections: [
      { id: 'hero', kind: 'HERO', title: 'Opening in spring' },
      { id: 'list', kind: 'PRODUCTS', source: 'NEWEST' },
      { id: 'words', kind: 'BANNER', text: 'Follow us' },
    ],
  }))
  await publish()
  const { html } = await visit('/')
  for (const text of ['Opening in spring', 'We’re setting up our store', 'Add your first product', 'Follow us'])
    expect(html).toContain(text)
})

test('shows a draft design only with its preview key, and lets only the back office frame it', async () => {
  const mug = await shop.addProduct({ name: 'Harbour mug', price: 12 })
  await shop.addProduct({ name: 'Field plate', price: 20 })
  await save((draft) => ({
    ...draft,
    looks: { ...draft.looks, backgroundColor: '#fdf6ee', corners: 'ROUND', headingTypeface: 'SLAB' },
    announcement: { text: 'Free delivery this week', href: '/collections/all-products' },
    sections: [
      {
        id: 'hero',
        kind: 'HERO',
        title: 'Made by hand',
        text: 'Since 1998',
        buttonLabel: 'Our story',
        href: '/pages/story',
      },
      { id: 'picked', kind: 'PRODUCTS', title: 'Our favorites', source: 'CHOSEN', productIds: [mug.id, 'gone'] },
      { id: 'text', kind: 'TEXT', title: 'The studio', text: '<p>Clay<script>alert(1)</script></p>' },
      { id: 'faq', kind: 'QUESTIONS', questions: [{ question: 'Dishwasher?', answer: 'Yes & gladly' }] },
    ],
    menu: [{ label: 'Shop', href: '/collections/all-products', items: [{ label: 'Story', href: '/pages/story' }] }],
    footer: {
      text: 'Invalidenstraße 1, Berlin',
      columns: [{ title: 'Help', links: [{ label: 'Write to us', href: 'mailto:us@shop.test' }] }],
      profiles: ['https://www.social.test/us'],
    },
    pages: [{ slug: 'story', title: 'Our story', html: '<p>It began with a wheel.</p>' }],
  }))
  expect((await visit('/')).html).not.toContain('Made by hand')
  const { search } = new URL(await owner.storeDesign.getStoreDesignPreview())
  const preview = await visit(`/${search}`)
  expect(preview.html).toContain('Made by hand')
  expect(preview.html).toContain('data-design-section="hero"')
  expect(preview.headers.get('cache-control')).toBe('private, no-store')
  expect(preview.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop.url}`)
  expect((await visit(`/pages/story${search}`)).html).toContain('It began with a wheel.')

  await publish()
  const { html, headers } = await visit('/')
  expect(html).not.toContain('data-design-section')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toContain('s-maxage')
  for (const text of [
    'Free delivery this week',
    'Since 1998',
    'Our favorites',
    'Harbour mug',
    'Dishwasher?',
    'Yes &amp; gladly',
  ])
    expect(html).toContain(text)
  expect(html.split('<main')[1]!.split('</main')[0]).not.toContain('Field plate')
  for (const text of ['Invalidenstraße 1', 'mailto:us@shop.test', 'social.test', 'href="/pages/story"'])
    expect(html).toContain(text)
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toMatch(/<html[^>]*--color-canvas:light-dark\(#fdf6ee[^>]*--radius-lg:20px/)
  // An ended preview shows the published design.
  expect((await visit(`/${search}`)).status).toBe(200)
})

test('serves pages and policies, lists them in the sitemap and answers 404 for missing ones', async () => {
  await owner.checkoutSettings.updateCheckoutSettings({
    checkoutPolicies: {
      returnPolicy: { visible: true, content: '30 days.\n\nUnused <only>.' },
      imprint: { visible: true, content: 'Ostrel\nBerlin' },
      withdrawalPolicy: { visible: false, content: 'Not yet.' },
    },
  })
  const story = await visit('/pages/story')
  expect([story.status, story.html.includes('<h1')]).toEqual([200, true])
  const returns = await visit('/policies/returns')
  expect(returns.html).toContain('<p>30 days.</p><p>Unused &lt;only&gt;.</p>')
  expect(story.html).toContain('href="/policies/returns"')
  expect((await visit('/policies/imprint')).html).toContain('Ostrel<br />Berlin')
  expect(story.html).toContain('href="/policies/imprint"')
  for (const slug of ['terms', 'withdrawal']) expect((await visit(`/policies/${slug}`)).status).toBe(404)
  expect((await visit('/pages/nothing')).status).toBe(404)
  const { html: sitemap } = await visit('/sitemaps/pages.xml')
  for (const path of ['/pages/story', '/policies/returns']) expect(sitemap).toContain(`http://localhost:3000${path}<`)
})

test('takes subscriptions to the newsletter in the footer and a section, without scripts', async () => {
  await save((draft) => ({
    ...draft,
    sections: [{ id: 'news', kind: 'NEWSLETTER', title: 'Letters from the kiln' }],
    footer: { ...draft.footer, newsletter: true },
  }))
  await publish()
  const { html } = await visit('/')
  expect(html).toContain('Letters from the kiln')
  expect(html.match(/<form[^>]*method="post"[^>]*action="\/newsletter"|<form[^>]*action="\/newsletter"/g)).toHaveLength(
    2,
  )

  const email = 'ann@newsletter.test'
  const sent = await visit('/newsletter', { email, website: '' })
  expect([sent.status, sent.html.includes('Check your email')]).toEqual([200, true])
  const [mail, ...more] = await shop.mailbox.messages(email)
  expect(more).toEqual([])
  expect(mail!.text).toContain('/newsletter/confirm?token=')

  const wrong = await visit('/newsletter', { email: 'ann', website: '' })
  expect([wrong.status, wrong.html.includes('Enter an email address')]).toEqual([422, true])
  const program = await visit('/newsletter', { email: 'bot@newsletter.test', website: 'https://spam.test' })
  expect(program.html).toContain('Check your email')
  expect(await shop.mailbox.messages('bot@newsletter.test')).toEqual([])
})

test('says on product pages and in the footer how one pays, returns and asks', async () => {
  await shop.addProduct({ name: 'Trusty jug', price: 30 })
  await owner.backOffice.updateSiteSettings({ contactEmail: 'help@corner.test' })
  const instructions = 'IBAN DE02 1203 0000 0000 2020 51'
  await owner.paymentMethods.updateOfflinePaymentMethod('BANK_TRANSFER', { instructions, enabled: true })
  await owner.returns.updateReturnSettings({ enabled: true, windowDays: 45 })
  const { html } = await visit('/product-page/trusty-jug')
  for (const text of ['Returns within 45 days', 'href="/policies/returns"', 'Bank transfer', 'mailto:help@corner.test'])
    expect(html).toContain(text)
  await owner.returns.updateReturnSettings({ enabled: false })
  expect((await visit('/product-page/trusty-jug')).html).not.toContain('Returns within')
})
