import type {
  Product,
  ProductModifier,
  ProductModifierChoice,
} from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { textFieldsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import {
  longestText,
  maxModifiers,
  type ChoiceModifier,
  type ModifierChoice,
  type ModifierRecord,
  type TextModifier,
} from '@vitrine/domain/modifier/modifier.ts'
import { freeKey, withTextFields, type TextField } from '@vitrine/domain/modifier/text-fields.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'

type Sent = Input<ProductModifier>
type SentChoice = Input<ProductModifierChoice>

interface Editing {
  readonly currency: string
  readonly newId: () => string
}

type Refuse = (field: string, description: string, violatedRule: Violation['violatedRule']) => void

const nameOf = ({ name, freeTextSettings }: Sent): string => (name ?? freeTextSettings?.title ?? '').trim()

const hasTwice = (names: readonly string[], name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name)

const longestChoiceName = 50

const checkText = ({ name, freeTextSettings = {}, choicesSettings }: Sent, field: string, refuse: Refuse): void => {
  const { title, minCharCount = 0, maxCharCount = longestText } = freeTextSettings
  if (choicesSettings) refuse(`${field}.choicesSettings`, 'is not for FREE_TEXT', 'ONE_OF_ALIGNMENT')
  if (title !== undefined && name !== undefined && title !== name)
    refuse(`${field}.freeTextSettings.title`, 'must be the same as the name', 'VALIDATION')
  if (minCharCount > maxCharCount)
    refuse(`${field}.freeTextSettings.minCharCount`, `must be at most ${maxCharCount}, the maxCharCount`, 'MAX')
}

const checkChoices = (sent: Sent, field: string, refuse: Refuse): void => {
  const { name = '', freeTextSettings, choicesSettings, modifierRenderType } = sent
  const path = `${field}.choicesSettings.choices`
  const choices = choicesSettings?.choices ?? []
  if (freeTextSettings) refuse(`${field}.freeTextSettings`, 'is only for FREE_TEXT', 'ONE_OF_ALIGNMENT')
  if (name.length > longestChoiceName)
    refuse(`${field}.name`, `can have at most ${longestChoiceName} characters`, 'MAX_LENGTH')
  if (choices.length === 0) refuse(path, 'must have at least one choice', 'MIN_SIZE')
  const names = choices.map((choice) => choice.name?.trim() ?? '')
  const ids = choices.flatMap(({ choiceId }) => (choiceId === undefined ? [] : [choiceId]))
  choices.forEach(({ choiceId, colorCode }, index) => {
    const name = names[index]!
    if (name === '') refuse(`${path}[${index}].name`, 'is required', 'REQUIRED_FIELD')
    else if (hasTwice(names, name)) refuse(`${path}[${index}].name`, 'is the name of two choices', 'VALIDATION')
    if (choiceId !== undefined && hasTwice(ids, choiceId))
      refuse(`${path}[${index}].choiceId`, 'is the ID of two choices', 'VALIDATION')
    if (modifierRenderType === 'SWATCH_CHOICES' && colorCode === undefined)
      refuse(`${path}[${index}].colorCode`, 'is required for SWATCH_CHOICES', 'REQUIRED_FIELD')
    if (modifierRenderType !== 'SWATCH_CHOICES' && colorCode !== undefined)
      refuse(`${path}[${index}].colorCode`, 'is only for SWATCH_CHOICES', 'FIELD_NOT_ALLOWED')
  })
}

const check = (sent: readonly Sent[], options: readonly { readonly name: string }[]): void => {
  const violations: Violation[] = []
  const refuse: Refuse = (field, description, violatedRule) => violations.push({ field, description, violatedRule })
  const names = sent.map(nameOf)
  const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]))
  sent.forEach((modifier, index) => {
    const field = `product.modifiers[${index}]`
    const name = names[index]!
    if (name === '') refuse(`${field}.name`, 'is required', 'REQUIRED_FIELD')
    else if (hasTwice(names, name)) refuse(`${field}.name`, 'is the name of two modifiers', 'VALIDATION')
    else if (options.some((option) => option.name === name))
      refuse(`${field}.name`, 'is the name of an option of the product', 'VALIDATION')
    if (modifier.id !== undefined && hasTwice(ids, modifier.id))
      refuse(`${field}.id`, 'is the ID of two modifiers', 'VALIDATION')
    if (modifier.modifierRenderType === undefined)
      refuse(`${field}.modifierRenderType`, 'is required', 'REQUIRED_FIELD')
    else if (modifier.modifierRenderType === 'FREE_TEXT') checkText(modifier, field, refuse)
    else checkChoices(modifier, field, refuse)
  })
  if (violations.length > 0) throw new InvalidRequest(violations)
}

const added = (amount: string | undefined, field: string, { currency }: Editing) =>
  amount === undefined ? 0 : exactMinor(amount, { field, currency })

const readText = (sent: Sent, field: string, editing: Editing): Omit<TextModifier, 'id' | 'key' | 'name'> => {
  const { minCharCount = 0, maxCharCount = longestText, defaultAddedPrice } = sent.freeTextSettings ?? {}
  return {
    kind: 'TEXT',
    mandatory: sent.mandatory ?? false,
    minLength: minCharCount,
    maxLength: maxCharCount,
    addedPrice: added(defaultAddedPrice, `${field}.freeTextSettings.defaultAddedPrice`, editing),
  }
}

interface Known {
  readonly id: string
  readonly key: string
  readonly name: string
}

/**
 * Matches a sent item with an existing one by ID, or by name if no ID was sent. An ID and a name cannot change at once.
 */
