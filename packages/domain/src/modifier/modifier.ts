import type { Minor } from '../money.ts'

/** Maximum number of modifiers per product and choices per modifier, as specified. */
export const maxModifiers = 10
/** Maximum length of a buyer's text. */
export const longestText = 500

interface Named {
  readonly id: string
  /** The name used in carts: the first name, which does not change on renaming. */
  readonly key: string
  /** The name shown to buyers. */
  readonly name: string
}

export interface ModifierChoice extends Named {
  readonly colorCode?: string
  /** Added to the price of each piece, in the store's currency. */
  readonly addedPrice: Minor
}

/** A text entered by the buyer, such as an engraving. */
export interface TextModifier extends Named {
  readonly kind: 'TEXT'
  /** The label of the field. Default: the name. */
  readonly title?: string
  readonly mandatory: boolean
  readonly minLength: number
  readonly maxLength: number
  /** Added to the price of each piece with a text. */
  readonly addedPrice: Minor
}

/** A set of choices that don't create variants, such as a gift wrap. */
export interface ChoiceModifier extends Named {
  readonly kind: 'CHOICES'
  readonly mandatory: boolean
  /** Whether choices are shown as colors. */
  readonly swatches: boolean
  readonly choices: readonly ModifierChoice[]
}

/** A modifier of a product, in addition to its options. */
export type ModifierRecord = TextModifier | ChoiceModifier

export const isText = (modifier: ModifierRecord): modifier is TextModifier => modifier.kind === 'TEXT'

/** The chosen value of a modifier. */
export interface ChosenModifier {
  readonly id: string
  /** The name of the choice, or the full text. */
  readonly label: string
  readonly translatedLabel?: string
  readonly details?: string
  readonly translatedDetails?: string
  readonly colorCode?: string
  /** Quantity per piece. */
  readonly quantity: number
  /** Unit price. */
  readonly price: Minor
}

/** A modifier of a line with its chosen values. */
export interface ChosenGroup {
  readonly id: string
  readonly name: string
  readonly translatedName?: string
  readonly kind: ModifierRecord['kind']
  readonly modifiers: readonly ChosenModifier[]
}

/** Choices and texts in a request, by key, name or ID. */
export interface RequestedModifiers {
  readonly options?: Readonly<Record<string, string>>
  readonly customTextFields?: Readonly<Record<string, string>>
}

type Words = Readonly<Record<string, string>>

/** Finds an entry by key, otherwise by name, otherwise by ID. */
const findByWord = <One extends Named>(all: readonly One[], word: string): One | undefined =>
  all.find(({ key }) => key === word) ?? all.find(({ name }) => name === word) ?? all.find(({ id }) => id === word)

/** Returns the values by modifier ID. Values given by key take precedence. */
const valuesById = (modifiers: readonly ModifierRecord[], words: Words = {}): ReadonlyMap<string, string> => {
  const found = Object.entries(words).flatMap(([word, value]) => {
    const modifier = findByWord(modifiers, word)
    return modifier ? [{ modifier, word, value }] : []
  })
  const byKey = found.toSorted(
    (one, other) => Number(one.modifier.key === one.word) - Number(other.modifier.key === other.word),
  )
  return new Map(byKey.map(({ modifier, value }) => [modifier.id, value]))
}

/** Maximum number of choices listed in a message. */
const maxNamed = 20

const choicesInWords = ({ choices }: ChoiceModifier): string => {
  const names = choices.slice(0, maxNamed).map(({ name }) => `“${name}”`)
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    choices.length > maxNamed ? [...names, 'others'] : names,
  )
}

type Chosen =
  | { readonly ok: true; readonly group?: ChosenGroup }
  /** A message with the name of the modifier and its allowed values. */
  | { readonly ok: false; readonly reason: string }

const chooseText = (modifier: TextModifier, given = ''): Chosen => {
  const { id, name, mandatory, minLength, maxLength, addedPrice } = modifier
  if (given.trim() === '') return mandatory ? { ok: false, reason: `“${name}” must be filled in.` } : { ok: true }
  if (given.length < minLength) return { ok: false, reason: `“${name}” must have at least ${minLength} characters.` }
  if (given.length > maxLength) return { ok: false, reason: `“${name}” can have at most ${maxLength} characters.` }
  return {
    ok: true,
    group: { id, kind: 'TEXT', name, modifiers: [{ id, label: given, quantity: 1, price: addedPrice }] },
  }
}

const chooseChoice = (modifier: ChoiceModifier, given = ''): Chosen => {
  const { id, name, mandatory, choices } = modifier
  if (given === '') {
    return mandatory ? { ok: false, reason: `Choose “${name}”: ${choicesInWords(modifier)}.` } : { ok: true }
  }
  const choice = findByWord(choices, given)
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

/** Returns the chosen modifiers of a product in order, or the first problem. */
export const chooseModifiers = (
  modifiers: readonly ModifierRecord[],
  { options, customTextFields }: RequestedModifiers = {},
): ModifiersChosen => {
  const [choices, texts] = [valuesById(modifiers, options), valuesById(modifiers, customTextFields)]
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

/** Returns whether a word refers to a modifier of a kind. */
export const isModifier = (modifiers: readonly ModifierRecord[], kind: ModifierRecord['kind'], word: string): boolean =>
  findByWord(modifiers, word)?.kind === kind

/** Returns the choices that don't refer to a modifier, but to product options. */
const otherChoices = (modifiers: readonly ModifierRecord[], options: Words = {}): Words =>
  Object.fromEntries(Object.entries(options).filter(([word]) => !isModifier(modifiers, 'CHOICES', word)))

/** Replaces names and IDs in a reference by permanent keys, and removes empty values. */
export const keyedReference = <Options extends RequestedModifiers>(
  modifiers: readonly ModifierRecord[],
  { options, customTextFields, ...rest }: Options,
): Omit<Options, keyof RequestedModifiers> & RequestedModifiers => {
  const [choices, texts] = [valuesById(modifiers, options), valuesById(modifiers, customTextFields)]
  const keyedChoices = {
    ...otherChoices(modifiers, options),
    ...Object.fromEntries(
      modifiers.flatMap((modifier) => {
        const choice = isText(modifier) ? undefined : findByWord(modifier.choices, choices.get(modifier.id) ?? '')
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
    ...(Object.keys(keyedChoices).length > 0 && { options: keyedChoices }),
    ...(Object.keys(written).length > 0 && { customTextFields: written }),
  }
}

/** Returns what modifiers add to the price of one piece. */
export const addedPrice = (groups: readonly ChosenGroup[] = []): Minor =>
  groups.reduce(
    (sum, { modifiers }) => sum + modifiers.reduce((part, { price, quantity }) => part + price * quantity, 0),
    0,
  )

/** Returns a key for the chosen modifiers that does not depend on how they were given, or `undefined` without any. */
export const choicesKey = (groups: readonly ChosenGroup[] = []): string | undefined => {
  const chosen = groups.filter(({ kind }) => kind === 'CHOICES')
  return chosen.length === 0
    ? undefined
    : JSON.stringify(chosen.map(({ id, modifiers }) => [id, ...modifiers.map((one) => one.id)]).toSorted())
}

/** Applies a change to all prices of modifiers, such as a currency conversion. */
export const withPrices = (groups: readonly ChosenGroup[], change: (price: Minor) => Minor): readonly ChosenGroup[] =>
  groups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((one) => ({ ...one, price: change(one.price) })),
  }))
