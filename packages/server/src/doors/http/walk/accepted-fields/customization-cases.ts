import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, make, owner, type Cases } from './case.ts'

const colors = { customizationType: 'MODIFIER', customizationRenderType: 'SWATCH_CHOICES' }
const sage = { name: 'Sage', colorCode: '#8fa58a' }
const swatches = () => ({ name: 'Ribbon', ...colors, choicesSettings: { choices: [sage] } })
const engraving = () => ({
  name: 'Engraving',
  customizationType: 'MODIFIER',
  customizationRenderType: 'FREE_TEXT',
  freeTextInput: { title: 'Your engraving' },
})
const create = async (shop: Shop, customization: object) =>
  (await make(shop, '/stores/v3/customizations', { customization })).customization

const inTest = (subject: string) => `customization.test.ts: ${subject}`
/** Fields of a choice whose effect its response does not show, or that depend on other choices. */
const choiceElsewhere = (choice: string) => ({
  [`${choice}.choiceType`]: inTest('one type per render type'),
  [`${choice}.displayImage`]: inTest('images on request'),
  [`${choice}.primaryChoiceIds`]: inTest('primary choices'),
})
const fixed = (customization: string) => ({
  [`${customization}.customizationType`]: inTest('fields that an update cannot change'),
  [`${customization}.customizationRenderType`]: inTest('fields that an update cannot change'),
  [`${customization}.choicesSettings`]: inTest('fields that an update cannot change'),
})
const types = (customization: string) => ({
  [`${customization}.customizationType`]: inTest('what fits a type'),
  [`${customization}.customizationRenderType`]: inTest('what fits a type'),
  [`${customization}.freeTextInput`]: inTest('modifiers with a text'),
})
const bulk = inTest('bulk updates by ID, revision and mask')
const identified = inTest('choices by ID')
const withParams = ({ id }: { id: string }, shop: Shop, body: object) => ({
  ...owner(shop),
  params: { customizationId: id },
  body,
})

/** Options and modifiers of products. */
export const customizationCases: Cases = {
  createCustomization: {
    ask: (shop) => ({ ...owner(shop), body: { customization: swatches() } }),
    elsewhere: { ...types('customization'), ...choiceElsewhere('customization.choicesSettings.choices[0]') },
  },
  getCustomization: {
    ask: async (shop) => ({ ...owner(shop), params: { customizationId: (await create(shop, swatches())).id } }),
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
  },
  updateCustomization: {
    ask: async (shop) => changeOf(shop, 'customization', await create(shop, engraving())),
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: { 'customization.id': 'the path names the customization', ...fixed('customization') },
  },
  countCustomizations: {
    ask: (shop) => ({ ...owner(shop), body: {} }),
    values: { filter: [{ name: 'Nobody' }] },
  },
  bulkCreateCustomizations: {
    ask: (shop) => ({ ...owner(shop), body: { customizations: [swatches()], returnEntity: true } }),
    elsewhere: { ...types('customizations[0]'), ...choiceElsewhere('customizations[0].choicesSettings.choices[0]') },
  },
  bulkUpdateCustomizations: {
    ask: async (shop) => {
      const { id, revision } = await create(shop, engraving())
      return { ...owner(shop), body: { customizations: [{ customization: { id, revision } }], returnEntity: true } }
    },
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: {
      'customizations[0].fieldMask': bulk,
      'customizations[0].customization.id': bulk,
      'customizations[0].customization.revision': bulk,
      ...fixed('customizations[0].customization'),
    },
  },
  addCustomizationChoices: {
    ask: async (shop) =>
      withParams(await create(shop, swatches()), shop, { choices: [{ name: 'Ink', colorCode: '#2f3e55' }] }),
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: choiceElsewhere('choices[0]'),
  },
  setCustomizationChoices: {
    ask: async (shop) => withParams(await create(shop, swatches()), shop, { choices: [sage] }),
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: choiceElsewhere('choices[0]'),
  },
  removeCustomizationChoices: {
    ask: async (shop) => {
      const choices = [sage, { name: 'Ink', colorCode: '#2f3e55' }]
      const made = await create(shop, { ...swatches(), choicesSettings: { choices } })
      return withParams(made, shop, { choiceIds: [made.choicesSettings.choices[0].id] })
    },
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
  },
  updateCustomizationChoices: {
    ask: async (shop) => {
      const made = await create(shop, swatches())
      const { revision, choicesSettings } = made
      return withParams(made, shop, { revision, choices: [{ choice: { id: choicesSettings.choices[0].id } }] })
    },
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: {
      ...choiceElsewhere('choices[0].choice'),
      'choices[0].choice.id': identified,
      'choices[0].fieldMask': inTest('choices by ID and mask'),
    },
  },
  reorderCustomizationChoices: {
    ask: async (shop) => {
      const made = await create(shop, swatches())
      return withParams(made, shop, { revision: made.revision, choiceIds: [made.choicesSettings.choices[0].id] })
    },
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
  },
  bulkAddCustomizationChoices: {
    ask: async (shop) => {
      const { id: customizationId } = await create(shop, swatches())
      const choices = [{ name: 'Ink', colorCode: '#2f3e55' }]
      return { ...owner(shop), body: { customizationsChoices: [{ customizationId, choices }], returnEntity: true } }
    },
    values: { 'fields[0]': ['ASSIGNED_PRODUCTS_COUNT'] },
    elsewhere: choiceElsewhere('customizationsChoices[0].choices[0]'),
  },
}
