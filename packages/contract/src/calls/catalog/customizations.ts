import { elevated, room, shoppers } from '../../call.ts'
import { bulkItems, bulkResponse, ItemMetadata, returnEntity } from '../../entities/bulk-results.ts'
import { revision } from '../../entities/common.ts'
import {
  Customization,
  CustomizationChoice,
  CustomizationUpdate,
  IdentifiedChoice,
  maxChoices,
} from '../../entities/catalog/customization.ts'
import { maskedFields, requestedFields } from '../../entities/record-fields.ts'
import { entity, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../query.ts'

const CustomizationFields = entity(
  'CustomizationFields',
  {
    id: text(),
    name: text(),
    customizationType: text(),
    customizationRenderType: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that customizations can be filtered by.' },
)
const CustomizationSortField = oneOf(['id', 'name', 'createdDate', 'updatedDate'], {
  title: 'CustomizationSortField',
  description: 'Fields that customizations can be sorted by.',
})

const fields = requestedFields(['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'])
const id = shape({ customizationId: guid() })
const customization = shape({ customization: Customization })
const choices = list(input(CustomizationChoice), { minItems: 1, maxItems: maxChoices })
const MaskedCustomization = entity(
  'MaskedCustomization',
  { customization: CustomizationUpdate, fieldMask: maskedFields },
  { description: 'Changes of a customization, with the names of the fields that change.' },
)
const MaskedChoice = entity(
  'MaskedChoice',
  { choice: IdentifiedChoice, fieldMask: maskedFields },
  { description: 'Changes of a choice, with the names of the fields that change.' },
)
const CustomizationChoices = entity(
  'CustomizationChoices',
  {
    customizationId: text({ minLength: 1, maxLength: 36 }),
    choices: list(CustomizationChoice, { minItems: 1, maxItems: 100 }),
  },
  { description: 'Choices to add to a customization.' },
)
const bulkCustomizations = bulkResponse(
  entity(
    'BulkCustomizationResult',
    { itemMetadata: ItemMetadata, customization: optional(Customization) },
    { description: 'The result of one item of a bulk request.' },
  ),
)

const settingErrors = [
  'INVALID_FREE_TEXT_SETTINGS',
  'DOESNT_SUPPORT_FREE_TEXT',
  'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
] as const

export const customizationCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createCustomization: {
    method: 'POST',
    path: '/stores/v3/customizations',
    summary: 'Creates a customization: a product option or modifier that products can share.',
    roles: elevated,
    repeatable: false,
    body: shape({ customization: input(Customization) }),
    response: customization,
    errors: [
      'OPTIONS_LIMIT_EXCEEDED',
      'MODIFIERS_LIMIT_EXCEEDED',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_CHOICES',
      ...settingErrors,
    ],
    client: {
      module: 'customizationsV3',
      args: 'customization',
      gives: 'customization',
      example: [
        "const about = { name: 'Size', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' } as const",
        "const choicesSettings = { choices: [{ name: 'Small' }, { name: 'Large' }] }",
        'const { id } = await owner.customizationsV3.createCustomization({ ...about, choicesSettings })',
      ],
    },
  },
  getCustomization: {
    method: 'GET',
    path: '/stores/v3/customizations/{customizationId}',
    summary: 'Returns a customization.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ fields }),
    response: customization,
    errors: ['NOT_FOUND'],
    client: {
      module: 'customizationsV3',
      gives: 'customization',
      example: 'const { choicesSettings } = await client.customizationsV3.getCustomization(customization.id)',
    },
  },
  updateCustomization: {
    method: 'PATCH',
    path: '/stores/v3/customizations/{id}',
    summary:
      'Updates the name or the text settings of a customization. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ customization: input(CustomizationUpdate), fields }),
    response: customization,
    errors: ['NOT_FOUND', 'CONFLICT', ...settingErrors],
    client: {
      module: 'customizationsV3',
      args: 'id customization ...options',
      gives: 'customization',
      example: [
        'const { id, revision } = customization',
        "await owner.customizationsV3.updateCustomization(id, { revision, name: 'Cup size' })",
      ],
    },
  },
  deleteCustomization: {
    method: 'DELETE',
    path: '/stores/v3/customizations/{customizationId}',
    summary:
      'Deletes a customization. Products no longer have a deleted modifier. A product option that products have cannot be deleted.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customizationsV3',
      example: 'await owner.customizationsV3.deleteCustomization(customization.id)',
    },
  },
  queryCustomizations: {
    method: 'GET',
    path: '/stores/v3/customizations/query',
    encoding: 'r',
    summary: 'Lists customizations that match a filter, sorted and paged.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 5 })), fields }),
    response: shape({ customizations: list(Customization), pagingMetadata: CursorMetadata }),
    client: {
      module: 'customizationsV3',
      finds: { fields: CustomizationFields, sortBy: CustomizationSortField },
      example: [
        'const { items } = await client.customizationsV3',
        "  .queryCustomizations().eq('customizationType', 'PRODUCT_OPTION').ascending('name').find()",
      ],
    },
  },
  countCustomizations: {
    method: 'POST',
    path: '/stores/v3/customizations/count',
    summary: 'Counts customizations, all or those that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'customizationsV3',
      example: [
        "const filter = { customizationType: 'MODIFIER' }",
        'const { count } = await client.customizationsV3.countCustomizations({ filter })',
      ],
    },
  },
  bulkCreateCustomizations: {
    method: 'POST',
    path: '/stores/v3/bulk/customizations/create',
    summary: 'Creates up to 100 customizations. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ customizations: list(input(Customization), bulkItems), returnEntity }),
    response: bulkCustomizations,
    client: {
      module: 'customizationsV3',
      args: 'customizations ...options',
      example: [
        "const freeTextInput = { title: 'Your engraving', maxCharCount: 30 }",
        "const type = { customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' } as const",
        "await owner.customizationsV3.bulkCreateCustomizations([{ name: 'Engraving', ...type, freeTextInput }])",
      ],
    },
  },
  bulkUpdateCustomizations: {
    method: 'POST',
    path: '/stores/v3/bulk/customizations/update',
    summary: 'Updates up to 100 customizations by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ customizations: list(input(MaskedCustomization), bulkItems), returnEntity, fields }),
    response: bulkCustomizations,
    client: {
      module: 'customizationsV3',
      args: 'customizations ...options',
      example: [
        'const { id, revision } = customization',
        "await owner.customizationsV3.bulkUpdateCustomizations([{ customization: { id, revision, name: 'Cup size' } }])",
      ],
    },
  },
  addCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/customizations/{customizationId}/add-choices',
    summary: 'Adds choices to a customization, after its other choices.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ choices, fields }),
    response: customization,
    errors: [
      'NOT_FOUND',
      'CHOICES_LIMIT_EXCEEDED',
      'DOESNT_SUPPORT_CHOICES',
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
    ],
    client: {
      module: 'customizationsV3',
      args: 'customizationId choices ...options',
      example: "await owner.customizationsV3.addCustomizationChoices(customization.id, [{ name: 'Medium' }])",
    },
  },
  setCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/customizations/{customizationId}/set-choices',
    summary:
      'Replaces the choices of a customization. Choices with the same ID, or with the same name and color, stay.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ choices: list(input(IdentifiedChoice), { minItems: 1, maxItems: maxChoices }), fields }),
    response: customization,
    errors: [
      'NOT_FOUND',
      'CHOICES_LIMIT_EXCEEDED',
      'DOESNT_SUPPORT_CHOICES',
      'CHOICE_NOT_FOUND',
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
    ],
    client: {
      module: 'customizationsV3',
      args: 'customizationId choices ...options',
      example: [
        "const choices = [{ name: 'Small' }, { name: 'Medium' }, { name: 'Large' }]",
        'await owner.customizationsV3.setCustomizationChoices(customization.id, choices)',
      ],
    },
  },
  removeCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/customizations/{customizationId}/remove-choices',
    summary:
      'Removes choices from a customization. Choices of a product option cannot be removed while products have them.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      choiceIds: list(guid(), { minItems: 1, maxItems: 100 }),
      revision: optional(revision),
      fields,
    }),
    response: customization,
    errors: ['NOT_FOUND', 'CONFLICT', 'CHOICE_NOT_FOUND', 'CHOICE_ASSIGNED_TO_PRODUCT'],
    client: {
      module: 'customizationsV3',
      args: 'customizationId choiceIds ...options',
      example: [
        'const { id, choicesSettings } = customization',
        'await owner.customizationsV3.removeCustomizationChoices(id, [choicesSettings!.choices[0]!.id])',
      ],
    },
  },
  updateCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/customizations/{customizationId}/update-choices',
    summary:
      'Updates choices of a customization by ID. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ revision, choices: list(input(MaskedChoice), bulkItems), fields }),
    response: customization,
    errors: ['NOT_FOUND', 'CONFLICT', 'CHOICE_NOT_FOUND', 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'],
    client: {
      module: 'customizationsV3',
      args: 'customizationId revision ...options!',
      example: [
        'const { id, revision, choicesSettings } = customization',
        "const choices = [{ choice: { id: choicesSettings!.choices[0]!.id, name: 'Tiny' } }]",
        'await owner.customizationsV3.updateCustomizationChoices(id, revision, { choices })',
      ],
    },
  },
  reorderCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/customizations/{customizationId}/reorder-choices',
    summary: 'Sets the order of the choices of a customization. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ revision, choiceIds: list(guid(), { minItems: 1, maxItems: maxChoices }), fields }),
    response: customization,
    errors: ['NOT_FOUND', 'CONFLICT', 'DOESNT_SUPPORT_CHOICES', 'CHOICE_IDS_MISMATCH'],
    client: {
      module: 'customizationsV3',
      args: 'customizationId revision ...options!',
      example: [
        'const { id, revision, choicesSettings } = customization',
        'const choiceIds = choicesSettings!.choices.map((choice) => choice.id).toReversed()',
        'await owner.customizationsV3.reorderCustomizationChoices(id, revision, { choiceIds })',
      ],
    },
  },
  bulkAddCustomizationChoices: {
    method: 'POST',
    path: '/stores/v3/bulk/customizations/add-choices',
    summary: 'Adds choices to up to 1,000 customizations. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      customizationsChoices: list(input(CustomizationChoices), { minItems: 1, maxItems: 1000 }),
      returnEntity,
      fields,
    }),
    response: bulkCustomizations,
    client: {
      module: 'customizationsV3',
      args: 'customizationsChoices ...options',
      example: [
        "const added = { customizationId: customization.id, choices: [{ name: 'Medium' }] }",
        'await owner.customizationsV3.bulkAddCustomizationChoices([added], { returnEntity: true })',
      ],
    },
  },
})
