import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, isRevisionRead, make, owner, type Cases } from './case.ts'

const newRibbon = async (shop: Shop) =>
  (await make(shop, '/stores/v3/ribbons', { ribbon: { name: `${randomUUID().slice(0, 23)}` } })).ribbon
const bulk = 'ribbon.test.ts: bulk updates by ID, revision and mask'
const ownId = 'the path names the ribbon'

/** Ribbons of products. */
export const ribbonCases: Cases = {
  createRibbon: { ask: (shop) => ({ ...owner(shop), body: { ribbon: { name: `${randomUUID().slice(0, 23)}` } } }) },
  getRibbon: { ask: async (shop) => ({ ...owner(shop), params: { ribbonId: (await newRibbon(shop)).id } }) },
  getOrCreateRibbon: { ask: (shop) => ({ ...owner(shop), body: { ribbonName: `${randomUUID().slice(0, 23)}` } }) },
  updateRibbon: {
    ask: async (shop) => changeOf(shop, 'ribbon', await newRibbon(shop)),
    elsewhere: { 'ribbon.id': ownId },
  },
  countRibbons: {
    ask: (shop) => ({ ...owner(shop), body: {} }),
    values: { filter: [{ name: 'Nobody' }] },
  },
  bulkCreateRibbons: {
    values: { 'ribbons[0].name': ['One of many', 'Two of many'] },
    ask: (shop) => ({
      ...owner(shop),
      body: { ribbons: [{ name: `${randomUUID().slice(0, 23)}` }], returnEntity: true },
    }),
  },
  bulkGetOrCreateRibbons: {
    ask: (shop) => ({ ...owner(shop), body: { ribbonNames: [`${randomUUID().slice(0, 23)}`] } }),
  },
  bulkUpdateRibbons: {
    values: { 'ribbons[0].ribbon.name': ['One of several', 'Two of several'] },
    ask: async (shop) => {
      const { id, revision } = await newRibbon(shop)
      return { ...owner(shop), body: { ribbons: [{ ribbon: { id, revision } }], returnEntity: true } }
    },
    elsewhere: {
      'ribbons[0].fieldMask': bulk,
      'ribbons[0].ribbon.id': bulk,
      'ribbons[0].ribbon.revision': isRevisionRead,
    },
  },
}
