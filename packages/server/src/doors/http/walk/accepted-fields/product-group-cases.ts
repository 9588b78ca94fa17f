import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, isRevisionRead, make, owner, type Cases } from './case.ts'

const newCustomization = async (shop: Shop): Promise<string> => {
  const customization = {
    name: `Color ${randomUUID()}`,
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ name: 'Red' }] },
  }
  return (await make(shop, '/stores/v3/customizations', { customization })).customization.id
}
const newGroup = async (shop: Shop) => {
  const productGroup = { name: 'Shirts', groupingCustomizationId: await newCustomization(shop) }
  return (await make(shop, '/stores/v3/product-groups', { productGroup })).productGroup
}
const tested = (what: string) => `product-group.test.ts: ${what}`
const fixed = tested('customizations with choices, fixed fields, and choices of others')
const images = tested('an image of the store')
const bulk = tested('in bulk, each independently')

const elsewhereOf = (path: string) => ({
  [`${path}.media`]: images,
  [`${path}.groupingCustomizationId`]: fixed,
  [`${path}.choiceOrder`]: fixed,
})

/** Product groups. */
export const productGroupCases: Cases = {
  createProductGroup: {
    ask: async (shop) => ({
      ...owner(shop),
      body: { productGroup: { name: 'Shirts', groupingCustomizationId: await newCustomization(shop) } },
    }),
    elsewhere: elsewhereOf('productGroup'),
  },
  updateProductGroup: {
    ask: async (shop) => changeOf(shop, 'productGroup', await newGroup(shop)),
    elsewhere: {
      ...elsewhereOf('productGroup'),
      'productGroup.handle': fixed,
      'productGroup.id': 'the path names the group',
    },
  },
  bulkCreateProductGroups: {
    ask: async (shop) => {
      const productGroups = [{ name: 'Shirts', groupingCustomizationId: await newCustomization(shop) }]
      return { ...owner(shop), body: { productGroups, returnEntity: true } }
    },
    // The group before took the usual handles.
    values: { 'productGroups[0].handle': ['Three', 'Four'] },
    elsewhere: elsewhereOf('productGroups[0]'),
  },
  bulkUpdateProductGroups: {
    ask: async (shop) => {
      const { id, revision } = await newGroup(shop)
      return { ...owner(shop), body: { productGroups: [{ productGroup: { id, revision } }], returnEntity: true } }
    },
    elsewhere: {
      ...elsewhereOf('productGroups[0].productGroup'),
      'productGroups[0].productGroup.handle': fixed,
      'productGroups[0].fieldMask': bulk,
      'productGroups[0].productGroup.id': bulk,
      'productGroups[0].productGroup.revision': isRevisionRead,
    },
  },
}
