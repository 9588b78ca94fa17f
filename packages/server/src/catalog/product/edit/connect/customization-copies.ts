import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { OptionRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { isText, type ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'

type Named = Pick<ProductRecord, 'options' | 'modifiers'>

/** Returns the new name of an option or modifier, unless another one of the product has it. */
const nameOf = ({ options, modifiers = [] }: Named, id: string, { before, name }: { before: string; name: string }) =>
  [...options, ...modifiers].some((one) => one.id !== id && one.name === name) ? before : name

/** Returns an option with the names and colors of its customization. Its choices cannot be removed from that. */
const refreshOption = (record: ProductRecord, option: OptionRecord, { name, choicesSettings }: Customization) => {
  const known = new Map((choicesSettings?.choices ?? []).map((one) => [one.id, one]))
  const choices = option.choices.map((choice) => {
    const current = choice.id === undefined ? undefined : known.get(choice.id)
    return current ? { ...choice, value: current.colorCode ?? current.name, description: current.name } : choice
  })
  const isDistinct = new Set(choices.map(({ description }) => description)).size === choices.length
  return {
    ...option,
    name: nameOf(record, option.id!, { before: option.name, name }),
    choices: isDistinct ? choices : option.choices,
  }
}

const renameChoices = (variant: VariantRecord, before: OptionRecord, option: OptionRecord): VariantRecord => {
  const { [before.name]: chosen, ...others } = variant.choices
  const index = before.choices.findIndex(({ description }) => description === chosen)
  const choice = option.choices[index]?.description ?? chosen
  return choice === undefined ? variant : { ...variant, choices: { ...others, [option.name]: choice } }
}

/** Returns a modifier with the names and colors of its customization, without removed choices. */
const refreshModifier = (
  record: ProductRecord,
  modifier: ModifierRecord,
  { name, choicesSettings }: Customization,
): ModifierRecord | undefined => {
  const renamed = { ...modifier, name: nameOf(record, modifier.id, { before: modifier.name, name }) }
  if (isText(renamed)) return renamed
  const known = new Map((choicesSettings?.choices ?? []).map((one) => [one.id, one]))
  const choices = renamed.choices.flatMap(({ colorCode: _before, ...choice }) => {
    const current = known.get(choice.id)
    if (!current) return []
    const { name: choiceName, colorCode } = current
    return [{ ...choice, name: choiceName, ...(colorCode !== undefined && { colorCode }) }]
  })
  return choices.length > 0 ? { ...renamed, choices } : undefined
}

/** Returns a product with the current names, colors and choices of a customization. A deleted one is removed. */
export const refreshCustomization = (
  record: ProductRecord,
  id: string,
  customization: Customization | undefined,
): ProductRecord => {
  const { modifiers: before = [], ...rest } = record
  const modifiers = before.flatMap((one) => {
    if (one.id !== id) return [one]
    return (customization && refreshModifier(record, one, customization)) ?? []
  })
  const changed: ProductRecord = { ...rest, ...(modifiers.length > 0 && { modifiers }) }
  const option = record.options.find((one) => one.id === id)
  if (!option || !customization) return changed
  const refreshed = refreshOption(record, option, customization)
  return {
    ...changed,
    options: record.options.map((one) => (one === option ? refreshed : one)),
    variants: record.variants.map((one) => renameChoices(one, option, refreshed)),
  }
}
