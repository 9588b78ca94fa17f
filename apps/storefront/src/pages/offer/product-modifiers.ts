import type { Product } from '@vitrine/client'
import type { Words } from '../../words/en.ts'

type Modifier = NonNullable<Product['modifiers']>[number]
type Choice = NonNullable<Modifier['choicesSettings']>['choices'][number]

/** A product's modifier, as shown on the page. */
export type ShownModifier = {
  readonly key: string
  readonly label: string
  readonly mandatory: boolean
} & (
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly added: Added }
  | { readonly kind: 'choices'; readonly choices: readonly ShownChoice[] }
)

interface ShownChoice {
  readonly key: string
  readonly label: string
  readonly color?: string
  readonly added: Added
}

/** A surcharge in the page's currency. */
interface Added {
  readonly amount: number
  /** Absent if the surcharge is zero. */
  readonly text?: string
}

interface AddedPrice {
  readonly addedPrice?: string
  readonly convertedAddedPrice?: string
  readonly formattedAddedPrice?: string
}

const addedOf = ({ addedPrice = '0', convertedAddedPrice = addedPrice, formattedAddedPrice }: AddedPrice): Added => {
  const amount = Number(convertedAddedPrice)
  return amount > 0 ? { amount, text: formattedAddedPrice ?? convertedAddedPrice } : { amount: 0 }
}

const choiceOf = ({ key, name, translatedName = name, colorCode, ...prices }: Choice): ShownChoice => ({
  key: key ?? name,
  label: translatedName,
  ...(colorCode !== undefined && { color: colorCode }),
  added: addedOf(prices),
})

const modifierOf = (modifier: Modifier): ShownModifier => {
  const { key, name = '', translatedName = name, mandatory = false } = modifier
  const { freeTextSettings: text, choicesSettings } = modifier
  const shown = { key: key ?? name, label: translatedName, mandatory }
  if (modifier.modifierRenderType !== 'FREE_TEXT')
    return { ...shown, kind: 'choices', choices: (choicesSettings?.choices ?? []).map(choiceOf) }
  const { minCharCount: min = 0, maxCharCount: max = 500, defaultAddedPrice: addedPrice, ...prices } = text ?? {}
  return { ...shown, kind: 'text', min, max, added: addedOf({ ...prices, ...(addedPrice && { addedPrice }) }) }
}

/**
 * Returns a product's modifiers. Falls back to its custom text fields if there are none. Gift cards have their own
 * fields.
 */
export const modifiersOf = ({ giftCard, modifiers, customTextFields = [] }: Product): readonly ShownModifier[] => {
  if (giftCard) return []
  if (modifiers) return modifiers.map(modifierOf)
  return customTextFields.map(({ title = '', translatedTitle = title, maxLength: max = 500, mandatory = false }) => ({
    kind: 'text',
    key: title,
    label: translatedTitle,
    mandatory,
    min: 0,
    max,
    added: { amount: 0 },
  }))
}

/** Returns the form field of a modifier's choice. */
export const modifierField = (key: string): string => `modifier:${key}`

/** Returns the form field of a modifier's text. */
export const textField = (key: string): string => `text:${key}`

/** Posted choices and texts, by modifier key. */
export interface PickedModifiers {
  readonly picked: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
}

export const postedModifiers = (modifiers: readonly ShownModifier[], form: FormData): PickedModifiers => {
  const posted = (field: string): string => String(form.get(field) ?? '').trim()
  const picked: [string, string][] = []
  const texts: [string, string][] = []
  for (const modifier of modifiers) {
    const { key } = modifier
    if (modifier.kind === 'text') texts.push([key, posted(textField(key))])
    else {
      const choice = posted(modifierField(key))
      picked.push([key, modifier.choices.some((one) => one.key === choice) ? choice : ''])
    }
  }
  const filled = (entries: readonly [string, string][]) =>
    Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return { picked: filled(picked), texts: filled(texts) }
}

/** Returns the total surcharge per piece. */
export const addedBy = (modifiers: readonly ShownModifier[], { picked, texts }: PickedModifiers): number => {
  const amounts = modifiers.map((modifier) => {
    if (modifier.kind === 'text') return texts[modifier.key] === undefined ? 0 : modifier.added.amount
    return modifier.choices.find(({ key }) => key === picked[modifier.key])?.added.amount ?? 0
  })
  return addUp(amounts)
}

/** Adds amounts without floating-point errors. */
export const addUp = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000

/** Returns why the modifiers can't be bought as selected, or `undefined` if they can. */
export const modifierProblem = (
  { shopping }: Words,
  modifiers: readonly ShownModifier[],
  { picked, texts }: PickedModifiers,
): string | undefined => {
  const missing = modifiers.flatMap(({ kind, key, label, mandatory }) =>
    kind === 'choices' && mandatory && picked[key] === undefined ? [label] : [],
  )
  if (missing.length > 0) return shopping.choose(...missing)
  for (const modifier of modifiers) {
    if (modifier.kind !== 'text') continue
    const { key, label, mandatory, min, max } = modifier
    const text = texts[key]
    if (text === undefined && mandatory) return shopping.fillIn(label)
    if (text !== undefined && text.length < min) return shopping.tooShort(label, min)
    if (text !== undefined && text.length > max) return shopping.tooLong(label, max)
  }
  return undefined
}
