import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, ApiKeyStrategy, reviews } from '@vitrine/client'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { storeMedia } from '../../ground/media/files.ts'

let shop: Shop
let owner: ReturnType<typeof openDesk>
let mug: Product
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openDesk()
  mug = await addProduct(shop.context.db, shop.siteId, { stock: 50 })
})
afterAll(() => shop.close())

const openDesk = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { reviews } }).reviews

const content = { rating: 5, title: 'Lovely', body: 'Keeps the tea warm.' }
const write = (token: string, review: object = {}) =>
  shop.send('POST /reviews/v1/reviews', {
    token,
    body: { review: { namespace: 'stores', entityId: mug.id, author: { authorName: 'Bo' }, content, ...review } },
  })
const codeOf = ({ body }: { body: { details: { applicationError: { code: string } } } }) =>
  body.details.applicationError.code
const fieldsOf = ({ body }: { body: { details: { validationError: { fieldViolations: { field: string }[] } } } }) =>
  body.details.validationError.fieldViolations.map(({ field }) => field)
const find = (token: string, body: object = { query: { filter: { entityId: mug.id } } }) =>
  shop.send('POST /reviews/v1/reviews/query', { token, body })
const idsFor = async (...args: Parameters<typeof find>): Promise<string[]> =>
  (await find(...args)).body.reviews.map(({ id }: { id: string }) => id)
const eventsOf = async (id: string) => {
  const rows = shop.context.db.selectFrom('event').select(['type', 'body']).where('entity', '=', `review:${id}`)
  return rows.orderBy('sequence').execute()
}

test("hides a visitor's review until the shop approves it", async () => {
  const token = await shop.visitorToken()
  const { status, body } = await write(token)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.review).toMatchObject({
    namespace: 'stores',
    entityId: mug.id,
    content: { ...content, media: [] },
    author: { authorName: 'Bo' },
    moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false },
    verified: false,
    origin: { type: 'ORGANIC' },
    revision: '1',
    publishCount: 0,
  })
  const { id } = body.review
  expect(await idsFor(token)).not.toContain(id)
  expect((await shop.send(`GET /reviews/v1/reviews/${id}`, { token })).status).toBe(404)
  await owner.updateModerationStatus(id, { status: 'APPROVED' })
  expect(await idsFor(token)).toContain(id)
  const shown = await shop.send(`GET /_api/reviews/v1/reviews/${id}`, { token })
  expect(shown.body.review.moderation).toEqual({ moderationStatus: 'APPROVED', manuallyChanged: true })
  await owner.updateModerationStatus(id, { status: 'REJECTED' })
  expect(await idsFor(token)).not.toContain(id)
})

test('shows unapproved reviews to the shop only, and only on request', async () => {
  const token = await shop.visitorToken()
  const { id } = (await write(token)).body.review
  expect(await idsFor(shop.apiKey)).not.toContain(id)
  const query = { filter: { 'moderation.moderationStatus': 'IN_MODERATION' } }
  expect(await idsFor(shop.apiKey, { query, returnPrivateReviews: true })).toContain(id)
  expect((await owner.getReview(id, { returnPrivateReviews: true })).id).toBe(id)
  expect(await idsFor(token, { query })).toEqual([])
  for (const refused of [
    await find(token, { query, returnPrivateReviews: true }),
    await shop.send(`GET /reviews/v1/reviews/${id}?returnPrivateReviews=true`, { token }),
    await shop.send('POST /reviews/v1/reviews/count', { token, body: { includePrivateReviews: true } }),
  ])
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PERMISSION_DENIED'])
})

test('accepts one review per product from a member, under their own name', async () => {
  const door = atTheDoor(shop)
  const ada = await door.signIn()
  expect(fieldsOf(await write(ada.accessToken, { author: {} }))).toEqual(['review.author.authorName'])
  const members = `PATCH /members/v1/members/${ada.memberId}`
  await shop.send(members, { token: shop.apiKey, body: { member: { contact: { firstName: 'Ada' } } } })
  const { review } = (await write(ada.accessToken, { author: undefined })).body
  expect(review.author).toEqual({ contactId: ada.memberId, authorName: 'Ada' })
  const again = await write(ada.accessToken)
  expect([again.status, codeOf(again)]).toEqual([409, 'ALREADY_EXISTS'])
  const other = await addProduct(shop.context.db, shop.siteId)
  expect((await write(ada.accessToken, { entityId: other.id })).status).toBe(200)
  const asSomeone = { author: { contactId: randomUUID(), authorName: 'Ada' } }
  for (const token of [ada.accessToken, await shop.visitorToken()]) {
    expect(fieldsOf(await write(token, asSomeone))).toEqual(['review.author.contactId'])
  }
})

