import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, isRevisionRead, make, owner, type Cases } from './case.ts'

const sectionNow = () => ({ uniqueName: randomUUID(), title: 'Care' })
const newSection = async (shop: Shop) =>
  (await make(shop, '/stores/v3/info-sections', { infoSection: sectionNow() })).infoSection
const written = 'info-section.test.ts: rich content is returned as it was sent, and as HTML'
const bulk = 'info-section.test.ts: bulk updates by ID, revision and mask'
const known = 'info-section.test.ts: sections that exist'

/** Info sections of products. */
export const infoSectionCases: Cases = {
  createInfoSection: {
    ask: (shop) => ({ ...owner(shop), body: { infoSection: sectionNow() } }),
    elsewhere: { 'infoSection.description': written },
  },
  getInfoSection: { ask: async (shop) => ({ ...owner(shop), params: { infoSectionId: (await newSection(shop)).id } }) },
  getOrCreateInfoSection: {
    ask: (shop) => ({ ...owner(shop), body: { infoSection: sectionNow() } }),
    elsewhere: { 'infoSection.id': known, 'infoSection.description': written },
  },
  updateInfoSection: {
    ask: async (shop) => changeOf(shop, 'infoSection', await newSection(shop)),
    elsewhere: { 'infoSection.id': 'the path names the section', 'infoSection.description': written },
  },
  countInfoSections: {
    ask: (shop) => ({ ...owner(shop), body: {} }),
    values: { filter: [{ title: 'Nobody' }] },
  },
  bulkCreateInfoSections: {
    values: { 'infoSections[0].uniqueName': ['One of many', 'Two of many'] },
    ask: (shop) => ({ ...owner(shop), body: { infoSections: [sectionNow()], returnEntity: true } }),
    elsewhere: { 'infoSections[0].description': written },
  },
  bulkGetOrCreateInfoSections: {
    ask: (shop) => ({ ...owner(shop), body: { infoSections: [sectionNow()] } }),
    elsewhere: { 'infoSections[0].id': known, 'infoSections[0].description': written },
  },
  bulkUpdateInfoSections: {
    values: { 'infoSections[0].infoSection.uniqueName': ['One of several', 'Two of several'] },
    ask: async (shop) => {
      const { id, revision } = await newSection(shop)
      return { ...owner(shop), body: { infoSections: [{ infoSection: { id, revision } }], returnEntity: true } }
    },
    elsewhere: {
      'infoSections[0].fieldMask': bulk,
      'infoSections[0].infoSection.id': bulk,
      'infoSections[0].infoSection.revision': isRevisionRead,
      'infoSections[0].infoSection.description': written,
    },
  },
}
