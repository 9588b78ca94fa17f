import type { ProductOption } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ChoiceRecord, OptionRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { withCustomization } from '@vitrine/domain/catalog/fields-of-v3.ts'
import { countVariants, maxOptions, maxVariants, rebuildVariants } from '@vitrine/domain/catalog/variants.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'

const colourCode = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

interface SentOption {
  readonly name: string
  /** The sent type. By default, an option whose choices are all colors is a color option. */
  readonly type: OptionRecord['type'] | undefined
  readonly choices: readonly { readonly value: string; readonly description: string }[]
}

/** Normalizes sent options. A single word stands for both value and description; an empty name counts as missing. */
const plainOptions = (sent: readonly Input<ProductOption>[]): SentOption[] =>
  sent.map(({ name = '', optionType, choices = [] }) => ({
    name,
    type: optionType === 'unspecified_option_type' ? undefined : optionType,
    choices: choices.map(({ value, description }) => ({
      value: value ?? description ?? '',
      description: description ?? value ?? '',
    })),
  }))

const namedAs = (name: string, options: readonly OptionRecord[]): OptionRecord | undefined =>
  options.find((option) => option.name === name)

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length

/** Returns the invalid colors of a color option. Existing choices are not checked again. */
const colourless = ({ type, choices }: SentOption, before: OptionRecord | undefined): number[] => {
  if (type !== 'color') return []
  const known = new Set(before?.choices.map(({ value }) => value))
  return choices.flatMap(({ value }, index) => (colourCode.test(value) || known.has(value) ? [] : [index]))
}

const violationsOf = (options: readonly SentOption[], before: readonly OptionRecord[]): Violation[] => {
  const field = 'product.productOptions'
  const found: Violation[] = []
  const refuse = (where: string, description: string, violatedRule: Violation['violatedRule']) =>
    found.push({ field: `${field}${where}`, description, violatedRule })
  if (options.length > maxOptions) refuse('', `can have at most ${maxOptions} options`, 'MAX_SIZE')
  if (hasTwice(options.map(({ name }) => name))) refuse('', 'has two options with the same name', 'VALIDATION')
  for (const [index, option] of options.entries()) {
    const { name, choices } = option
    const descriptions = choices.map(({ description }) => description)
    if (name === '') refuse(`[${index}].name`, 'is required', 'REQUIRED_FIELD')
    if (choices.length === 0) refuse(`[${index}].choices`, 'must have at least one choice', 'MIN_SIZE')
    if (descriptions.includes('')) refuse(`[${index}].choices`, 'must each have a description', 'REQUIRED_FIELD')
    if (hasTwice(descriptions)) refuse(`[${index}].choices`, 'has two choices with the same description', 'VALIDATION')
    for (const at of colourless(option, namedAs(name, before))) {
      refuse(`[${index}].choices[${at}].value`, 'must be a color such as #ffcc00 in an option of type color', 'FORMAT')
    }
  }
  if (countVariants(options.map((option) => ({ ...option, type: 'drop_down' }))) > maxVariants) {
    refuse('', `makes more than ${maxVariants} variants`, 'MAX_SIZE')
  }
  return found
}

/** Merges a sent option with the stored one: its type and the media of its choices. */
const mergeOption = ({ name, type, choices }: SentOption, before: OptionRecord | undefined): OptionRecord => ({
  type:
    type ?? (before?.type === 'color' || choices.every(({ value }) => colourCode.test(value)) ? 'color' : 'drop_down'),
  name,
  choices: choices.map(({ value, description }): ChoiceRecord => {
    const mediaIds = before?.choices.find((choice) => choice.description === description)?.mediaIds
    return { value, description, ...(mediaIds && { mediaIds }) }
  }),
})

const namesOf = (options: readonly OptionRecord[]): string =>
  JSON.stringify(options.map(({ name, choices }) => [name, choices.map(({ description }) => description)]))

/** Applies new options and variants. Unchanged choices keep their variants. */
export const editOptions = (
  record: ProductRecord,
  sent: readonly Input<ProductOption>[],
  newId: () => string,
): { options: readonly OptionRecord[]; variants: readonly VariantRecord[] } => {
  const plain = plainOptions(sent)
  const violations = violationsOf(plain, record.options)
  if (violations.length > 0) throw new InvalidRequest(violations)

  const options = plain.map((option) =>
    withCustomization(mergeOption(option, namedAs(option.name, record.options)), record.options),
  )
  const isSame = namesOf(options) === namesOf(record.options)
  return { options, variants: isSame ? record.variants : rebuildVariants(options, record.variants, newId) }
}
