import type { Product, ProductModifierInput } from '@vitrine/client'
import { readDecimal } from '../../../form/read-fields.ts'
import { FieldErrors } from '../../../form/field-errors.ts'
import { words } from '../../../words/en.ts'

type Modifier = NonNullable<Product['modifiers']>[number]
export type ModifierKind = Modifier['modifierRenderType']

/** An editable choice. */
export interface ChoiceDraft {
  /** React key. */
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
  readonly mandatory: boolean
  readonly min: string
  readonly max: string
  /** Surcharge of a text modifier. */
  readonly price: string
  readonly choices: readonly ChoiceDraft[]
}

const newKey = (): string => crypto.randomUUID()

export const newChoice = (): ChoiceDraft => ({ key: newKey(), name: '', color: '#000000', price: '' })
export const newModifier = (): ModifierDraft => ({
  key: newKey(),
  kind: 'TEXT_CHOICES',
  name: '',
  mandatory: false,
  min: '',
  max: '',
  price: '',
  choices: [newChoice()],
})

/** A surcharge as text. Empty if it is zero. */
const typedPrice = (price: string | undefined): string => (price === undefined || Number(price) === 0 ? '' : price)

const draftOf = (modifier: Modifier): ModifierDraft => {
  const { id, name = '', mandatory = false, modifierRenderType: kind, choicesSettings } = modifier
  const { minCharCount = 0, maxCharCount, defaultAddedPrice } = modifier.freeTextSettings ?? {}
  return {
    ...newModifier(),
    ...(id !== undefined && { id }),
    kind,
    name,
    mandatory,
    min: minCharCount === 0 ? '' : String(minCharCount),
    max: maxCharCount === undefined ? '' : String(maxCharCount),
    price: typedPrice(defaultAddedPrice),
    choices: choicesSettings?.choices.map(({ choiceId, name, colorCode, addedPrice }) => ({
      ...newChoice(),
      ...(choiceId !== undefined && { choiceId }),
      name,
      ...(colorCode !== undefined && { color: colorCode }),
      price: typedPrice(addedPrice),
    })) ?? [newChoice()],
  }
}

export const modifierDraftsOf = ({ modifiers = [] }: Product): ModifierDraft[] => modifiers.map(draftOf)

/** Name of the field in the API call. */
export const modifierField = (index: number, name: string): string => `product.modifiers[${index}].${name}`
export const choiceField = (index: number, place: number, name: string): string =>
  modifierField(index, `choicesSettings.choices[${place}].${name}`)
export const textSetting = (index: number, name: string): string => modifierField(index, `freeTextSettings.${name}`)

/** Parses the input and collects errors. */
const reader = () => {
  const violations: { field: string; description: string }[] = []
  const read = <Value>(
    typed: string,
    field: string,
    one: { of: (text: string) => Value | undefined; else: string },
  ) => {
    const text = typed.trim()
    if (text === '') return undefined
    const value = one.of(text)
    if (value === undefined) violations.push({ field, description: one.else })
    return value
  }
  return {
    violations,
    price: (typed: string, field: string) =>
      read(typed, field, { of: (text) => readDecimal(text), else: words.notANumber }),
    count: (typed: string, field: string) =>
      read(typed, field, { of: (text) => (/^\d+$/.test(text) ? Number(text) : undefined), else: words.notWhole }),
  }
}

/** Reads the modifiers in order. */
export const readModifiers = (drafts: readonly ModifierDraft[]): ProductModifierInput[] => {
  const { violations, price, count } = reader()
  const read = drafts.map((draft, index): ProductModifierInput => {
    const { id, kind, name, mandatory } = draft
    const named = { ...(id !== undefined && { id }), name: name.trim(), mandatory, modifierRenderType: kind }
    if (kind === 'FREE_TEXT') {
      const minCharCount = count(draft.min, textSetting(index, 'minCharCount'))
      const maxCharCount = count(draft.max, textSetting(index, 'maxCharCount'))
      const defaultAddedPrice = price(draft.price, textSetting(index, 'defaultAddedPrice'))
      return {
        ...named,
        freeTextSettings: {
          ...(minCharCount !== undefined && { minCharCount }),
          ...(maxCharCount !== undefined && { maxCharCount }),
          ...(defaultAddedPrice !== undefined && { defaultAddedPrice }),
        },
      }
    }
    const choices = draft.choices.map(({ choiceId, name, color, price: typed }, place) => {
      const addedPrice = price(typed, choiceField(index, place, 'addedPrice'))
      return {
        ...(choiceId !== undefined && { choiceId }),
        name: name.trim(),
        ...(kind === 'SWATCH_CHOICES' && { colorCode: color }),
        ...(addedPrice !== undefined && { addedPrice }),
      }
    })
    return { ...named, choicesSettings: { choices } }
  })
  if (violations.length > 0) throw new FieldErrors(violations)
  return read
}

/** Moves an item one place up. */
export const movedUp = <Item>(items: readonly Item[], index: number): Item[] =>
  items.toSpliced(index, 1).toSpliced(index - 1, 0, items[index]!)
