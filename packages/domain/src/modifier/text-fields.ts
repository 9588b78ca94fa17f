import { isText, type ModifierRecord, type TextModifier } from './modifier.ts'

/** A text that buyers are asked for, as catalogs tell it that know no prices of texts. */
export interface TextField {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** A name that no other has yet, made of one that may be taken. */
export const freeKey = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(name)) return name
  for (let count = 2; ; count += 1) if (!taken.has(`${name} ${count}`)) return `${name} ${count}`
}

export interface NewNames {
  readonly newId: () => string
  /** What keys must not be, such as names of options. */
  readonly taken?: ReadonlySet<string>
}

/**
 * Modifiers with other texts among them. A text that has its title keeps its price and its place; choices stay as they
 * are.
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
