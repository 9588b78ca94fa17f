import type { ConnectedModifier } from '@vitrine/client'
import type { FieldReader } from './field-reader.ts'

export type ModifierKind = NonNullable<ConnectedModifier['modifierRenderType']>

/** An editable choice of a modifier. */
export interface ModifierChoiceDraft {
  readonly key: string
  readonly choiceId?: string
  readonly name: string
  readonly color: string
  readonly price: string
}

/** An editable modifier. */
export interface ModifierDraft {
  readonly key: string
  readonly id?: string
  readonly kind: ModifierKind
  readonly name: string
  /** Label of a text, if it is not the name. */
  readonly title?: string
  readonly mandatory: boolean
  readonly min: string
  readonly max: string
  /** Surcharge of a text. */
  readonly price: string
  readonly choices: readonly ModifierChoiceDraft[]
}

const blankChoice = { name: '', color: '#000000', price: '' }
const blankModifier = { kind: 'TEXT_CHOICES', name: '', mandatory: false, min: '', max: '', price: '' } as const

export const newModifierChoice = (): ModifierChoiceDraft => ({ key: crypto.randomUUID(), ...blankChoice })
export const newModifier = (): ModifierDraft => ({
  key: crypto.randomUUID(),
  ...blankModifier,
  choices: [newModifierChoice()],
})

/** A surcharge as text. Empty if it is zero. */
const typedPrice = (price: string | undefined): string => (price === undefined || Number(price) === 0 ? '' : price)

const draftOf = ({ id, name = '', mandatory = false, ...modifier }: ConnectedModifier): ModifierDraft => {
  const { modifierRenderType: kind = 'TEXT_CHOICES', choicesSettings, freeTextSettings = {} } = modifier
  const { minCharCount = 0, maxCharCount, defaultAddedPrice, title = name } = freeTextSettings
  return {
    ...blankModifier,
    key: id ?? name,
    ...(id !== undefined && { id }),
    kind,
    name,
    ...(title !== name && { title }),
    mandatory,
    min: minCharCount === 0 ? '' : String(minCharCount),
    max: maxCharCount === undefined ? '' : String(maxCharCount),
    price: typedPrice(defaultAddedPrice),
    choices: (choicesSettings?.choices ?? []).map(({ choiceId, name: choice = '', colorCode, addedPrice }) => ({
      ...blankChoice,
      key: choiceId ?? choice,
      ...(choiceId !== undefined && { choiceId }),
      name: choice,
      ...(colorCode !== undefined && { color: colorCode }),
      price: typedPrice(addedPrice),
    })),
  }
}

export const modifierDraftsOf = (modifiers: readonly ConnectedModifier[] = []): ModifierDraft[] =>
  modifiers.map(draftOf)

/** Name of the field in the API call. */
export const modifierField = (index: number, name: string): string => `product.modifiers[${index}].${name}`
export const choiceField = (index: number, place: number, name: string): string =>
  modifierField(index, `choicesSettings.choices[${place}].${name}`)
export const textSetting = (index: number, name: string): string => modifierField(index, `freeTextSettings.${name}`)

const readText = ({ title, min, max, price }: ModifierDraft, index: number, read: FieldReader) => {
  const minCharCount = read.count(min, textSetting(index, 'minCharCount'))
  const maxCharCount = read.count(max, textSetting(index, 'maxCharCount'))
  const defaultAddedPrice = read.decimal(price, textSetting(index, 'defaultAddedPrice'))
  return {
    ...(title !== undefined && { title }),
    ...(minCharCount !== undefined && { minCharCount }),
    ...(maxCharCount !== undefined && { maxCharCount }),
    ...(defaultAddedPrice !== undefined && { defaultAddedPrice }),
  }
}

interface ReadChoices {
  readonly index: number
  readonly before: ModifierDraft | undefined
  readonly read: FieldReader
}

const readChoices = ({ kind, choices }: ModifierDraft, { index, before, read }: ReadChoices) =>
  choices.map(({ key, choiceId, name, color, price }, place) => {
    const known = before?.choices.find((one) => one.key === key)
    const isSame = known?.name === name && known.color === color
    const addedPrice = read.decimal(price, choiceField(index, place, 'addedPrice'))
    if (name.trim() === '') read.required(read.count, '', choiceField(index, place, 'name'))
    return {
      ...(choiceId !== undefined && isSame && { choiceId }),
      name: name.trim(),
      ...(kind === 'SWATCH_CHOICES' && { colorCode: color }),
      addedPrice: addedPrice ?? '0',
    }
  })

/**
 * Reads the modifiers in order. Products share modifiers and their choices, so one with another name or type is another
 * one: it is found or created by its name.
 */
export const readModifiers = (
  drafts: readonly ModifierDraft[],
  before: readonly ModifierDraft[],
  read: FieldReader,
): ConnectedModifier[] =>
  drafts.map((draft, index): ConnectedModifier => {
    const { id, kind, name, mandatory } = draft
    const known = before.find((one) => one.key === draft.key)
    const same = known?.name === name && known.kind === kind ? known : undefined
    if (name.trim() === '') read.required(read.count, '', modifierField(index, 'name'))
    return {
      ...(id !== undefined && same && { id }),
      name: name.trim(),
      mandatory,
      modifierRenderType: kind,
      ...(kind === 'FREE_TEXT'
        ? { freeTextSettings: readText(draft, index, read) }
        : { choicesSettings: { choices: readChoices(draft, { index, before: same, read }) } }),
    }
  })

/** Moves an item one place up. */
export const movedUp = <Item>(items: readonly Item[], index: number): Item[] =>
  items.toSpliced(index, 1).toSpliced(index - 1, 0, items[index]!)
