import type { ProductOption } from '@vitrine/contract/entities/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ChoiceRecord, OptionRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { countVariants, mostOptions, mostVariants, rebuildVariants } from '@vitrine/domain/catalog/variants.ts'
import { InvalidRequest, type Violation } from '../../ground/base/refusal.ts'

const colourCode = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

interface SentOption {
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly description: string }[]
}

/** What was sent of options, a choice with one word standing for both; an empty name is a missing one. */
const plainOptions = (sent: readonly Input<ProductOption>[]): SentOption[] =>
  sent.map(({ name = '', choices = [] }) => ({
    name,
    choices: choices.map(({ value, description }) => ({
      value: value ?? description ?? '',
      description: description ?? value ?? '',
    })),
  }))

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length

const violationsOf = (options: readonly SentOption[]): Violation[] => {
  const field = 'product.productOptions'
  const found: Violation[] = []
  const refuse = (where: string, description: string, violatedRule: Violation['violatedRule']) =>
    found.push({ field: `${field}${where}`, description, violatedRule })
  if (options.length > mostOptions) refuse('', `can have at most ${mostOptions} options`, 'MAX_SIZE')
  if (hasTwice(options.map(({ name }) => name))) refuse('', 'has two options with the same name', 'VALIDATION')
  for (const [index, { name, choices }] of options.entries()) {
    const descriptions = choices.map(({ description }) => description)
    if (name === '') refuse(`[${index}].name`, 'is required', 'REQUIRED_FIELD')
    if (choices.length === 0) refuse(`[${index}].choices`, 'must have at least one choice', 'MIN_SIZE')
    if (descriptions.includes('')) refuse(`[${index}].choices`, 'must each have a description', 'REQUIRED_FIELD')
    if (hasTwice(descriptions)) refuse(`[${index}].choices`, 'has two choices with the same description', 'VALIDATION')
  }
  if (countVariants(options.map((option) => ({ type: 'drop_down', ...option }))) > mostVariants) {
    refuse('', `makes more than ${mostVariants} variants`, 'MAX_SIZE')
  }
  return found
}

/** An option, with what is known of it already: its kind, and the media of its choices. */
const mergeOption = ({ name, choices }: SentOption, before: OptionRecord | undefined): OptionRecord => ({
  type: before?.type === 'color' || choices.every(({ value }) => colourCode.test(value)) ? 'color' : 'drop_down',
  name,
  choices: choices.map(({ value, description }): ChoiceRecord => {
    const mediaIds = before?.choices.find((choice) => choice.description === description)?.mediaIds
    return { value, description, ...(mediaIds && { mediaIds }) }
  }),
})

const namesOf = (options: readonly OptionRecord[]): string =>
  JSON.stringify(options.map(({ name, choices }) => [name, choices.map(({ description }) => description)]))

/** New options and their variants; with the same choices as before the variants stay as they are. */
export const editOptions = (
  record: ProductRecord,
  sent: readonly Input<ProductOption>[],
  newId: () => string,
): { options: readonly OptionRecord[]; variants: readonly VariantRecord[] } => {
  const plain = plainOptions(sent)
  const violations = violationsOf(plain)
  if (violations.length > 0) throw new InvalidRequest(violations)

  const options = plain.map((option) =>
    mergeOption(
      option,
      record.options.find(({ name }) => name === option.name),
    ),
  )
  const isSame = namesOf(options) === namesOf(record.options)
  return { options, variants: isSame ? record.variants : rebuildVariants(options, record.variants, newId) }
}