const knownBy = <One extends Known>(before: readonly One[], id: string | undefined, name: string): One | undefined =>
  before.find((one) => (id === undefined ? one.name === name : one.id === id))

/** Assigns each item its existing ID and key, or new unique ones. */
const identities = (
  sent: readonly { readonly id?: string | undefined; readonly name: string }[],
  before: readonly Known[],
  { newId, taken = [] }: { newId: () => string; taken?: readonly string[] },
): readonly Known[] => {
  const known = sent.map(({ id, name }) => knownBy(before, id, name))
  const keys = new Set([...taken, ...known.flatMap((one) => (one ? [one.key] : []))])
  return sent.map(({ id, name }, index) => {
    const found = known[index]
    const key = found?.key ?? freeKey(name, keys)
    keys.add(key)
    return { id: found?.id ?? id ?? newId(), key, name }
  })
}

const readChoices = (
  { choicesSettings, mandatory = false, modifierRenderType }: Sent,
  field: string,
  { before, ...editing }: Editing & { before: readonly ModifierChoice[] },
): Omit<ChoiceModifier, 'id' | 'key' | 'name'> => {
  const choices: readonly SentChoice[] = choicesSettings?.choices ?? []
  const named = choices.map(({ choiceId: id, name = '' }) => ({ id, name: name.trim() }))
  const known = identities(named, before, editing)
  return {
    kind: 'CHOICES',
    mandatory,
    swatches: modifierRenderType === 'SWATCH_CHOICES',
    choices: choices.map(({ colorCode, addedPrice }, index) => ({
      ...known[index]!,
      ...(colorCode !== undefined && { colorCode }),
      addedPrice: added(addedPrice, `${field}.choicesSettings.choices[${index}].addedPrice`, editing),
    })),
  }
}

type Before = Pick<ProductRecord, 'modifiers' | 'options' | 'giftCard'>

const readModifiers = (
  { modifiers: before = [], options }: Before,
  sent: readonly Sent[],
  editing: Editing,
): readonly ModifierRecord[] => {
  check(sent, options)
  const named = sent.map((one) => ({ id: one.id, name: nameOf(one) }))
  const known = identities(named, before, { ...editing, taken: options.map(({ name }) => name) })
  return sent.map((one, index): ModifierRecord => {
    const field = `product.modifiers[${index}]`
    if (one.modifierRenderType === 'FREE_TEXT') return { ...known[index]!, ...readText(one, field, editing) }
    const like = before.find(({ id }) => id === known[index]!.id)
    const choices = like?.kind === 'CHOICES' ? like.choices : []
    return { ...known[index]!, ...readChoices(one, field, { ...editing, before: choices }) }
  })
}

const fieldsIn = (sent: NonNullable<Input<Product>['customTextFields']>): readonly TextField[] =>
  sent.map(({ title = '', maxLength = longestText, mandatory = false }) => ({ title, maxLength, mandatory }))

const isSame = (one: readonly TextField[], other: readonly TextField[]): boolean =>
  JSON.stringify(fieldsIn([...one])) === JSON.stringify(fieldsIn([...other]))

const checkTextFields = (
  fields: readonly TextField[],
  { modifiers, options }: { modifiers: readonly ModifierRecord[]; options: Before['options'] },
): void => {
  const violations: Violation[] = []
  const titles = fields.map(({ title }) => title)
  const choices = modifiers.filter(({ kind }) => kind === 'CHOICES')
  const others = new Set([...options, ...choices].map(({ name }) => name))
  fields.forEach(({ title }, index) => {
    const field = `product.customTextFields[${index}].title`
    if (title === '') violations.push({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' })
    else if (hasTwice(titles, title))
      violations.push({ field, description: 'is the title of two fields', violatedRule: 'VALIDATION' })
    else if (others.has(title))
      violations.push({ field, description: 'is the name of an option or a modifier', violatedRule: 'VALIDATION' })
  })
  if (fields.length + choices.length > maxModifiers) {
    const description = `can be at most ${maxModifiers}, with the other modifiers`
    violations.push({ field: 'product.customTextFields', description, violatedRule: 'MAX_SIZE' })
  }
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** Refuses an option with the name of a modifier: carts address both by name. */
const checkOptions = ({ options, modifiers = [] }: Before): void => {
  const index = options.findIndex(({ name }) => modifiers.some((one) => one.name === name || one.key === name))
  if (index === -1) return
  const field = `product.productOptions[${index}].name`
  throw new InvalidRequest([
    { field, description: 'is the name of a modifier of the product', violatedRule: 'VALIDATION' },
  ])
}

/**
 * Reads the sent modifiers. Texts have two property names; if a caller changes one of them and sends the other
 * unchanged, the changed one counts.
 */
export const editModifiers = (
  record: Before,
  { modifiers, customTextFields }: Pick<Input<Product>, 'modifiers' | 'customTextFields'>,
  editing: Editing,
): readonly ModifierRecord[] => {
  const { options } = record
  const read = modifiers ? readModifiers(record, modifiers, editing) : (record.modifiers ?? [])
  const fields = customTextFields && fieldsIn(customTextFields)
  const areFieldsChanged =
    fields && !isSame(fields, textFieldsOf(record)) && !isSame(fields, textFieldsOf({ modifiers: read }))
  if (areFieldsChanged) checkTextFields(fields, { modifiers: read, options })
  const taken = new Set(options.map(({ name }) => name))
  const edited = areFieldsChanged ? withTextFields(read, fields, { newId: editing.newId, taken }) : read
  checkOptions({ options, modifiers: edited })
  return edited
}
