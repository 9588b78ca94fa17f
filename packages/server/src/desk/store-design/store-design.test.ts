import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailToHtml, emailToText } from '../../ground/mail/email.ts'
import { codeEmail } from '../../people/member/emails.ts'
import { writeOrderEmail } from '../../orders/order/emails/order-email.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/vitrine/v1/store-design'
const owner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const state = async () => (await owner(`GET ${path}/draft`)).body.state
const save = async (design: object, revision?: number) =>
  owner(`PUT ${path}/draft`, { design, revision: revision ?? (await state()).revision })
const publish = async () => owner(`POST ${path}/publish`, { revision: (await state()).revision })
const seen = async (query = '', headers?: Record<string, string>) => {
  const token = await shop.visitorToken()
  return shop.send(`GET ${path}${query}`, { token, ...(headers && { headers }) })
}

const plain = {
  looks: { headingTypeface: 'SERIF', bodyTypeface: 'SANS', corners: 'SOFT' },
  sections: [],
  menu: [],
  footer: { columns: [], profiles: [] },
  pages: [],
}
const hero = { id: 'hero', kind: 'HERO', title: 'Made by hand' }

test('starts with a default design, and hides a draft until it is published', async () => {
  const first = await state()
  expect([first.revision, first.isPublished, first.versions]).toEqual([0, true, []])
  expect(first.draft.sections.map(({ kind }: { kind: string }) => kind)).toEqual(['HERO', 'PRODUCTS', 'COLLECTIONS'])
  expect((await seen()).body.design.sections).toHaveLength(3)

  const looks = { ...plain.looks, corners: 'ROUND', backgroundColor: '#fdf6ee' }
  const saved = await save({ ...plain, looks, sections: [hero] }, 0)
  expect(saved.body.state).toMatchObject({ revision: 1, isPublished: false })
  expect((await seen()).body.design.sections).toHaveLength(3)

  const { previewUrl } = (await owner(`GET ${path}/preview`)).body
  const key = new URL(previewUrl).searchParams.get('design')!
  expect((await seen(`?preview=${key}`)).body.design.sections).toEqual([hero])
  expect((await seen('?preview=guessed')).status).toBe(404)

  expect((await publish()).body.state).toMatchObject({ isPublished: true, versions: [{ version: 1 }] })
  expect((await seen()).body.design).toMatchObject({ looks, sections: [hero] })
  const site = await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`, {})
  expect(site.body.site.looks).toEqual(looks)
  // The previewed draft was published or discarded.
  expect((await seen(`?preview=${key}`)).status).toBe(404)
})

test('rejects the second of two concurrent changes, and restores earlier versions', async () => {
  const { revision } = await state()
  expect((await save({ ...plain, sections: [{ ...hero, title: 'Mine' }] }, revision)).status).toBe(200)
  const late = await save({ ...plain, sections: [{ ...hero, title: 'Theirs' }] }, revision)
  expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'CONFLICT'])
  expect((await owner(`POST ${path}/publish`, { revision })).status).toBe(409)

  const undone = await owner(`POST ${path}/restore`, {})
  expect(undone.body.state).toMatchObject({ isPublished: true, draft: { sections: [hero] } })
  await save({ ...plain, sections: [{ ...hero, title: 'Second' }] })
  await publish()
  const [{ version }] = (await state()).versions.slice(-1)
  const restored = await owner(`POST ${path}/restore`, { version })
  expect(restored.body.state).toMatchObject({ isPublished: false, draft: { sections: [hero] } })
  expect((await owner(`POST ${path}/restore`, { version: 999 })).status).toBe(404)
})

test('translates the design for readers, without hidden and unscheduled sections', async () => {
  await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { languages: ['de'] } })
  const words = (fields: object) => ({ words: [{ language: 'de', ...fields }] })
  const link = { label: 'New', href: '/collections/new', ...words({ label: 'Neu' }) }
  const page = { slug: 'story', title: 'Our story', html: '<p>Clay</p>', ...words({ title: 'Unsere Geschichte' }) }
  await save({
    ...plain,
    announcement: { text: 'Sale', from: '2020-01-01T00:00:00.000Z', ...words({ text: 'Ausverkauf' }) },
    sections: [
      { ...hero, ...words({ title: 'Von Hand' }) },
      { id: 'later', kind: 'COLLECTIONS', hidden: true },
    ],
    menu: [{ ...link, items: [link] }],
    footer: {
      text: 'Foot',
      ...words({ text: 'Fuß' }),
      columns: [{ title: 'Help', links: [link] }],
      profiles: ['https://social.test/us'],
    },
    pages: [page, { slug: 'secret', title: 'Secret', html: '<p>.</p>', hidden: true }],
  })
  await publish()
  const german = (await seen('', { 'x-vitrine-language': 'de' })).body.design
  expect(german).toMatchObject({
    announcement: { text: 'Ausverkauf' },
    sections: [{ title: 'Von Hand' }],
    menu: [{ label: 'Neu', items: [{ label: 'Neu' }] }],
    footer: { text: 'Fuß', columns: [{ title: 'Help', links: [{ label: 'Neu' }] }] },
    pages: [{ slug: 'story', title: 'Unsere Geschichte', html: '<p>Clay</p>' }],
  })
  expect([german.sections, german.pages].map(({ length }: { length: number }) => length)).toEqual([1, 1])
  expect(JSON.stringify(german)).not.toContain('words')
  expect((await seen()).body.design).toMatchObject({ announcement: { text: 'Sale' }, pages: [{ title: 'Our story' }] })
  await save({ ...plain, announcement: { text: 'Over', until: '2020-01-01T00:00:00.000Z' } })
  await publish()
  expect((await seen()).body.design.announcement).toBeUndefined()
})

test('applies the published design to emails', async () => {
  await save({
    ...plain,
    looks: { ...plain.looks, bodyTypeface: 'SLAB' },
    footer: { ...plain.footer, text: 'Ring 1\n<Berlin>' },
  })
  const written = async () => {
    const site = (await shop.context.sites.find(shop.siteId))!
    const ofOrder = writeOrderEmail({ id: 'an-order', buyerLanguage: 'en' }, site, () => ({
      subject: 'Hi',
      blocks: [],
    }))
    return [ofOrder, codeEmail(site, '123456')].map((email) => ({ html: emailToHtml(email), text: emailToText(email) }))
  }
  for (const { html } of await written()) expect(html).not.toContain('Rockwell')
  await publish()
  for (const { html, text } of await written()) {
    expect(html).toContain('Rockwell')
    expect(html).toContain('Ring 1<br>&lt;Berlin&gt;')
    expect(text).toContain('Ring 1\n<Berlin>')
  }
})

test('applies logo and accent color when published, and mirrors them in the settings', async () => {
  const settings = async () => (await owner('GET /vitrine/v1/site-settings')).body.siteSettings
  const logoUrl = 'https://pictures.test/logo.png'
  await save({ ...plain, looks: { ...plain.looks, logoUrl, accentColor: '#aa2200' } })
  expect((await settings()).accentColor).toBeUndefined()
  await publish()
  expect(await settings()).toMatchObject({ logoUrl, accentColor: '#aa2200' })

  // Set in the settings: they apply to the draft too, and nothing else of it is published.
  await save({ ...plain, looks: { ...plain.looks, logoUrl, accentColor: '#aa2200' }, sections: [hero] })
  const before = await state()
  expect((await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { accentColor: '#0044aa' } })).status).toBe(
    200,
  )
  const { draft, revision } = await state()
  expect(draft).toMatchObject({ looks: { logoUrl, accentColor: '#0044aa' }, sections: [hero] })
  expect(revision).toBe(before.revision + 1)
  expect((await seen()).body.design).toMatchObject({ looks: { logoUrl, accentColor: '#0044aa' }, sections: [] })

  // Removed from the settings.
  await save(plain)
  await publish()
  expect(await settings()).not.toHaveProperty('logoUrl')
  expect(await settings()).not.toHaveProperty('accentColor')
  const wrong = await save({ ...plain, looks: { ...plain.looks, logoUrl: 'http://pictures.test/logo.png' } })
  expect(wrong.body.details.validationError.fieldViolations[0].field).toBe('design.looks.logoUrl')
})

test('keeps entries of sections with translations and pictures, and hides a countdown that has ended', async () => {
  const image = 'https://pictures.test/a.png'
  const slide = { image, imageAlt: 'A bowl', title: 'Bowls', words: [{ language: 'de', title: 'Schalen' }] }
  const sections = [
    { id: 'slides', kind: 'SLIDER', entries: [slide, { image, buttonLabel: 'Go', href: '/cart' }] },
    { id: 'words', kind: 'TESTIMONIALS', entries: [{ text: 'Lovely.', title: 'Ann' }] },
    { id: 'video', kind: 'VIDEO', videoUrl: 'https://videos.test/a.mp4' },
    { id: 'soon', kind: 'COUNTDOWN', until: '2099-01-01T00:00:00.000Z' },
    { id: 'over', kind: 'COUNTDOWN', until: '2020-01-01T00:00:00.000Z' },
    { id: 'map', kind: 'MAP', text: 'Hafenstraße 3, Hamburg' },
  ]
  expect((await save({ ...plain, sections })).status).toBe(200)
  await publish()
  const { design } = (await seen('', { 'x-vitrine-language': 'de' })).body
  const [slides] = design.sections
  expect(design.sections.map(({ id }: { id: string }) => id)).toEqual(['slides', 'words', 'video', 'soon', 'map'])
  expect(slides.entries[0]).toMatchObject({ image, imageAlt: 'A bowl' })
})

test.each([
  ['design.sections[0].entries', { sections: [{ id: 'a', kind: 'SLIDER' }] }],
  ['design.sections[0].entries[0].image', { sections: [{ id: 'a', kind: 'GALLERY', entries: [{ title: 'A' }] }] }],
  ['design.sections[0].entries[0].text', { sections: [{ id: 'a', kind: 'LOGOS', entries: [{ text: 'A' }] }] }],
  [
    'design.sections[0].entries[0].href',
    { sections: [{ id: 'a', kind: 'BENEFITS', entries: [{ title: 'A', href: '/b' }] }] },
  ],
  [
    'design.sections[0].entries[0].image',
    { sections: [{ id: 'a', kind: 'SLIDER', entries: [{ image: 'http://elsewhere.test/a.png' }] }] },
  ],
  ['design.sections[0].entries', { sections: [{ ...hero, entries: [{ title: 'A' }] }] }],
  ['design.sections[0].videoUrl', { sections: [{ id: 'a', kind: 'VIDEO', videoUrl: 'http://videos.test/a.mp4' }] }],
  ['design.sections[0].until', { sections: [{ id: 'a', kind: 'COUNTDOWN' }] }],
  ['design.sections[0].text', { sections: [{ id: 'a', kind: 'MAP' }] }],
  ['design.sections[0].source', { sections: [{ id: 'a', kind: 'PRODUCTS' }] }],
  ['design.sections[0].collectionId', { sections: [{ id: 'a', kind: 'PRODUCTS', source: 'COLLECTION' }] }],
  ['design.sections[0].productIds', { sections: [{ id: 'a', kind: 'PRODUCTS', source: 'NEWEST', productIds: ['x'] }] }],
  ['design.sections[0].limit', { sections: [{ ...hero, limit: 3 }] }],
  ['design.sections[0].href', { sections: [{ ...hero, buttonLabel: 'Go', href: 'javascript:alert(1)' }] }],
  ['design.sections[0].buttonLabel', { sections: [{ ...hero, href: '/cart' }] }],
  ['design.sections[0].image', { sections: [{ ...hero, image: 'http://elsewhere.test/a.png' }] }],
  ['design.sections[1].id', { sections: [hero, hero] }],
  [
    'design.sections[0].words[0].buttonLabel',
    { sections: [{ id: 'a', kind: 'COLLECTIONS', words: [{ language: 'de', buttonLabel: 'x' }] }] },
  ],
  ['design.menu[0].items[0].href', { menu: [{ label: 'A', href: '/a', items: [{ label: 'B', href: '//b.test' }] }] }],
  ['design.footer.profiles[0]', { footer: { columns: [], profiles: ['/us'] } }],
  ['design.pages[1].slug', { pages: [1, 2].map(() => ({ slug: 'a', title: 'A', html: 'A' })) }],
  [
    'design.announcement.until',
    { announcement: { text: 'A', from: '2026-02-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' } },
  ],
])('rejects invalid links and settings without effect by field: %s', async (field, change) => {
  const { status, body } = await save({ ...plain, ...change })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations.map((one: { field: string }) => one.field)).toContain(field)
})
