import { randomUUID } from 'node:crypto'
import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

/** Storefronts sort by it, although the SDK's types don't allow it. */
const reviewDate = 'reviewDate' as '_createdDate'

/** Created anew for each call, since the SDK mutates its arguments. */
const reviewOf = (entityId: string, rating: number, authorName = 'Ann') => ({
  namespace: 'stores',
  entityId,
  author: { authorName },
  content: {
    title: 'As described',
    body: 'Arrived within two days.',
    rating,
    media: [{ image: 'wix:image://v1/abc~mv2.jpg/a.jpg#originWidth=20&originHeight=10' }],
  },
})

/** Buyers write reviews, and the shop moderates them. */
export const writeReviews = async (productId: string): Promise<void> => {
  const { reviews } = openStorefront()
  const desk = openBackOffice().reviews
  const shown = async () => {
    const { items } = await reviews.queryReviews().eq('entityId', productId).descending(reviewDate).limit(5).find()
    return items.map(({ _id }) => _id)
  }
  const written = await check('reviews.createReview', 'awaits moderation', async () => {
    const review = await reviews.createReview(reviewOf(productId, 5))
    assert.equal(review.moderation?.moderationStatus, 'IN_MODERATION')
    assert.deepEqual(review.author, { authorName: 'Ann' })
    assert.equal(review.content?.rating, 5)
    assert.ok(review._createdDate instanceof Date)
    assert.ok(!(await shown()).includes(review._id))
    return need(review._id, 'review')
  })
  if (written === undefined) return
  await check('reviews.createReview', 'six stars', () =>
    expectRefusal(() => reviews.createReview(reviewOf(productId, 6)), { status: 400 }),
  )
  await check('reviews.getReview', 'in the back office, before approval', async () => {
    const review = await desk.getReview(written, { returnPrivateReviews: true })
    assert.equal(review.content?.title, 'As described')
    await expectRefusal(() => reviews.getReview(written), { status: 404, code: 'NOT_FOUND' })
  })
  await check('reviews.updateModerationStatus', 'publishes it', async () => {
    const { review } = await desk.updateModerationStatus(written, { status: 'APPROVED' })
    assert.equal(review?.moderation?.moderationStatus, 'APPROVED')
    assert.ok((await shown()).includes(written))
  })
  await check('reviews.setReply', 'is shown with the review, and removed', async () => {
    const { review } = await desk.setReply(written, 'Thank you!')
    assert.equal(review?.reply?.message, 'Thank you!')
    assert.ok(review.reply._createdDate instanceof Date)
    assert.equal((await desk.removeReply(written)).review?.reply, undefined)
  })
  await check('reviews.updateReview', 'with the current revision', async () => {
    const { revision } = await reviews.getReview(written)
    const review = { revision: need(revision, 'revision'), author: { authorName: 'Ann B.' } }
    assert.equal((await desk.updateReview(written, { ...review })).author?.authorName, 'Ann B.')
    await expectRefusal(() => desk.updateReview(written, { ...review }), { status: 409, code: 'CONFLICT' })
  })
  await check('reviews.bulkCreateReview', 'imports reviews of another shop with their dates', async () => {
    const old = { ...reviewOf(productId, 3, 'Bo'), reviewDate: new Date('2020-01-02T03:04:05Z') }
    const { results = [] } = await desk.bulkCreateReview([old, reviewOf(randomUUID(), 5)] as never, {
      returnEntity: true,
    })
    assert.deepEqual(results[0]?.review?.reviewDate, new Date('2020-01-02T03:04:05Z'))
    assert.equal(results[1]?.itemMetadata?.success, false)
  })
  await check('reviews.queryReviews', 'page by page, including private fields', async () => {
    const page = await reviews.queryReviews().eq('entityId', productId).ascending('_createdDate').limit(1).find()
    assert.ok(page.hasNext())
    const next = await page.next()
    assert.notEqual(next.items[0]?._id, page.items[0]?._id)
    const skipped = await reviews.queryReviews().skipTo(need(page.cursors.next, 'cursor')).limit(1).find()
    assert.deepEqual(skipped.items, next.items)
    const all = await desk
      .queryReviews({ returnPrivateReviews: true })
      .in('moderation.moderationStatus', ['APPROVED'])
      .find()
    assert.ok(all.items.some(({ _id }) => _id === written))
    await expectRefusal(() => reviews.queryReviews({ returnPrivateReviews: true }).find(), { status: 403 })
  })
  await check('reviews.countReviews', 'of one product', async () => {
    const { count } = await reviews.countReviews({ filter: { entityId: productId, 'content.rating': { $gte: 5 } } })
    assert.ok(need(count, 'count') >= 1)
  })
  await check('reviews.deleteReview', 'deletes it', async () => {
    assert.equal((await desk.deleteReview(written)).review?._id, written)
    assert.ok(!(await shown()).includes(written))
  })
}
