import type { Minor } from '../money.ts'

/** So many modifiers a product has at the most, and so many choices each (specification's bounds). */
export const mostModifiers = 10
export const mostChoices = 1000
/** The longest text that a buyer can write. */
export const longestText = 500

interface Named {
  readonly id: string
  /** What carts call it: its first name, which stays when it is renamed. */
  readonly key: string
  /** What buyers read. */
  readonly name: string
}

export interface ModifierChoice extends Named {
  readonly colorCode?: string
  /** Put on the price of each piece, in the store's own currency. */
  readonly addedPrice: Minor
}

/** Text that the buyer writes, such as an engraving. */
export interface TextModifier extends Named {
  readonly kind: 'TEXT'
  readonly mandatory: boolean
  readonly minLength: number
  readonly maxLength: number
  /** Put on the price of each piece for which something is written. */
  readonly addedPrice: Minor
}

/** One of several choices that make no variant of their own, such as a wrapping. */
export interface ChoiceModifier extends Named {
  readonly kind: 'CHOICES'
  readonly mandatory: boolean
  /** Shown as colors. */
  readonly swatches: boolean
  readonly choices: readonly ModifierChoice[]
}

/** What a buyer can have with a product beside its variant. */
export type ModifierRecord = TextModifier | ChoiceModifier

export const isText = (modifier: ModifierRecord): modifier is TextModifier => modifier.kind === 'TEXT'

/** What of a modifier was chosen. */
export interface ChosenModifier {
  readonly id: string
  /** The choice, or the whole text. */
  readonly label: string
  readonly translatedLabel?: string
  readonly details?: string
  readonly translatedDetails?: string
  readonly colorCode?: string
  /** So many of it go with each piece. */
  readonly quantity: number
  /** Of one of them. */
  readonly price: Minor
}

/** A modifier with what was chosen of it, as a line has it. */
export interface ChosenGroup {
  readonly id: string
  readonly name: string
  readonly translatedName?: string
  readonly kind: ModifierRecord['kind']
  readonly modifiers: readonly ChosenModifier[]
}

/** What buyers say of modifiers: choices and texts, by key, name or ID. */
export interface WantedModifiers {
  readonly options?: Readonly<Record<string, string>>
  readonly customTextFields?: Readonly<Record<string, string>>
}

type Words = Readonly<Record<string, string>>

/** The one that a word means: by its key, else by its name, else by its ID. */
const meant = <One extends Named>(all: readonly One[], word: string): One | undefined =>
  all.find(({ key }) => key === word) ?? all.find(({ name }) => name === word) ?? all.find(({ id }) => id === word)

/** What is said of each modifier, by its ID; what is said by its key comes before what is said in other words. */
const saidById = (modifiers: readonly ModifierRecord[], words: Words = {}): ReadonlyMap<string, string> => {
  const found = Object.entries(words).flatMap(([word, value]) => {
    const modifier = meant(modifiers, word)
    return modifier ? [{ modifier, word, value }] : []
  })
  const byKey = found.toSorted(
    (one, other) => Number(one.modifier.key === one.word) - Number(other.modifier.key === other.word),
  )
  return new Map(byKey.map(({ modifier, value }) => [modifier.id, value]))
}

/** So many choices does a sentence name. */
const mostNamed = 20

const choicesInWords = ({ choices }: ChoiceModifier): string => {
  const names = choices.slice(0, mostNamed).map(({ name }) => `“${name}”`)
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    choices.length > mostNamed ? [...names, 'others'] : names,
  )
}

type Chosen =
  | { readonly ok: true; readonly group?: ChosenGroup }
  /** What is wrong, in a sentence that names the modifier and what it takes. */
  | { readonly ok: false; readonly reason: string }

const chooseText = (modifier: TextModifier, said = ''): Chosen => {
  const { id, name, mandatory, minLength, maxLength, addedPrice } = modifier
  if (said.trim() === '') return mandatory ? { ok: false, reason: `“${name}” must be filled in.` } : { ok: true }
  if (said.length < minLength) return { ok: false, reason: `“${name}” must have at least ${minLength} characters.` }
  if (said.length > maxLength) return { ok: false, reason: `“${name}” can have at most ${maxLength} characters.` }
  return {
    ok: true,
    group: { id, kind: 'TEXT', name, modifiers: [{ id, label: said, quantity: 1, price: addedPrice }] },
  }
}

