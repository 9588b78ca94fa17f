import type { Static } from 'typebox'
import { colorHex, decimal, described, entity, guid, integer, list, oneOf, optional, text } from '../../schema.ts'
import { CatalogImage } from './product/product-v3.ts'
import { recordFields, updateFields } from '../record-fields.ts'

/** Maximum number of choices of a customization. */
export const maxChoices = 1000

const addedPrice = (description: string) =>
  decimal({ gte: 0, lte: 999_999_999.99, maxScale: 3 }, { description: `${description} Only for modifiers.` })

const freeTextFields = {
  minCharCount: integer({ minimum: 0, description: 'Minimum number of characters. Default: 0.' }),
  maxCharCount: integer({ minimum: 1, maximum: 500, description: 'Maximum number of characters. Default: 500.' }),
  defaultAddedPrice: optional(addedPrice('Amount added to the price of a product if the buyer enters a text.')),
  title: text({ minLength: 1, maxLength: 100, description: 'Label of the field.' }),
  key: text({ minLength: 1, maxLength: 150, readOnly: true, description: 'The text field in carts.' }),
}

export type FreeTextInput = Static<typeof FreeTextInput>
export const FreeTextInput = entity('FreeTextInput', freeTextFields, {
  description: 'Settings of a text that the buyer can enter.',
})

const choiceFields = {
  key: text({
    minLength: 1,
    maxLength: 50,
    readOnly: true,
    description: 'The choice in carts: its first name, which does not change when it is renamed.',
  }),
  name: text({ minLength: 1, maxLength: 50, description: 'Name shown to buyers.' }),
  choiceType: oneOf(['CHOICE_TEXT', 'ONE_COLOR'], {
    description: '`ONE_COLOR` for `SWATCH_CHOICES`, `CHOICE_TEXT` for `TEXT_CHOICES`. Cannot be changed.',
  }),
  colorCode: optional(
    colorHex({ minLength: 3, maxLength: 20, description: 'Color of the choice. Only for `ONE_COLOR`.' }),
  ),
  defaultAddedPrice: optional(addedPrice('Amount added to the price of a product with the choice.')),
  displayImage: optional(
    described(CatalogImage, 'Image shown with the color. Only for `ONE_COLOR`. On request: `CHOICE_DISPLAY_IMAGE`.'),
  ),
  primaryChoiceIds: optional(
    list(guid(), {
      maxItems: 4,
      description: 'IDs of choices that the choice is grouped under. These cannot be grouped themselves.',
    }),
  ),
}

export type CustomizationChoice = Static<typeof CustomizationChoice>
export const CustomizationChoice = entity(
  'CustomizationChoice',
  { id: guid({ readOnly: true }), ...choiceFields },
  { description: 'A choice of a product option or modifier.' },
)

/** A choice that is addressed by its ID. */
export type IdentifiedChoice = Static<typeof IdentifiedChoice>
export const IdentifiedChoice = entity(
  'IdentifiedChoice',
  { id: optional(guid({ description: 'ID of an existing choice.' })), ...choiceFields },
  { description: 'A choice of a product option or modifier, which may exist already.' },
)

const customizationFields = {
  key: text({
    minLength: 1,
    maxLength: 50,
    readOnly: true,
    description: 'The customization in carts: its first name, which does not change when it is renamed.',
  }),
  name: text({ minLength: 1, maxLength: 50 }),
  customizationType: oneOf(['PRODUCT_OPTION', 'MODIFIER'], {
    description: '`PRODUCT_OPTION`: choices create variants. `MODIFIER`: choices do not. Cannot be changed.',
  }),
  customizationRenderType: oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'], {
    description:
      '`FREE_TEXT`: a text, only for modifiers. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. Cannot be changed.',
  }),
  freeTextInput: optional(described(FreeTextInput, 'Only for `FREE_TEXT`.')),
  assignedProductsCount: optional(
    integer({
      readOnly: true,
      description: 'Number of products with the customization. On request: `ASSIGNED_PRODUCTS_COUNT`.',
    }),
  ),
}

export type Customization = Static<typeof Customization>
export const Customization = entity(
  'Customization',
  {
    ...recordFields,
    id: text({ minLength: 1, maxLength: 36, readOnly: true }),
    ...customizationFields,
    choicesSettings: optional(
      entity(
        'ChoicesSettings',
        { choices: list(CustomizationChoice, { minItems: 1, maxItems: maxChoices }) },
        { description: 'Choices of a product option or modifier, in their order.' },
      ),
    ),
  },
  { description: 'A product option or modifier, which products share.' },
)

export type CustomizationUpdate = Static<typeof CustomizationUpdate>
export const CustomizationUpdate = entity(
  'CustomizationUpdate',
  {
    ...recordFields,
    ...customizationFields,
    choicesSettings: optional(
      entity(
        'UnchangedChoices',
        { choices: list(IdentifiedChoice, { maxItems: maxChoices }) },
        { description: 'Choices as they were read. They have calls of their own to change them.' },
      ),
    ),
    ...updateFields,
  },
  { description: 'Changes of a customization.' },
)
