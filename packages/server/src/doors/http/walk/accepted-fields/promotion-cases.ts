import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, isRevisionRead, make, owner, type Cases } from './case.ts'

const url = 'https://example.com/spring.jpg'
const banner = { name: 'Spring', media: { url } }
const newPromotion = async (shop: Shop) => (await make(shop, '/stores/v3/promotions', { promotion: banner })).promotion
const tested = (what: string) => `promotion.test.ts: ${what}`
const images = tested('images of the store and external ones')
const assignments = tested('categories that exist')
const bulk = tested('bulk updates by ID, revision and mask')

const elsewhereOf = (path: string) => ({
  [`${path}.media.id`]: images,
  [`${path}.media.url`]: images,
  [`${path}.categories`]: assignments,
})

/** Promotions in categories. */
export const promotionCases: Cases = {
  createPromotion: {
    ask: (shop) => ({ ...owner(shop), body: { promotion: banner } }),
    elsewhere: elsewhereOf('promotion'),
  },
  updatePromotion: {
    ask: async (shop) => changeOf(shop, 'promotion', await newPromotion(shop)),
    elsewhere: { ...elsewhereOf('promotion'), 'promotion.id': 'the path names the promotion' },
  },
  bulkCreatePromotions: {
    ask: (shop) => ({ ...owner(shop), body: { promotions: [banner], returnEntity: true } }),
    elsewhere: elsewhereOf('promotions[0]'),
  },
  bulkUpdatePromotions: {
    ask: async (shop) => {
      const { id, revision } = await newPromotion(shop)
      return { ...owner(shop), body: { promotions: [{ promotion: { id, revision } }], returnEntity: true } }
    },
    elsewhere: {
      ...elsewhereOf('promotions[0].promotion'),
      'promotions[0].fieldMask': bulk,
      'promotions[0].promotion.id': bulk,
      'promotions[0].promotion.revision': isRevisionRead,
    },
  },
}
