import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const banner = (name: string) => ({ name, media: { url: 'https://pictures.test/spring.jpg' } })

/** Shows promotions in a category and below it. */
const showPromotions = async (id: string): Promise<void> => {
  const { categories, promotionsV3 } = openBackOffice()
  const tree = { treeReference: { appNamespace: '@wix/stores', treeKey: null } }
  const { _id: category } = await categories.createCategory({ name: 'Promoted' } as never, tree)
  await check('promotionsV3.updatePromotion', 'a category, and a stale revision', async () => {
    const shown = { enabled: true, categories: [{ _id: category!, position: 2, appliedToSubcategories: true }] }
    const updated = await promotionsV3.updatePromotion(id, { revision: '1', ...shown })
    assert.deepEqual([updated.revision, updated.categories![0]!.position], ['2', 2])
    await expectRefusal(() => promotionsV3.updatePromotion(id, { revision: '1', name: 'Late' }), { status: 409 })
  })
  await check('promotionsV3.resolvePromotions', 'of the category', async () => {
    const { promotions } = await openStorefront().promotionsV3.resolvePromotions(category!)
    assert.deepEqual([promotions![0]!.promotion!._id, promotions![0]!.position], [id, 2])
    await expectRefusal(() => promotionsV3.resolvePromotions(nobody), { status: 404 })
  })
}

/** Calls the functions of promotions. */
export const managePromotions = async (): Promise<void> => {
  const { promotionsV3 } = openBackOffice()
  const made = await check('promotionsV3.createPromotion', 'an image with a link', async () => {
    const created = await promotionsV3.createPromotion({
      ...banner('Spring'),
      destinationUrl: 'https://example.com/spring',
    })
    expectShape('Promotion', created)
    await expectRefusal(() => promotionsV3.createPromotion({ name: 'Bare', media: {} }), { status: 400 })
    return created
  })
  const id = need(made, 'promotion')._id!
  await check('promotionsV3.getPromotion', 'the same', async () => {
    assert.deepEqual(await promotionsV3.getPromotion(id), made)
  })
  await showPromotions(id)
  const many = await check('promotionsV3.bulkCreatePromotions', 'two of three', async () => {
    const sent = [banner('One'), { name: 'Bare', media: {} }, banner('Two')]
    const { results, bulkActionMetadata } = await promotionsV3.bulkCreatePromotions(sent, { returnEntity: true })
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
    return results!.flatMap(({ item }) => item?._id ?? [])
  })
  const ids = need(many, 'promotions')
  await check('promotionsV3.bulkUpdatePromotions', 'one of two', async () => {
    const promotion = (_id: string) => ({ promotion: { _id, revision: '1', name: 'Renamed' } })
    const { results } = await promotionsV3.bulkUpdatePromotions([promotion(ids[0]!), promotion(nobody)], {
      returnEntity: true,
    })
    assert.equal(results![0]!.item!.name, 'Renamed')
    assert.equal(results![1]!.itemMetadata!.error!.code, 'NOT_FOUND')
  })
  await check('promotionsV3.bulkUpdatePromotionTags', 'one tag', async () => {
    const assignTags = { privateTags: { tagIds: ['sale'] }, publicTags: { tagIds: [] } }
    const { results } = await promotionsV3.bulkUpdatePromotionTags(ids, { assignTags, returnEntity: true })
    assert.deepEqual(results![0]!.item!.tags!.privateTags!.tagIds, ['sale'])
    await expectRefusal(() => promotionsV3.bulkUpdatePromotionTags(ids), { status: 400 })
  })
  await check('promotionsV3.bulkUpdatePromotionTagsByFilter', 'starts a job', async () => {
    const assignTags = { privateTags: { tagIds: ['new'] }, publicTags: { tagIds: [] } }
    const { jobId } = await promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }, { assignTags })
    assert.match(jobId!, /^[\da-f-]{36}$/)
  })
  await check('promotionsV3.queryPromotions', 'by tag, in pages, and by a long filter', async () => {
    const query = promotionsV3.queryPromotions().hasSome('tags.privateTags.tagIds', ['sale'])
    const first = await query.ascending('_createdDate').limit(1).find()
    const second = await first.next()
    assert.deepEqual([...first.items, ...second.items].map(({ _id }) => _id).toSorted(), ids.toSorted())
    const none = Array.from({ length: 100 }, () => crypto.randomUUID())
    assert.deepEqual((await promotionsV3.queryPromotions().in('_id', none).find()).items, [])
  })
  await check('promotionsV3.searchPromotions', 'words, a filter and facets', async () => {
    const { promotions, aggregationData } = await promotionsV3.searchPromotions({
      search: { expression: 'spring' },
      filter: { enabled: true },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      aggregations: [{ name: 'enabled', type: 'VALUE', fieldPath: 'enabled', value: {} }],
    } as never)
    assert.deepEqual(
      promotions!.map(({ _id }) => _id),
      [id],
    )
    assert.deepEqual(aggregationData!.results![0]!.values!.results, [{ value: 'true', count: 1 }])
  })
  await check('promotionsV3.deletePromotion', 'once', async () => {
    await promotionsV3.deletePromotion(id)
    await expectRefusal(() => promotionsV3.getPromotion(id), { status: 404 })
  })
  await check('promotionsV3.bulkDeletePromotions', 'two of three', async () => {
    const { bulkActionMetadata } = await promotionsV3.bulkDeletePromotions([...ids, nobody])
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
  })
}