test('reveals the author to themselves and the shop only, and hides the author from other queries', async () => {
  const door = atTheDoor(shop)
  const [ada, eve] = [await door.signIn(), await door.signIn()]
  const { id } = (await write(ada.accessToken)).body.review
  await owner.updateModerationStatus(id, { status: 'APPROVED' })
  const byAda = { query: { filter: { entityId: mug.id, 'author.contactId': ada.memberId } } }
  expect(await idsFor(ada.accessToken, byAda)).toEqual([id])
  expect(await idsFor(shop.apiKey, byAda)).toEqual([id])
  expect(await idsFor(eve.accessToken, byAda)).toEqual([])
  expect(await idsFor(await shop.visitorToken(), byAda)).toEqual([])
  const seenBy = async (token: string) =>
    (await shop.send(`GET /reviews/v1/reviews/${id}`, { token })).body.review.author
  expect(await seenBy(eve.accessToken)).toEqual({ authorName: 'Bo' })
  expect(await seenBy(ada.accessToken)).toEqual({ authorName: 'Bo', contactId: ada.memberId })
})

test('marks authors who ordered the product as verified buyers', async () => {
  const till = await atTheTill(shop)
  const bought = await till.checkoutOf(mug)
  await till.pay(bought)
  expect((await write(bought.token)).body.review.verified).toBe(true)
  const other = await addProduct(shop.context.db, shop.siteId)
  expect((await write(bought.token, { entityId: other.id })).body.review.verified).toBe(false)
})

test.each([
  ['an unknown product', { entityId: randomUUID() }, 'PRODUCT_NOT_FOUND'],
  ['another kind of entity', { namespace: 'bookings' }, 'review.namespace'],
  ['no product', { entityId: undefined }, 'review.entityId'],
  ['half a star', { content: { rating: 4.5 } }, 'review.content.rating'],
  ['six stars', { content: { rating: 6 } }, 'review.content.rating'],
  ['no stars', { content: { title: 'So so' } }, 'review.content.rating'],
  ['a long text', { content: { rating: 3, body: 'x'.repeat(3001) } }, 'review.content.body'],
  ['no name', { author: { authorName: ' ' } }, 'review.author.authorName'],
  ['its own date', { reviewDate: '2020-01-01T00:00:00Z' }, 'review.reviewDate'],
  [
    'a picture from another site',
    { content: { rating: 3, media: [{ image: { url: 'https://x.test/a.png' } }] } },
    'review.content.media[0].image.url',
  ],
  [
    'an unknown picture',
    { content: { rating: 3, media: [{ image: { id: 'none.png' } }] } },
    'review.content.media[0].image.id',
  ],
  ['a film', { content: { rating: 3, media: [{ video: { id: 'film' } }] } }, 'review.content.media[0].video'],
])('rejects a review with %s by field', async (_what, review, name) => {
  const answer = await write(await shop.visitorToken(), review)
  expect([400, 404]).toContain(answer.status)
  expect(JSON.stringify(answer.body)).toContain(`"${name}"`)
})

test("accepts pictures hosted by the provider, in the SDK's format and by URL", async () => {
  const urls = [
    'wix:image://v1/abc~mv2.jpg/a.jpg#originWidth=20&originHeight=10',
    'https://static.wixstatic.com/media/d_1.png/v1/fill/w_9/d.png',
  ]
  const media = urls.map((url) => ({ image: { url } }))
  const { review } = (await write(await shop.visitorToken(), { content: { rating: 4, media } })).body
  const at = 'https://static.wixstatic.com/media/'
  expect(review.content.media).toEqual([
    { image: { id: 'abc~mv2.jpg', url: `${at}abc~mv2.jpg` } },
    { image: { id: 'd_1.png', url: `${at}d_1.png` } },
  ])
})

