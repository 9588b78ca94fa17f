import type { Static } from 'typebox'
import { colorHex, decimal, entity, guid, integer, list, oneOf, optional, text } from '../schema.ts'
import { recordFields } from './record-fields.ts'

const addedPrice = decimal(
  { gte: 0, lte: 999_999_999.99, maxScale: 3 },
  { description: 'Amount added to the price of each piece.' },
)

const FreeTextInput = entity(
  'FreeTextInput',
  {
    minCharCount: optional(integer({ description: 'Minimum number of characters.' })),
    maxCharCount: optional(integer({ maximum: 500, description: 'Maximum number of characters.' })),
    defaultAddedPrice: optional(addedPrice),
    title: optional(text({ minLength: 1, maxLength: 100, description: 'Label of the field.' })),
    key: optional(text({ minLength: 1, maxLength: 150, readOnly: true })),
  },
  { description: 'Settings of a text that the buyer can enter.' },
)

const CustomizationChoice = entity(
  'CustomizationChoice',
  {
    id: optional(guid({ readOnly: true })),
    key: optional(text({ minLength: 1, maxLength: 50, readOnly: true })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    choiceType: optional(oneOf(['CHOICE_TEXT', 'ONE_COLOR'])),
    colorCode: optional(colorHex({ minLength: 3, maxLength: 20 })),
    defaultAddedPrice: optional(addedPrice),
    displayImage: optional(text()),
    primaryChoiceIds: optional(list(text(), { description: 'IDs of the choices that a modifier choice belongs to.' })),
  },
  { description: 'A choice of a product option or modifier.' },
)

export type Customization = Static<typeof Customization>
export const Customization = entity(
  'Customization',
  {
    ...recordFields,
    id: optional(text({ minLength: 1, maxLength: 36, readOnly: true })),
    key: optional(text({ minLength: 1, maxLength: 50, readOnly: true })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    customizationType: optional(
      oneOf(['PRODUCT_OPTION', 'MODIFIER'], {
        description: '`PRODUCT_OPTION`: choices create variants. `MODIFIER`: choices do not.',
      }),
    ),
    customizationRenderType: optional(oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'])),
    freeTextInput: optional(FreeTextInput),
    choicesSettings: optional(
      entity(
        'ChoicesSettings',
        { choices: optional(list(CustomizationChoice)) },
        { description: 'Choices of a product option or modifier.' },
      ),
    ),
    assignedProductsCount: optional(integer({ readOnly: true })),
  },
  { description: 'A product option or modifier. Only in events.' },
)
