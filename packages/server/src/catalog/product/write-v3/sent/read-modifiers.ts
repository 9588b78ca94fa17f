import type { OptionRecord } from '@vitrine/domain/catalog/product.ts'
import {
  longestText,
  type ChoiceModifier,
  type ModifierChoice,
  type ModifierRecord,
  type TextModifier,
} from '@vitrine/domain/modifier/modifier.ts'
import { freeKey } from '@vitrine/domain/modifier/text-fields.ts'
import { exactMinor } from '../../../../ground/base/amounts.ts'
import { invalidField, invalidBecause } from '../../../../ground/base/refusal.ts'
import type { ConnectedCustomization } from '../../../customization/api.ts'
import { requireRenderType } from '../customizations-of-product.ts'
import type { SentModifier, Writing } from './sent-product.ts'

type Place = Pick<Writing, 'path' | 'site'>

const added = (amount: string | undefined, field: string, { site: { currency } }: Place) =>
  amount === undefined ? 0 : exactMinor(amount, { field, currency })

type Fields<Modifier> = Omit<Modifier, 'id' | 'key' | 'name'>

const readText = (
  sent: SentModifier,
  { customization }: ConnectedCustomization,
  place: Place,
): Fields<TextModifier> => {
  const { name, freeTextInput } = customization
  const field = `${place.path}.freeTextSettings`
  const settings = { ...freeTextInput, ...sent.freeTextSettings }
  const { title = name, minCharCount = 0, maxCharCount = longestText, defaultAddedPrice } = settings
  if (minCharCount > maxCharCount)
    throw invalidField(`${field}.minCharCount`, `must be at most ${maxCharCount}, the maxCharCount`, 'MAX')
  return {
    kind: 'TEXT',
    mandatory: sent.mandatory ?? false,
    ...(title !== name && { title }),
    minLength: minCharCount,
    maxLength: maxCharCount,
    addedPrice: added(defaultAddedPrice, `${field}.defaultAddedPrice`, place),
  }
}

const readChoices = (
  sent: SentModifier,
  { customization, choices: connected }: ConnectedCustomization,
  place: Place,
): Fields<ChoiceModifier> => {
  const field = `${place.path}.choicesSettings.choices`
  const choices = (sent.choicesSettings?.choices ?? []).map(({ addedPrice }, index): ModifierChoice => {
    const { id, key, name, colorCode, defaultAddedPrice } = connected[index]!
    const price = added(addedPrice ?? defaultAddedPrice, `${field}[${index}].addedPrice`, place)
    return { id, key, name, ...(colorCode !== undefined && { colorCode }), addedPrice: price }
  })
  const twice = choices.findIndex(({ id }, index) => choices.findIndex((one) => one.id === id) < index)
  if (twice !== -1)
    throw invalidBecause(`${field}[${twice}]`, 'LISTED_TWICE', { description: 'is the same choice as another one' })
  const swatches = customization.customizationRenderType === 'SWATCH_CHOICES'
  return { kind: 'CHOICES', mandatory: sent.mandatory ?? false, swatches, choices }
}

/** Refuses two modifiers with the same customization, and names that carts could not tell apart. */
const requireDistinct = (
  modifiers: readonly ModifierRecord[],
  { options, path }: { options: readonly OptionRecord[]; path: string },
): void => {
  for (const [index, { id, name }] of modifiers.entries()) {
    const field = `${path}.modifiers[${index}]`
    if (modifiers.findIndex((one) => one.id === id) < index)
      throw invalidField(`${field}.id`, 'is the ID of two modifiers', 'VALIDATION', 'MODIFIERS_ID_DUPLICATION_ERROR')
    if (modifiers.findIndex((one) => one.name === name) < index)
      throw invalidField(`${field}.name`, 'is the name of two modifiers')
    if (options.some((option) => option.name === name))
      throw invalidField(`${field}.name`, 'is the name of an option of the product')
  }
}

const readModifier = (sent: SentModifier, connected: ConnectedCustomization, place: Place) => {
  requireRenderType(connected, sent.modifierRenderType, `${place.path}.modifierRenderType`)
  return connected.customization.customizationRenderType === 'FREE_TEXT'
    ? readText(sent, connected, place)
    : readChoices(sent, connected, place)
}

/** Returns the modifiers of a product: those that were sent, with their customizations, or those before. */
export const readModifiers = (
  writing: Writing,
  connected: readonly ConnectedCustomization[],
  options: readonly OptionRecord[],
): readonly ModifierRecord[] => {
  const { sent, names, path, site, product } = writing
  const before = product.record.modifiers ?? []
  const keys = new Set(options.flatMap(({ name, key = name }) => [name, key]))
  const modifiers = !names.has('modifiers')
    ? before
    : (sent.modifiers ?? []).map((one, index): ModifierRecord => {
        const place = { path: `${path}.modifiers[${index}]`, site }
        const { id, key: firstName, name } = connected[index]!.customization
        const known = before.find((one) => one.id === id || one.name === name)
        const key = known?.key ?? freeKey(firstName, keys)
        keys.add(key)
        return { id, key, name, ...readModifier(one, connected[index]!, place) }
      })
  requireDistinct(modifiers, { options, path })
  return modifiers
}
