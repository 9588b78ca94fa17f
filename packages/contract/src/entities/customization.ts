import type { Static } from 'typebox'
import { colorHex, decimal, entity, guid, integer, list, oneOf, optional, text } from '../schema.ts'
import { kept } from './record-fields.ts'

const addedPrice = decimal({ gte: 0, lte: 999_999_999.99, maxScale: 3 })

export type FreeTextInput = Static<typeof FreeTextInput>
export const FreeTextInput = entity('FreeTextInput', {
  minCharCount: optional(integer()),
  maxCharCount: optional(integer({ maximum: 500 })),
  defaultAddedPrice: optional(addedPrice),
  title: optional(text({ minLength: 1, maxLength: 100 })),
  key: optional(text({ minLength: 1, maxLength: 150, readOnly: true })),
})

export type CustomizationChoice = Static<typeof CustomizationChoice>
export const CustomizationChoice = entity('CustomizationChoice', {
  id: optional(guid({ readOnly: true })),
  key: optional(text({ minLength: 1, maxLength: 50, readOnly: true })),
  name: optional(text({ minLength: 1, maxLength: 50 })),
  choiceType: optional(oneOf(['CHOICE_TEXT', 'ONE_COLOR'])),
  colorCode: optional(colorHex({ minLength: 3, maxLength: 20 })),
  defaultAddedPrice: optional(addedPrice),
  displayImage: optional(text()),
  primaryChoiceIds: optional(list(text())),
})

export type Customization = Static<typeof Customization>
export const Customization = entity(
  'Customization',
  {
    ...kept,
    id: optional(text({ minLength: 1, maxLength: 36, readOnly: true })),
    key: optional(text({ minLength: 1, maxLength: 50, readOnly: true })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    customizationType: optional(oneOf(['PRODUCT_OPTION', 'MODIFIER'])),
    customizationRenderType: optional(oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'])),
    freeTextInput: optional(FreeTextInput),
    choicesSettings: optional(entity('ChoicesSettings', { choices: optional(list(CustomizationChoice)) })),
    assignedProductsCount: optional(integer({ readOnly: true })),
  },
  { description: 'A product option or customization. Only in events.' },
)
