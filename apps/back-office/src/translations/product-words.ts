import type { Product, ProductTranslation } from '@vitrine/client'
import { translatedFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { textIn } from '../form/read-fields.ts'

const at = 'translation'

/** Name of a translation field in the API call. */
export const named = (name: string): string => `${at}.${name}`

/** The images with an alternative text. */
export const describedImages = ({ media }: Product) =>
  media.items.flatMap(({ id, image, altText: own }) => {
    const altText = image?.altText ?? own
    return id !== undefined && altText ? [{ id, altText }] : []
  })

/** Options, and modifiers with choices. Translations refer to both by name. */
export const choosablesOf = ({ productOptions, modifiers = [] }: Product) => [
  ...productOptions.map(({ name, choices }) => ({ name, choices: choices.map(({ description }) => description) })),
  ...modifiers.flatMap(({ name = '', choicesSettings }) =>
    choicesSettings ? [{ name, choices: choicesSettings.choices.map((choice) => choice.name) }] : [],
  ),
]

/** Reads the translation. Empty fields are omitted, so that the original is shown. */
export const readProductTranslation = (form: FormData, product: Product): ProductTranslation => {
  const text = (name: string) => textIn(form, named(name))
  const { additionalInfoSections: sections, customTextFields = [] } = product
  const typed = sections.map(({ title = '', description = '' }, index) => ({
    title: text(`additionalInfoSections[${index}].title`) || title,
    description: text(`additionalInfoSections[${index}].description`) || description,
  }))
  const isTyped = sections.some(
    (_section, index) =>
      text(`additionalInfoSections[${index}].title`) || text(`additionalInfoSections[${index}].description`),
  )
  const options = choosablesOf(product).flatMap(({ name, choices }, index) => {
    const translatedName = text(`productOptions[${index}].translatedName`)
    const translatedChoices = choices.flatMap((description, place) => {
      const translatedDescription = text(`productOptions[${index}].choices[${place}].translatedDescription`)
      return translatedDescription ? [{ description, translatedDescription }] : []
    })
    return translatedName || translatedChoices.length > 0
      ? [
          {
            name,
            ...(translatedName && { translatedName }),
            ...(translatedChoices.length > 0 && { choices: translatedChoices }),
          },
        ]
      : []
  })
  const fields = customTextFields.flatMap(({ title = '' }, index) => {
    const translatedTitle = text(`customTextFields[${index}].translatedTitle`)
    return translatedTitle ? [{ title, translatedTitle }] : []
  })
  const images = describedImages(product).flatMap(({ id }, index) => {
    const altText = text(`images[${index}].altText`)
    return altText ? [{ id, altText }] : []
  })
  return {
    ...(text('name') && { name: text('name') }),
    ...(text('description') && { description: text('description') }),
    ...(text('ribbon') && { ribbon: text('ribbon') }),
    ...Object.fromEntries(translatedFactNames.flatMap((name) => (text(name) ? [[name, text(name)]] : []))),
    ...(isTyped && { additionalInfoSections: typed }),
    ...(options.length > 0 && { productOptions: options }),
    ...(fields.length > 0 && { customTextFields: fields }),
    ...(images.length > 0 && { images }),
  }
}
