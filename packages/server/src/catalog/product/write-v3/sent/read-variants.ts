import {
  defaultVariantId,
  onlyVariantId,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal, required } from '../../../../ground/base/refusal.ts'
import type { Prices } from './read-prices.ts'
import { readVariantData, type VariantData } from './read-variant-data.ts'
import { realignChoices } from '../realign-choices.ts'
import type { SentVariant, Writing } from './sent-product.ts'

/** A variant as sent, with its ID and choices in the product. */
export type ReadVariant = VariantData & Prices & Pick<VariantRecord, 'id' | 'choices'>

type Choices = VariantRecord['choices']
type SentChoice = NonNullable<SentVariant['choices']>[number]

const notAligned = (variantId: string | undefined, errorDescription: string) =>
  new Refusal('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', undefined, {
    variants: [{ ...(variantId !== undefined && { variantId }), errorDescription }],
  })

const isNamed = (name: string, sent: string | undefined): boolean => name.toLowerCase() === sent?.trim().toLowerCase()

/** Finds an option and a choice of it, by IDs or names. */
const findChoice = (
  { optionChoiceIds: ids, optionChoiceNames: names }: SentChoice,
  options: readonly OptionRecord[],
) => {
  const option = options.find(({ id, name }) =>
    ids?.optionId === undefined ? isNamed(name, names?.optionName) : id === ids.optionId,
  )
  const choice = option?.choices.find(({ id, description }) =>
    ids?.choiceId === undefined ? isNamed(description, names?.choiceName) : id === ids.choiceId,
  )
  return option && choice && ([option.name, choice.description] as const)
}

const requireComplete = ({ optionChoiceIds: ids, optionChoiceNames: names }: SentChoice, path: string): void => {
  const isComplete =
    (ids?.optionId !== undefined && ids.choiceId !== undefined) ||
    (names?.optionName !== undefined && names.choiceName !== undefined)
  if (isComplete) return
  const description = 'must have optionChoiceIds or optionChoiceNames, each with an option and its choice'
  throw invalidField(path, description, 'REQUIRED_ONE_OF_FIELD', 'MISSING_VARIANT_OPTION_CHOICE')
}

const readChoices = (sent: SentVariant, options: readonly OptionRecord[], path: string): Choices => {
  const found = (sent.choices ?? []).map((one, index) => {
    requireComplete(one, `${path}.choices[${index}]`)
    const choice = findChoice(one, options)
    if (!choice) throw notAligned(sent.id, `${path}.choices[${index}] is not a choice of the product's options`)
    return choice
  })
  const choices = Object.fromEntries(found)
  if (Object.keys(choices).length < found.length) throw notAligned(sent.id, `${path} has two choices of an option`)
  const missing = options.find(({ name }) => choices[name] === undefined)
  if (missing) throw new Refusal('MISSING_VARIANT_OPTION_CHOICE', undefined, { field: path, option: missing.name })
  return choices
}

const hasChoices = ({ choices }: Pick<VariantRecord, 'choices'>, other: Choices): boolean =>
  Object.keys(choices).length === Object.keys(other).length &&
  Object.entries(choices).every(([name, value]) => other[name] === value)

/** Finds the existing variants that sent ones stand for, by ID. */
const findById = (sent: SentVariant, { product: { record }, isNew }: Writing, path: string) => {
  if (sent.id === undefined) return undefined
  if (isNew) throw invalidField(`${path}.id`, 'is set by the store', 'FIELD_NOT_ALLOWED', 'ID_NOT_ALLOWED_IN_REQUEST')
  const known = record.variants.find(({ id }) => id === sent.id)
  if (!known) throw notAligned(sent.id, 'is not a variant of this product')
  return known
}

/** Whether a variant is sent without its choices, or with those of options that have no customization yet. */
const isUnnamed = ({ choices = [] }: SentVariant): boolean =>
  choices.every(({ optionChoiceIds, optionChoiceNames }) => !optionChoiceIds && !optionChoiceNames)

