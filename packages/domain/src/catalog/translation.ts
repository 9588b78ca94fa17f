import type { CollectionTranslation, ProductTranslation } from '@vitrine/contract/calls/translations.ts'
import type { ChoiceLine, Sellable } from '../cart/sellable.ts'
import { isText, type ChosenGroup } from '../modifier/modifier.ts'
import { textFieldsOf, type OfferedProduct, type ProductRecord } from './product.ts'

/** The words of a product or collection in other languages, by language. */
export type Translations<Words> = Readonly<Record<string, Words>>
export type ProductTranslations = Translations<ProductTranslation>
export type CollectionTranslations = Translations<CollectionTranslation>

/** The words in a language, where there are any. */
export const wordsIn = <Words>(
  translations: Translations<Words> | null,
  language: string | undefined,
): Words | undefined =>
  translations && language !== undefined && Object.hasOwn(translations, language) ? translations[language] : undefined

interface Worded {
  readonly name: string
  readonly record: ProductRecord
}

/** A product as readers of a language see it. Names of options, choices and text fields stay: carts know them by these. */
export const translateProduct = <Product extends Worded>(product: Product, said: ProductTranslation): Product => {
  const { name, description, ribbon, additionalInfoSections, images = [] } = said
  const { record } = product
  const altTexts = new Map(images.map(({ id, altText }) => [id, altText]))
  const media = record.media.map((one) => {
    const altText = altTexts.get(one.id)
    return altText === undefined ? one : { ...one, altText }
  })
  const sections = additionalInfoSections?.map((section) => ({ title: '', description: '', ...section }))
  return {
    ...product,
    name: name ?? product.name,
    record: {
      ...record,
      description: description ?? record.description,
      infoSections: sections ?? record.infoSections,
      ...(ribbon !== undefined && { ribbon }),
      media,
    },
  }
}

type Said = ProductTranslation | undefined

const optionIn = (said: Said, name: string) => said?.productOptions?.find((option) => option.name === name)

/** What readers call an option. */
export const translatedName = (said: Said, name: string): string | undefined => optionIn(said, name)?.translatedName

/** What readers call a choice of an option. */
export const translatedChoice = (said: Said, name: string, choice: string): string | undefined =>
  optionIn(said, name)?.choices?.find(({ description }) => description === choice)?.translatedDescription

/** What readers are asked for in a text field. */
export const translatedTitle = (said: Said, title: string): string | undefined =>
  said?.customTextFields?.find((field) => field.title === title)?.translatedTitle

const translateChoice = (choice: ChoiceLine, said: Said): ChoiceLine => {
  const name = translatedName(said, choice.name)
  const value = translatedChoice(said, choice.name, choice.value)
  return {
    ...choice,
    ...(name !== undefined && { translatedName: name }),
    ...(value !== undefined && { translatedValue: value }),
  }
}

const translateGroup = (group: ChosenGroup, said: Said): ChosenGroup => {
  const name = group.kind === 'TEXT' ? translatedTitle(said, group.name) : translatedName(said, group.name)
  return {
    ...group,
    ...(name !== undefined && { translatedName: name }),
    modifiers: group.modifiers.map((one) => {
      const label = group.kind === 'TEXT' ? undefined : translatedChoice(said, group.name, one.label)
      return { ...one, ...(label !== undefined && { translatedLabel: label }) }
    }),
  }
}

/** What a line sells, with what readers call it and its choices. */
export const translateSellable = (sellable: Sellable, said: ProductTranslation): Sellable => ({
  ...sellable,
  ...(said.name !== undefined && { translatedName: said.name }),
  choices: sellable.choices.map((choice) => translateChoice(choice, said)),
  ...(sellable.modifiers && { modifiers: sellable.modifiers.map((group) => translateGroup(group, said)) }),
})

interface Choosable {
  readonly name: string
  readonly choices: readonly string[]
}

/** What buyers choose among: options, and modifiers with choices. */
const choosablesOf = ({ options, modifiers = [] }: Pick<OfferedProduct, 'options' | 'modifiers'>): Choosable[] => [
  ...options.map(({ name, choices }) => ({ name, choices: choices.map(({ description }) => description) })),
  ...modifiers.flatMap((one) =>
    isText(one) ? [] : [{ name: one.name, choices: one.choices.map((choice) => choice.name) }],
  ),
]

/** What of a translation the product does not have, by its field; nothing where all of it fits. */
export const unknownWords = (
  product: Pick<OfferedProduct, 'options' | 'modifiers' | 'giftCard' | 'media'>,
  said: ProductTranslation,
): string | undefined => {
  const choosables = choosablesOf(product)
  for (const [index, { name, choices = [] }] of (said.productOptions ?? []).entries()) {
    const field = `productOptions[${index}]`
    const known = choosables.find((one) => one.name === name)
    if (!known) return `${field}.name`
    const wrong = choices.findIndex(({ description }) => !known.choices.includes(description))
    if (wrong !== -1) return `${field}.choices[${wrong}].description`
  }
  const fields = textFieldsOf(product)
  const field = (said.customTextFields ?? []).findIndex(({ title }) => !fields.some((one) => one.title === title))
  if (field !== -1) return `customTextFields[${field}].title`
  const image = (said.images ?? []).findIndex(({ id }) => !product.media.some((one) => one.id === id))
  return image === -1 ? undefined : `images[${image}].id`
}
