import { isText, type ModifierRecord, type TextModifier } from './modifier.ts'

/** A text field in the format of catalogs without prices for texts. */
export interface TextField {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** Returns a name that is not taken, derived from the given one. */
export const freeKey = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(name)) return name
  for (let count = 2; ; count += 1) if (!taken.has(`${name} ${count}`)) return `${name} ${count}`
}

export interface NewNames {
  readonly newId: () => string
  /** Keys that are taken, such as names of options. */
  readonly taken?: ReadonlySet<string>
}

/**
 * Replaces the text fields of modifiers. A field with an existing title keeps its price and position; choices stay
 * unchanged.
 */
export const withTextFields = (
  modifiers: readonly ModifierRecord[],
  fields: readonly TextField[],
  { newId, taken = new Set() }: NewNames,
): readonly ModifierRecord[] => {
  const keys = new Set([...taken, ...modifiers.map(({ key }) => key)])
  const texts = fields.map(({ title, maxLength, mandatory }): TextModifier => {
    const known = modifiers.find((one): one is TextModifier => isText(one) && one.name === title)
    if (known) return { ...known, maxLength, mandatory, minLength: Math.min(known.minLength, maxLength) }
    const key = freeKey(title, keys)
    keys.add(key)
    return { id: newId(), key, name: title, kind: 'TEXT', mandatory, minLength: 0, maxLength, addedPrice: 0 }
  })
  const left = [...texts]
  const placed = modifiers.flatMap((one): readonly ModifierRecord[] => (isText(one) ? left.splice(0, 1) : [one]))
  return [...placed, ...left]
}
