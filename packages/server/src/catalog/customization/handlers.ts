import type { customizationCalls } from '@vitrine/contract'
import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import type { BulkAnswer } from '../../ground/entity/bulk.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { imagesOf, itemsOf, type SentChoice } from './choices.ts'
import { createCustomizations } from './customizations.ts'
import { addition, order, removal, replacement, update } from './edit-choices.ts'
import { findImages } from '../../ground/media/image-records.ts'

const presentBulk = ({ results, bulkActionMetadata }: BulkAnswer<Customization>) => ({
  results: results.map(({ itemMetadata, item }) => ({ itemMetadata, ...(item && { customization: item }) })),
  bulkActionMetadata,
})

/** Creates the handlers for calls about customizations. */
export const createCustomizationHandlers = (context: Context): Handlers<typeof customizationCalls> => {
  const customizations = createCustomizations(context)
  const referencesOf = async (siteId: string, choices: readonly SentChoice[] = []) =>
    findImages(context.db, await requireSite(context.sites, siteId), imagesOf(choices))
  const editingOf = async (siteId: string, choices: readonly SentChoice[]) => ({
    ...(await referencesOf(siteId, choices)),
    newId: context.newId,
  })

  return {
    createCustomization: async ({ siteId }, { body: { customization } }) => {
      const references = await referencesOf(siteId, customization.choicesSettings?.choices)
      const sent = { ...customization, references }
      return { customization: await customizations.create(siteId, { sent, path: 'customization' }) }
    },

    getCustomization: async ({ siteId }, { params, query }) => ({
      customization: await customizations.get(siteId, params.customizationId, query.fields),
    }),

    updateCustomization: async ({ siteId }, { params: { id }, body: { customization, fields } }) => {
      const sent = { ...customization, references: await referencesOf(siteId) }
      return { customization: await customizations.update(siteId, { id, sent, path: 'customization' }, fields) }
    },

    deleteCustomization: async ({ siteId }, { params }) => {
      await customizations.remove(siteId, params.customizationId)
      return {}
    },

    queryCustomizations: async ({ siteId }, { body: { query, fields } }) => {
      const { items, pagingMetadata } = await customizations.query(siteId, query, fields)
      return { customizations: items, pagingMetadata }
    },

    countCustomizations: async ({ siteId }, { body }) => ({ count: await customizations.count(siteId, body.filter) }),

    bulkCreateCustomizations: async ({ siteId }, { body }) => {
      const choices = body.customizations.flatMap(({ choicesSettings }) => choicesSettings?.choices ?? [])
      const references = await referencesOf(siteId, choices)
      const items = body.customizations.map((one, index) => ({
        sent: { ...one, references },
        path: `customizations[${index}]`,
      }))
      return presentBulk(await customizations.createEach(siteId, items, { returnEntity: body.returnEntity }))
    },

    bulkUpdateCustomizations: async ({ siteId }, { body: { customizations: sent, returnEntity, fields } }) => {
      const references = await referencesOf(siteId)
      const items = sent.map(({ customization = {}, fieldMask }, index) => ({
        sent: { ...customization, references },
        path: `customizations[${index}].customization`,
        fieldMask,
      }))
      return presentBulk(await customizations.updateEach(siteId, items, { returnEntity, fields }))
    },

    addCustomizationChoices: async ({ siteId }, { params, body: { choices, fields } }) => {
      const edit = addition(choices, await editingOf(siteId, choices), itemsOf('choices'))
      return { customization: await customizations.edit(siteId, { id: params.customizationId, ...edit }, fields) }
    },

    setCustomizationChoices: async ({ siteId }, { params, body: { choices, fields } }) => {
      const edit = replacement(choices, await editingOf(siteId, choices), 'choices')
      return { customization: await customizations.edit(siteId, { id: params.customizationId, ...edit }, fields) }
    },

    removeCustomizationChoices: async ({ siteId }, { params, body: { choiceIds, revision, fields } }) => {
      const edit = removal(choiceIds, revision)
      return { customization: await customizations.edit(siteId, { id: params.customizationId, ...edit }, fields) }
    },

    updateCustomizationChoices: async ({ siteId }, { params, body: { choices, revision, fields } }) => {
      const sent = choices.flatMap(({ choice }) => choice ?? [])
      const edit = update(choices, { ...(await editingOf(siteId, sent)), revision })
      return { customization: await customizations.edit(siteId, { id: params.customizationId, ...edit }, fields) }
    },

    reorderCustomizationChoices: async ({ siteId }, { params, body: { choiceIds, revision, fields } }) => {
      const edit = order(choiceIds, revision)
      return { customization: await customizations.edit(siteId, { id: params.customizationId, ...edit }, fields) }
    },

    bulkAddCustomizationChoices: async ({ siteId }, { body: { customizationsChoices, returnEntity, fields } }) => {
      const choices = customizationsChoices.flatMap((one) => one.choices ?? [])
      const editing = await editingOf(siteId, choices)
      const edits = customizationsChoices.map(({ customizationId = '', choices: sent = [] }, index) => ({
        id: customizationId,
        ...addition(sent, editing, itemsOf(`customizationsChoices[${index}].choices`)),
      }))
      return presentBulk(await customizations.editEach(siteId, edits, { returnEntity, fields, keepsCopies: true }))
    },
  }
}
