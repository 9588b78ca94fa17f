import type { Product } from '@vitrine/client'
import type { Words } from '../words/en.ts'

type Modifier = NonNullable<Product['modifiers']>[number]
type Choice = NonNullable<Modifier['choicesSettings']>['choices'][number]

/** What of a product can be chosen beside its variant, as the page shows it. */
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

/** What something adds to the price, in the currency of the page. */
interface Added {
  readonly amount: number
  /** Nothing where it adds nothing. */
  readonly text?: string
}

interface Told {
  readonly addedPrice?: string
  readonly convertedAddedPrice?: string
  readonly formattedAddedPrice?: string
}

const addedOf = ({ addedPrice = '0', convertedAddedPrice = addedPrice, formattedAddedPrice }: Told): Added => {
  const amount = Number(convertedAddedPrice)
  return amount > 0 ? { amount, text: formattedAddedPrice ?? convertedAddedPrice } : { amount: 0 }
}

const choiceOf = ({ key, name, translatedName = name, colorCode, ...told }: Choice): ShownChoice => ({
  key: key ?? name,
  label: translatedName,
  ...(colorCode !== undefined && { color: colorCode }),
  added: addedOf(told),
})

const modifierOf = (modifier: Modifier): ShownModifier => {
  const { key, name = '', translatedName = name, mandatory = false } = modifier
  const { freeTextSettings: text, choicesSettings } = modifier
  const shown = { key: key ?? name, label: translatedName, mandatory }
  if (modifier.modifierRenderType !== 'FREE_TEXT')
    return { ...shown, kind: 'choices', choices: (choicesSettings?.choices ?? []).map(choiceOf) }
  const { minCharCount: min = 0, maxCharCount: max = 500, defaultAddedPrice: addedPrice, ...told } = text ?? {}
  return { ...shown, kind: 'text', min, max, added: addedOf({ ...told, ...(addedPrice && { addedPrice }) }) }
}

/** The modifiers of a product; of a store that knows none, the texts that it asks for. Gift cards ask for their own. */
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

/** The field of a form that carries the choice of a modifier. */
export const modifierField = (key: string): string => `modifier:${key}`

/** The field of a form that carries the buyer's own text. */
export const textField = (key: string): string => `text:${key}`

/** What a form says of modifiers, by their keys: choices, and texts. */
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
  const said = (entries: readonly [string, string][]) => Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return { picked: said(picked), texts: said(texts) }
}

/** What it all adds to the price of one piece. */
export const addedBy = (modifiers: readonly ShownModifier[], { picked, texts }: PickedModifiers): number => {
  const amounts = modifiers.map((modifier) => {
    if (modifier.kind === 'text') return texts[modifier.key] === undefined ? 0 : modifier.added.amount
    return modifier.choices.find(({ key }) => key === picked[modifier.key])?.added.amount ?? 0
  })
  return addUp(amounts)
}

/** Adds amounts of money up, to the last digit that a currency has. */
export const addUp = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000

/** What keeps the modifiers from being bought as they are; nothing where all is well. */
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