test("accepts the shop's own pictures with their size, and rejects those of another shop", async () => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#aa3333' } })
    .png()
    .toBuffer()
  const own = await storeMedia(shop.context, { siteId: shop.siteId, bytes, filename: 'a.png' })
  const { publicUrl } = shop.context.config
  const shown = { id: own.id, url: `${publicUrl}/media/${own.id}`, width: 20, height: 10, filename: 'a.png' }
  const references = [{ id: own.id }, { url: shown.url }, { url: `wix:image://v1/${own.id}/a.png#originWidth=9` }]
  const media = references.map((image) => ({ image }))
  const { review } = (await write(await shop.visitorToken(), { content: { rating: 4, media } })).body
  expect(review.content.media).toEqual(references.map(() => ({ image: shown })))

  const other = await openShop()
  const theirs = await storeMedia(other.context, { siteId: other.siteId, bytes, filename: 'a.png' })
  const refused = await write(await shop.visitorToken(), {
    content: { rating: 4, media: [{ image: { id: theirs.id } }] },
  })
  expect(fieldsOf(refused)).toEqual(['review.content.media[0].image.id'])
  await other.close()
})

test('lets the shop reply to, change by revision and delete a review, with an event for each', async () => {
  const { id } = (await write(await shop.visitorToken())).body.review
  await owner.updateModerationStatus(id, { status: 'APPROVED' })
  await owner.updateModerationStatus(id, { status: 'APPROVED' })
  const answered = (await owner.setReply(id, 'Thank you!')).review
  expect(answered.reply).toMatchObject({ message: 'Thank you!' })
  const change = { revision: answered.revision, content: { rating: 4, media: [] }, author: { authorName: 'B.' } }
  const changed = await owner.updateReview(id, change)
  expect(changed).toMatchObject({ content: { rating: 4, title: 'Lovely' }, author: { authorName: 'B.' } })
  await expect(owner.updateReview(id, change)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(owner.updateReview(id, { content })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const { revision } = changed
  for (const [sent, field] of [
    [{ entityId: randomUUID() }, 'review.entityId'],
    [{ author: { contactId: randomUUID() } }, 'review.author.contactId'],
  ] as const)
    await expect(owner.updateReview(id, { revision, ...sent })).rejects.toMatchObject({ violations: [{ field }] })
  expect((await owner.removeReply(id)).review.reply).toBeUndefined()
  expect((await owner.deleteReview(id)).review.id).toBe(id)
  await expect(owner.getReview(id, { returnPrivateReviews: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const events = await eventsOf(id)
  expect(events.map(({ type }) => type.replace('wix.reviews.v1.review_', ''))).toEqual([
    'created',
    'updated',
    'moderation_status_changed',
    'review_published',
    'updated',
    'updated',
    'updated',
    'deleted',
  ])
  expect(events[2]!.body).toMatchObject({ previousModerationStatus: 'IN_MODERATION', review: { id, publishCount: 1 } })
  expect(events.at(-1)!.body).toMatchObject({ deletedEntity: { id, author: { authorName: 'B.' } } })
})

test('imports reviews with dates and authors, and a bad one does not affect the others', async () => {
  const entityId = (await addProduct(shop.context.db, shop.siteId)).id
  const author = { contactId: randomUUID(), authorName: 'Cy' }
  const old = { namespace: 'stores' as const, entityId, content: { rating: 2, media: [] }, author }
  const { results, bulkActionMetadata } = await owner.bulkCreateReview(
    [
      { ...old, reviewDate: '2020-02-03T04:05:06Z' },
      old,
      { ...old, author: { authorName: 'Di' } },
      { ...old, entityId: randomUUID() },
    ],
    { returnEntity: true },
  )
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
  expect(results[0]!.review).toMatchObject({ author, moderation: { moderationStatus: 'APPROVED' }, publishCount: 1 })
  expect(results[0]!.review!.reviewDate).toEqual(new Date('2020-02-03T04:05:06Z'))
  expect(results[1]!.itemMetadata).toMatchObject({ originalIndex: 1, error: { code: 'ALREADY_EXISTS' } })
  expect(results[3]!.itemMetadata).toMatchObject({ originalIndex: 3, error: { code: 'PRODUCT_NOT_FOUND' } })
})

test('filters reviews by rating, pages by date, and counts and averages them', async () => {
  const entityId = (await addProduct(shop.context.db, shop.siteId)).id
  const at = (day: number, rating: number) => ({
    namespace: 'stores' as const,
    entityId,
    author: { authorName: `No. ${day}` },
    content: { rating, media: [] },
    reviewDate: new Date(Date.UTC(2024, 0, day)),
  })
  await owner.bulkCreateReview([at(2, 5), at(1, 4), at(3, 2)])
  const namesOf = (found: { items: readonly { author: { authorName?: string } }[] }) =>
    found.items.map(({ author }) => author.authorName)
  const first = await owner.queryReviews().eq('entityId', entityId).descending('reviewDate').limit(2).find()
  expect([namesOf(first), first.hasNext()]).toEqual([['No. 3', 'No. 2'], true])
  const rest = await owner.queryReviews().skipTo(first.cursors.next!).limit(2).find()
  expect([namesOf(rest), rest.hasNext()]).toEqual([['No. 1'], false])
  const good = owner.queryReviews().eq('entityId', entityId).ge('content.rating', 4).eq('verified', false)
  expect(namesOf(await good.ascending('content.rating').find())).toEqual(['No. 1', 'No. 2'])
  const unpictured = { entityId, 'content.media': { $isEmpty: true }, namespace: 'stores', helpfulness: 0 }
  expect(await owner.countReviews({ filter: unpictured })).toEqual({ count: 3 })
  expect(await owner.countReviews({ filter: { entityId, 'content.media': { $isEmpty: false } } })).toEqual({ count: 0 })
  expect(await owner.summarizeReviews(entityId)).toEqual({ count: 3, averageRating: 3.67 })
  expect(await owner.summarizeReviews(randomUUID())).toEqual({ count: 0, averageRating: 0 })
  await expect(owner.countReviews({ filter: { mood: 1 } })).rejects.toMatchObject({
    violations: [{ field: 'options.filter.mood' }],
  })
})

test('limits reviews per shopper', async () => {
  const token = await shop.visitorToken()
  for (let count = 0; count < rateLimits.review.free; count += 1) expect((await write(token)).status).toBe(200)
  const refused = await write(token)
  expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect((await write(await shop.visitorToken())).status).toBe(200)
})

test('limits reviews per hour and IP address, whoever writes them', async () => {
  const fetchFrom = shop.server.fetchFrom('203.0.113.7')
  const review = { namespace: 'stores', entityId: mug.id, author: { authorName: 'Bo' }, content }
  const sendAsAnyone = async () => {
    const headers = { authorization: await shop.visitorToken(), 'content-type': 'application/json' }
    const body = JSON.stringify({ review })
    return (await fetchFrom('http://localhost/reviews/v1/reviews', { method: 'POST', headers, body })).status
  }
  for (let count = 0; count < rateLimits.reviews.free; count += 1) expect(await sendAsAnyone()).toBe(200)
  expect(await sendAsAnyone()).toBe(429)
})

test('rejects moderation, replies, changes, bulk creation and deletion by shoppers', async () => {
  const token = await shop.visitorToken()
  const { id } = (await write(token)).body.review
  for (const [route, body] of [
    [`PATCH /reviews/v1/reviews/${id}/moderate`, { status: 'APPROVED' }],
    [`PATCH /reviews/v1/reviews/${id}/reply`, { message: 'Hi' }],
    [`PATCH /reviews/v1/reviews/${id}`, { review: { revision: '1' } }],
    ['POST /reviews/v1/bulk/reviews/create', { reviews: [{}] }],
    [`DELETE /reviews/v1/reviews/${id}`, undefined],
    [`DELETE /reviews/v1/reviews/${id}/reply`, undefined],
  ] as const)
    expect((await shop.send(route, { token, ...(body && { body }) })).status, route).toBe(403)
})

test("exports a member's reviews with their data, and deletes them with the account", async () => {
  const ada = await atTheDoor(shop).signIn()
  const { id } = (await write(ada.accessToken)).body.review
  const exported = await shop.send('GET /vitrine/v1/members/my/export', { token: ada.accessToken })
  expect(exported.body.export.reviews).toMatchObject([{ id, content }])
  await shop.send('DELETE /members/v1/members/my', { token: ada.accessToken })
  await expect(owner.getReview(id, { returnPrivateReviews: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
