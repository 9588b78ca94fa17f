import { blankVariant } from './blank-draft.ts'
import type { OptionDraft, VariantDraft } from './product-draft.ts'

/** Limit of the API. */
export const maxVariants = 1000

type Choices = VariantDraft['choices']

/** Identifies a variant by its choices, in the order of the options. */
export const variantKey = ({ choices }: Pick<VariantDraft, 'choices'>, options: readonly OptionDraft[]): string =>
  options.map(({ key }) => choices[key] ?? '').join('\n')

/** The choices of a variant in words, such as “Red / Small”. */
export const variantLabel = ({ choices }: Pick<VariantDraft, 'choices'>, options: readonly OptionDraft[]): string =>
  options
    .map(({ key, choices: all }) => all.find((one) => one.key === choices[key])?.name ?? '')
    .filter((name) => name !== '')
    .join(' / ')

/** Options without choices make no variants yet. */
const chosenFrom = (options: readonly OptionDraft[]): OptionDraft[] =>
  options.filter(({ choices }) => choices.length > 0)

export const countVariants = (options: readonly OptionDraft[]): number =>
  chosenFrom(options).reduce((count, { choices }) => count * choices.length, 1)

const combinationsOf = (options: readonly OptionDraft[]): Choices[] =>
  options.reduce<Choices[]>(
    (combinations, { key, choices }) =>
      combinations.flatMap((combination) => choices.map((choice) => ({ ...combination, [key]: choice.key }))),
    [{}],
  )

/** Whether a variant has all choices of a combination. Options that one of both does not have are ignored. */
const fits = (variant: VariantDraft, combination: Choices): boolean =>
  Object.entries(combination).every(([option, choice]) => (variant.choices[option] ?? choice) === choice)

/** A new variant like another one. What identifies a piece of stock is not copied. */
const variantLike = (variant: VariantDraft, choices: Choices): VariantDraft => {
  const { id: _id, ...rest } = variant
  return { ...rest, choices, sku: '', barcode: '', mediaKeys: [], stock: {} }
}

interface Aligning {
  readonly options: readonly OptionDraft[]
  readonly variants: readonly VariantDraft[]
}

/** Whether a product was sold without this combination, although it had all of its choices. */
const isLeftOut = (combination: Choices, before: readonly OptionDraft[]): boolean =>
  before.length > 0 &&
  Object.entries(combination).every(([option, choice]) =>
    before.find(({ key }) => key === option)?.choices.some(({ key }) => key === choice),
  )

/**
 * Returns the variants of changed options: one for each combination. Each existing variant is continued by one that has its
 * choices, which keeps its ID, prices and stock; others begin with the prices of a similar one.
 */
export const alignVariants = (
  { options: before, variants }: Aligning,
  options: readonly OptionDraft[],
): readonly VariantDraft[] => {
  const chosen = chosenFrom(options)
  if (countVariants(chosen) > maxVariants) return variants
  const keys = new Set(chosen.map(({ key }) => key))
  // Without an option that was removed, several variants have the same choices: the first one goes on.
  const reduced = variants.map((variant) => ({
    variant,
    choices: Object.fromEntries(Object.entries(variant.choices).filter(([option]) => keys.has(option))),
  }))
  const taken = new Set<VariantDraft>()
  const hadChoices = chosenFrom(before).length === keys.size ? before : []
  const aligned = combinationsOf(chosen).flatMap((choices) => {
    const fitting = reduced.filter((one) => fits({ ...one.variant, choices: one.choices }, choices))
    const next = fitting.find(({ variant }) => !taken.has(variant))?.variant
    if (next) {
      taken.add(next)
      return [{ ...next, choices }]
    }
    if (fitting.length === 0 && isLeftOut(choices, hadChoices)) return []
    return [variantLike(fitting[0]?.variant ?? variants[0] ?? blankVariant, choices)]
  })
  return aligned.length > 0 ? aligned : [blankVariant]
}
