import type { CollectionTranslation, ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import { translatedFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { ChoiceLine, Sellable } from '../cart/sellable.ts'
import { isText, type ChosenGroup } from '../modifier/modifier.ts'
import { textFieldsOf, type OfferedProduct, type ProductRecord } from './product.ts'

/** Translations of a product or collection by language. */
export type Translations<Words> = Readonly<Record<string, Words>>
export type ProductTranslations = Translations<ProductTranslation>
export type CollectionTranslations = Translations<CollectionTranslation>

/** Returns the translation to a language, if there is one. */
export const translationIn = <Words>(
  translations: Translations<Words> | null,
  language: string | undefined,
): Words | undefined =>
  translations && language !== undefined && Object.hasOwn(translations, language) ? translations[language] : undefined

interface NamedProduct {
  readonly name: string
  readonly record: ProductRecord
}

const translatedFacts = (translation: ProductTranslation): Partial<ProductTranslation> =>
  Object.fromEntries(translatedFactNames.flatMap((name) => (translation[name] ? [[name, translation[name]]] : [])))

/** Translates a product. Names of options, choices and text fields stay unchanged, since carts refer to them. */
export const translateProduct = <Product extends NamedProduct>(
  product: Product,
  translation: ProductTranslation,
): Product => {
  const { name, description, ribbon, additionalInfoSections, images = [] } = translation
  const { richDescription, ...record } = product.record
  const altTexts = new Map(images.map(({ id, altText }) => [id, altText]))
  const media = record.media.map((one) => {
    const altText = altTexts.get(one.id)
    return altText === undefined ? one : { ...one, altText }
  })
  const sections = additionalInfoSections?.map((section, index) => ({
    ...record.infoSections[index],
    title: '',
    description: '',
    ...section,
  }))
  return {
    ...product,
    name: name ?? product.name,
    record: {
      ...record,
      description: description ?? record.description,
      ...(richDescription && description === undefined && { richDescription }),
      infoSections: sections ?? record.infoSections,
      ...(ribbon !== undefined && record.ribbon && { ribbon: { ...record.ribbon, name: ribbon } }),
      ...translatedFacts(translation),
      media,
    },
  }
}

type OptionalTranslation = ProductTranslation | undefined

const optionIn = (translation: OptionalTranslation, name: string) =>
  translation?.productOptions?.find((option) => option.name === name)

/** Returns the translated name of an option. */
export const translatedName = (translation: OptionalTranslation, name: string): string | undefined =>
  optionIn(translation, name)?.translatedName

/** Returns the translated name of an option's choice. */
export const translatedChoice = (translation: OptionalTranslation, name: string, choice: string): string | undefined =>
  optionIn(translation, name)?.choices?.find(({ description }) => description === choice)?.translatedDescription

/** Returns the translated title of a text field. */
export const translatedTitle = (translation: OptionalTranslation, title: string): string | undefined =>
  translation?.customTextFields?.find((field) => field.title === title)?.translatedTitle

const translateChoice = (choice: ChoiceLine, translation: OptionalTranslation): ChoiceLine => {
  const name = translatedName(translation, choice.name)
  const value = translatedChoice(translation, choice.name, choice.value)
  return {
    ...choice,
    ...(name !== undefined && { translatedName: name }),
    ...(value !== undefined && { translatedValue: value }),
  }
}

const translateGroup = (group: ChosenGroup, translation: OptionalTranslation): ChosenGroup => {
  const name =
    group.kind === 'TEXT' ? translatedTitle(translation, group.name) : translatedName(translation, group.name)
  return {
    ...group,
    ...(name !== undefined && { translatedName: name }),
    modifiers: group.modifiers.map((one) => {
      const label = group.kind === 'TEXT' ? undefined : translatedChoice(translation, group.name, one.label)
      return { ...one, ...(label !== undefined && { translatedLabel: label }) }
    }),
  }
}

/** Adds translations of the product name and choices to a line. */
export const translateSellable = (sellable: Sellable, translation: ProductTranslation): Sellable => ({
  ...sellable,
  ...(translation.name !== undefined && { translatedName: translation.name }),
  choices: sellable.choices.map((choice) => translateChoice(choice, translation)),
  ...(sellable.modifiers && { modifiers: sellable.modifiers.map((group) => translateGroup(group, translation)) }),
})

interface Choosable {
  readonly name: string
  readonly choices: readonly string[]
}

/** Options, and modifiers with choices. */
const choosablesOf = ({ options, modifiers = [] }: Pick<OfferedProduct, 'options' | 'modifiers'>): Choosable[] => [
  ...options.map(({ name, choices }) => ({ name, choices: choices.map(({ description }) => description) })),
  ...modifiers.flatMap((one) =>
    isText(one) ? [] : [{ name: one.name, choices: one.choices.map((choice) => choice.name) }],
  ),
]

/** Returns the path of a translated field that the product does not have, or `undefined` if all exist. */
export const findUnknownField = (
  product: Pick<OfferedProduct, 'options' | 'modifiers' | 'giftCard' | 'media'>,
  translation: ProductTranslation,
): string | undefined => {
  const choosables = choosablesOf(product)
  for (const [index, { name, choices = [] }] of (translation.productOptions ?? []).entries()) {
    const field = `productOptions[${index}]`
    const known = choosables.find((one) => one.name === name)
    if (!known) return `${field}.name`
    const wrong = choices.findIndex(({ description }) => !known.choices.includes(description))
    if (wrong !== -1) return `${field}.choices[${wrong}].description`
  }
  const fields = textFieldsOf(product)
  const field = (translation.customTextFields ?? []).findIndex(
    ({ title }) => !fields.some((one) => one.title === title),
  )
  if (field !== -1) return `customTextFields[${field}].title`
  const image = (translation.images ?? []).findIndex(({ id }) => !product.media.some((one) => one.id === id))
  return image === -1 ? undefined : `images[${image}].id`
}
