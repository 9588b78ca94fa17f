import type { ChoiceRecord, OptionRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'

type Choices = VariantRecord['choices']

const isSameOption = (one: OptionRecord, other: OptionRecord): boolean =>
  (one.id !== undefined && one.id === other.id) || one.name.toLowerCase() === other.name.toLowerCase()

const isSameChoice = (one: ChoiceRecord, other: ChoiceRecord): boolean =>
  (one.id !== undefined && one.id === other.id) || one.description.toLowerCase() === other.description.toLowerCase()

/** Returns choices in the words of other options. `undefined` if they are not exactly one choice of each option. */
export const realignChoices = (
  choices: Choices,
  before: readonly OptionRecord[],
  options: readonly OptionRecord[],
): Choices | undefined => {
  if (Object.keys(choices).length !== options.length) return undefined
  const realigned = options.flatMap((option) => {
    const known = before.find((one) => isSameOption(one, option))
    const chosen = known?.choices.find(({ description }) => description === choices[known.name])
    const choice = chosen && option.choices.find((one) => isSameChoice(one, chosen))
    return choice ? [[option.name, choice.description] as const] : []
  })
  return realigned.length === options.length ? Object.fromEntries(realigned) : undefined
}