const chooseChoice = (modifier: ChoiceModifier, said = ''): Chosen => {
  const { id, name, mandatory, choices } = modifier
  if (said === '') {
    return mandatory ? { ok: false, reason: `Choose “${name}”: ${choicesInWords(modifier)}.` } : { ok: true }
  }
  const choice = meant(choices, said)
  if (!choice) return { ok: false, reason: `“${name}” can be ${choicesInWords(modifier)}.` }
  const { colorCode, addedPrice: price } = choice
  const chosen = {
    id: choice.id,
    label: choice.name,
    quantity: 1,
    price,
    ...(colorCode !== undefined && { colorCode }),
  }
  return { ok: true, group: { id, kind: 'CHOICES', name, modifiers: [chosen] } }
}

export type ModifiersChosen =
  | { readonly ok: true; readonly groups: readonly ChosenGroup[] }
  | { readonly ok: false; readonly reason: string }

/** What a buyer has chosen of a product's modifiers, in their order; or the first thing that is wrong with it. */
export const chooseModifiers = (
  modifiers: readonly ModifierRecord[],
  { options, customTextFields }: WantedModifiers = {},
): ModifiersChosen => {
  const [choices, texts] = [saidById(modifiers, options), saidById(modifiers, customTextFields)]
  const groups: ChosenGroup[] = []
  for (const modifier of modifiers) {
    const chosen = isText(modifier)
      ? chooseText(modifier, texts.get(modifier.id))
      : chooseChoice(modifier, choices.get(modifier.id))
    if (!chosen.ok) return chosen
    if (chosen.group) groups.push(chosen.group)
  }
  return { ok: true, groups }
}

/** Whether a word means one of the modifiers of a kind. */
export const isModifier = (modifiers: readonly ModifierRecord[], kind: ModifierRecord['kind'], word: string): boolean =>
  meant(modifiers, word)?.kind === kind

/** The choices of a reference that speak of no modifier: those of the product's options. */
const otherChoices = (modifiers: readonly ModifierRecord[], options: Words = {}): Words =>
  Object.fromEntries(Object.entries(options).filter(([word]) => !isModifier(modifiers, 'CHOICES', word)))

/** What was said of modifiers in the words that stay: keys alone, and nothing that was left empty. */
export const keyedReference = <Options extends WantedModifiers>(
  modifiers: readonly ModifierRecord[],
  { options, customTextFields, ...rest }: Options,
): Omit<Options, keyof WantedModifiers> & WantedModifiers => {
  const [choices, texts] = [saidById(modifiers, options), saidById(modifiers, customTextFields)]
  const kept = {
    ...otherChoices(modifiers, options),
    ...Object.fromEntries(
      modifiers.flatMap((modifier) => {
        const choice = isText(modifier) ? undefined : meant(modifier.choices, choices.get(modifier.id) ?? '')
        return choice ? [[modifier.key, choice.key]] : []
      }),
    ),
  }
  const written = Object.fromEntries(
    modifiers.flatMap(({ id, key, kind }) => {
      const text = kind === 'TEXT' ? (texts.get(id) ?? '') : ''
      return text.trim() === '' ? [] : [[key, text]]
    }),
  )
  return {
    ...rest,
    ...(Object.keys(kept).length > 0 && { options: kept }),
    ...(Object.keys(written).length > 0 && { customTextFields: written }),
  }
}

/** What modifiers put on the price of one piece. */
export const addedPrice = (groups: readonly ChosenGroup[] = []): Minor =>
  groups.reduce(
    (sum, { modifiers }) => sum + modifiers.reduce((part, { price, quantity }) => part + price * quantity, 0),
    0,
  )

/** Tells choices of the same item apart, whichever words they were made in; nothing where none was made. */
export const choicesKey = (groups: readonly ChosenGroup[] = []): string | undefined => {
  const chosen = groups.filter(({ kind }) => kind === 'CHOICES')
  return chosen.length === 0
    ? undefined
    : JSON.stringify(chosen.map(({ id, modifiers }) => [id, ...modifiers.map((one) => one.id)]).toSorted())
}

/** Modifiers with each of their prices changed alike, as where they are paid in another currency. */
export const withPrices = (groups: readonly ChosenGroup[], change: (price: Minor) => Minor): readonly ChosenGroup[] =>
  groups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((one) => ({ ...one, price: change(one.price) })),
  }))
