import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openStorefront, storesAppId } from '../../shop.ts'

const sameCategories = '68ebce04-b96a-4c52-9329-08fc9d8c1253'
const boughtTogether = 'd5aac1e1-2e53-4d11-85f7-7172710b4783'
const bestSellers = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c'

/** Created anew for each call, since the SDK mutates its arguments. */
const by = (...ids: readonly string[]) => ids.map((_id) => ({ _id, appId: storesAppId }))

/** Reads what a product page shows besides the product. */
export const readProductPage = async (productId: string): Promise<void> => {
  const { recommendations } = openStorefront()
  const beside = () => ({ items: [{ catalogItemId: productId, appId: storesAppId }], minimumRecommendedItems: 3 })
  await check('recommendations.getRecommendation', 'by the first algorithm with three results', async () => {
    const { recommendation } = await recommendations.getRecommendation(
      by(boughtTogether, sameCategories, bestSellers),
      beside(),
    )
    const { items = [], algorithm: used } = need(recommendation, 'recommendation')
    assert.ok(items.length >= 3)
    assert.ok(items.every(({ catalogItemId, appId }) => catalogItemId !== productId && appId === storesAppId))
    assert.ok([boughtTogether, sameCategories].includes(used!._id!))
  })
  await check('recommendations.getRecommendation', 'an unknown algorithm', () =>
    expectRefusal(() => recommendations.getRecommendation(by('68ebce04-0000-4000-8000-000000000000'), beside()), {
      status: 428,
      code: 'ALGORITHM_NOT_SUPPORTED',
    }),
  )
  await check('recommendations.listAvailableAlgorithms', 'by their well-known ids', async () => {
    const { availableAlgorithms = [] } = await recommendations.listAvailableAlgorithms()
    const ids = availableAlgorithms.map(({ config }) => config!.algorithmId)
    for (const id of [boughtTogether, sameCategories, bestSellers]) assert.ok(ids.includes(id), id)
  })
}
