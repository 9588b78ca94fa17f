import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, isRevisionRead, make, owner, type Cases } from './case.ts'

const newBrand = async (shop: Shop) =>
  (await make(shop, '/stores/v3/brands', { brand: { name: `Kiln ${randomUUID()}` } })).brand
const bulk = 'brand.test.ts: bulk updates by ID, revision and mask'
const ownId = 'the path names the brand'

/** Brands of products. */
export const brandCases: Cases = {
  createBrand: { ask: (shop) => ({ ...owner(shop), body: { brand: { name: `Kiln ${randomUUID()}` } } }) },
  getBrand: { ask: async (shop) => ({ ...owner(shop), params: { brandId: (await newBrand(shop)).id } }) },
  getOrCreateBrand: { ask: (shop) => ({ ...owner(shop), body: { brandName: `Kiln ${randomUUID()}` } }) },
  updateBrand: {
    ask: async (shop) => changeOf(shop, 'brand', await newBrand(shop)),
    elsewhere: { 'brand.id': ownId },
  },
  countBrands: {
    ask: (shop) => ({ ...owner(shop), body: {} }),
    values: { filter: [{ name: 'Nobody' }] },
  },
  bulkCreateBrands: {
    values: { 'brands[0].name': ['One of many', 'Two of many'] },
    ask: (shop) => ({ ...owner(shop), body: { brands: [{ name: `Kiln ${randomUUID()}` }], returnEntity: true } }),
  },
  bulkGetOrCreateBrands: {
    ask: (shop) => ({ ...owner(shop), body: { brandNames: [`Kiln ${randomUUID()}`] } }),
  },
  bulkUpdateBrands: {
    values: { 'brands[0].brand.name': ['One of several', 'Two of several'] },
    ask: async (shop) => {
      const { id, revision } = await newBrand(shop)
      return { ...owner(shop), body: { brands: [{ brand: { id, revision } }], returnEntity: true } }
    },
    elsewhere: { 'brands[0].fieldMask': bulk, 'brands[0].brand.id': bulk, 'brands[0].brand.revision': isRevisionRead },
  },
}