const readOnlyVariant = (sent: readonly SentVariant[], writing: Writing, data: VariantData & Prices): ReadVariant => {
  const [one] = sent
  const { id } = writing.product
  if (sent.length !== 1 || (one?.choices ?? []).length > 0 || !data.visible)
    throw new Refusal('INVALID_DEFAULT_VARIANT')
  const field = `${writing.path}.variantsInfo.variants[0]`
  if (data.mediaIds) throw invalidField(`${field}.mediaIds`, 'is for products with options', 'FIELD_NOT_ALLOWED')
  const isOnly = one!.id === undefined || one!.id === defaultVariantId(id) || one!.id === onlyVariantId
  if (!isOnly) findById(one!, writing, field)
  return { ...data, id: onlyVariantId, choices: {} }
}

/** Keeps the IDs of existing variants, which are found by ID or by their choices. */
const identify = (
  choices: readonly Choices[],
  byId: readonly (VariantRecord | undefined)[],
  { record, newId }: { record: ProductRecord; newId: () => string },
): readonly string[] => {
  const taken = new Set(byId.flatMap((one) => one?.id ?? []))
  return choices.map((own, index) => {
    const known = byId[index] ?? record.variants.find((variant) => !taken.has(variant.id) && hasChoices(variant, own))
    const id = known?.id ?? newId()
    taken.add(id)
    return id
  })
}

const requireDistinct = (choices: readonly Choices[], options: readonly OptionRecord[], path: string): void => {
  const keys = choices.map((own) => JSON.stringify(options.map(({ name }) => own[name])))
  const seen = new Set<string>()
  for (const [index, key] of keys.entries()) {
    if (seen.has(key))
      throw new Refusal('DUPLICATE_VARIANT_OPTION_CHOICE', undefined, { field: `${path}[${index}].choices` })
    seen.add(key)
  }
}

/** Reads the variants of a product with these options. They replace all existing ones, whose IDs and stock they keep. */
export const readVariants = (writing: Writing, options: readonly OptionRecord[]): readonly ReadVariant[] => {
  const { sent, path, site, product, newId } = writing
  const field = `${path}.variantsInfo.variants`
  const variants = required(sent.variantsInfo?.variants, field)
  const { productType } = product.record
  const read = variants.map((one, index) =>
    readVariantData(one, { path: `${field}[${index}]`, currency: site.currency, productType }),
  )
  if (options.length === 0) return [readOnlyVariant(variants, writing, read[0]!)]

  const byId = variants.map((one, index) => findById(one, writing, `${field}[${index}]`))
  const twice = byId.findIndex((one, index) => one && byId.indexOf(one) < index)
  if (twice !== -1) throw notAligned(byId[twice]!.id, 'is sent twice')
  const choices = variants.map((one, index) => {
    const known = byId[index]
    const kept = isUnnamed(one) && known && realignChoices(known.choices, product.record.options, options)
    return kept || readChoices(one, options, `${field}[${index}]`)
  })
  requireDistinct(choices, options, field)
  const ids = identify(choices, byId, { record: product.record, newId })
  return read.map((data, index) => ({ ...data, id: ids[index]!, choices: choices[index]! }))
}

/** Returns the existing variants in the words of changed options. Refuses options that need other variants. */
export const realignVariants = (
  { options: before, variants }: ProductRecord,
  options: readonly OptionRecord[],
  { path }: Pick<Writing, 'path'>,
): readonly VariantRecord[] => {
  const realigned = variants.flatMap((variant) => {
    const choices = realignChoices(variant.choices, before, options)
    return choices ? [{ ...variant, choices }] : []
  })
  if (realigned.length === variants.length && options.length > 0 === variants.length > 0) return realigned
  throw invalidField(
    `${path}.variantsInfo.variants`,
    'must be sent with the options: the existing variants do not match them',
    'REQUIRED_FIELD',
    'MISSING_OPTIONS_ON_UPDATE_VARIANTS',
  )
}
