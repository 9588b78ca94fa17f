import { maxChoices, type Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { OptionRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { isText, type ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import {
  connectCustomizations,
  findCustomizations,
  type ConnectedCustomization,
  type ConnectingCustomization,
} from '../../../customization/api.ts'

/** A choice as customizations have it. */
interface PlainChoice {
  readonly id?: string
  readonly name: string
  readonly colorCode?: string
}

/** An option or modifier that has to be connected. */
interface Unconnected extends Pick<ConnectingCustomization, 'type' | 'freeTextInput' | 'path' | 'choicesPath'> {
  /** The ID of its customization, if it has one already. */
  readonly id?: string
  readonly name: string
  readonly renderType: Customization['customizationRenderType']
  readonly choices: readonly PlainChoice[]
}

const color = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

const isNamed = ({ name }: { readonly name: string }): boolean => name.trim() !== ''
const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a customization can have these names: they differ in more than case, and colors are hex codes. */
const isConnectable = (one: Unconnected, index: number, all: readonly Unconnected[]): boolean => {
  const { name, choices } = one
  return (
    isNamed(one) &&
    all.findIndex((other) => isSameName(other.name, name)) === index &&
    choices.every(
      (choice, at) =>
        isNamed(choice) &&
        (choice.colorCode === undefined || color.test(choice.colorCode)) &&
        choices.findIndex((other) => isSameName(other.name, choice.name)) === at,
    )
  )
}

const optionToConnect = ({ id, type, name, choices }: OptionRecord, index: number): Unconnected => ({
  type: 'PRODUCT_OPTION',
  ...(id !== undefined && { id }),
  name,
  renderType: type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
  choices: choices.map(({ id: choiceId, description, value }) => ({
    ...(choiceId !== undefined && { id: choiceId }),
    name: description,
    ...(type === 'color' && { colorCode: value }),
  })),
  path: `product.productOptions[${index}]`,
  choicesPath: `product.productOptions[${index}].choices`,
})

const modifierToConnect = (modifier: ModifierRecord, index: number, { currency }: Site): Unconnected => {
  const { id, name } = modifier
  const path = `product.modifiers[${index}]`
  const about = { type: 'MODIFIER' as const, id, name, path, choicesPath: `${path}.choicesSettings.choices` }
  if (!isText(modifier)) {
    const renderType = modifier.swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'
    const choices = modifier.choices.map(({ key: _key, addedPrice: _price, ...choice }) => choice)
    return { ...about, renderType, choices }
  }
  const { title = name, minLength: minCharCount, maxLength: maxCharCount, addedPrice } = modifier
  const freeTextInput = { title, minCharCount, maxCharCount, defaultAddedPrice: toDecimal(addedPrice, currency) }
  return { ...about, renderType: 'FREE_TEXT', choices: [], freeTextInput }
}

const isChoiceOf = ({ id, name, colorCode }: PlainChoice, { choicesSettings }: Customization): boolean =>
  (choicesSettings?.choices ?? []).some(
    (one) => one.id === id && isSameName(one.name, name) && one.colorCode === colorCode,
  )

const hasChoice = (id: string | undefined, { choicesSettings }: Customization): boolean =>
  (choicesSettings?.choices ?? []).some((one) => one.id === id)

interface Connecting {
  /** The present customization. */
  readonly current: Customization | undefined
  /** Whether the product had this option or modifier before. */
  readonly isKnown: boolean
}

/**
 * Connects with the present customization if it has this name and room for the choices, and otherwise by name. Carts know
 * modifiers and their choices by ID, so these keep them under any name. `undefined` if one would lose its ID.
 */
const connectingOf = (wanted: Unconnected, { current, isKnown }: Connecting): ConnectingCustomization | undefined => {
  const { id, choices, name, renderType, ...about } = wanted
  const isFixed = isKnown && about.type === 'MODIFIER'
  const sent = choices.map((choice) => {
    const { id: choiceId, ...named } = choice
    if (current === undefined || choiceId === undefined) return named
    return (isFixed ? hasChoice(choiceId, current) : isChoiceOf(choice, current)) ? { id: choiceId } : named
  })
  const count = (current?.choicesSettings?.choices.length ?? 0) + sent.filter((one) => !('id' in one)).length
  const isSame = current?.customizationRenderType === renderType && (isFixed || isSameName(current.name, name))
  if (id !== undefined && isSame && count <= maxChoices) return { ...about, id, choices: sent }
  if (isFixed) return undefined
  const byName = choices.map(({ id: _id, ...named }) => named)
  return { ...about, name, renderType, ...(renderType !== 'FREE_TEXT' && { choices: byName }) }
}

const connectOption = (option: OptionRecord, { customization, choices }: ConnectedCustomization): OptionRecord => ({
  ...option,
  id: customization.id,
  key: customization.key,
  choices: option.choices.map((choice, index) => ({
    ...choice,
    id: choices[index]!.id,
    key: choices[index]!.key,
  })),
})

const connectModifier = (
  modifier: ModifierRecord,
  { customization: { id }, choices }: ConnectedCustomization,
): ModifierRecord => {
  if (isText(modifier)) return { ...modifier, id }
  const connected = modifier.choices.map((choice, index) => ({
    ...choice,
    id: choices[index]!.id,
    key: choices[index]!.key,
  }))
  return { ...modifier, id, choices: connected }
}

type Customized = Pick<ProductRecord, 'options' | 'modifiers' | 'giftCard'>

const hasIds = ({ id, choices }: OptionRecord): boolean =>
  id !== undefined && choices.every((choice) => choice.id !== undefined)

/** Returns what an edit has changed. Options keep their IDs while they are the same, and modifiers always have some. */
const changedIn = ({ options, modifiers = [], giftCard = false }: Customized, before: Customized, site: Site) => {
  const isSame = (one: OptionRecord | ModifierRecord, others: readonly unknown[]) =>
    others.some((other) => isDeepStrictEqual(one, other))
  const wantedOptions = options.map(optionToConnect).filter((one, index, all) => {
    const option = options[index]!
    return !hasIds(option) && !isSame(option, before.options) && isConnectable(one, index, all)
  })
  // Gift cards have only their own texts, which catalog V3 does not show as modifiers.
  const wantedModifiers = (giftCard ? [] : modifiers)
    .map((one, index) => modifierToConnect(one, index, site))
    .filter((one, index, all) => !isSame(modifiers[index]!, before.modifiers ?? []) && isConnectable(one, index, all))
  return [...wantedOptions, ...wantedModifiers]
}

const isLimit = (error: unknown): boolean =>
  error instanceof Refusal && ['OPTIONS_LIMIT_EXCEEDED', 'MODIFIERS_LIMIT_EXCEEDED'].includes(error.code)

interface Edited {
  readonly site: Site
  readonly record: ProductRecord
  /** The product before the edit. Absent for a new one. */
  readonly before?: ProductRecord
}

/**
 * Connects options and modifiers that catalog V1 has created or changed with the customizations of catalog V3, by their
 * names. Creates those that the store does not have, and adds missing choices. The product keeps its own spelling. What
 * customizations cannot have, or no longer if a store has too many of them, stays without one.
 */
export const connectEdited = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>,
  db: Db,
  { site, record, before }: Edited,
): Promise<ProductRecord> => {
  const { modifiers: modifiersBefore = [], options: optionsBefore = [] } = before ?? {}
  const wanted = changedIn(record, { options: optionsBefore, modifiers: modifiersBefore }, site)
  if (wanted.length === 0) return record
  const known = new Set([...optionsBefore, ...modifiersBefore].map(({ id }) => id))
  const ids = wanted.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : []))
  const current = ids.length > 0 ? await findCustomizations(db, site.id, ids) : new Map<string, Customization>()
  const customizations = wanted.flatMap(
    (one) => connectingOf(one, { current: current.get(one.id ?? ''), isKnown: known.has(one.id) }) ?? [],
  )
  if (customizations.length === 0) return record
  const connected = await connectCustomizations(context, db, { site, customizations }).catch((error: unknown) => {
    if (isLimit(error)) return undefined
    throw error
  })
  if (!connected) return record
  const byPath = new Map(customizations.map(({ path }, index) => [path, connected[index]!]))
  return {
    ...record,
    options: record.options.map((option, index) => {
      const found = byPath.get(`product.productOptions[${index}]`)
      return found ? connectOption(option, found) : option
    }),
    ...(record.modifiers && {
      modifiers: record.modifiers.map((modifier, index) => {
        const found = byPath.get(`product.modifiers[${index}]`)
        return found ? connectModifier(modifier, found) : modifier
      }),
    }),
  }
}
