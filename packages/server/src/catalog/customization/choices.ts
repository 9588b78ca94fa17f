import { maxChoices, type IdentifiedChoice } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { freeKey } from '@vitrine/domain/modifier/text-fields.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { readLabel } from '../../ground/entity/label.ts'
import { readImage, type ImageReferences } from '../../ground/media/image-records.ts'
import type { ChoiceRecord, CustomizationType, RenderType } from './tables.ts'

export type SentChoice = Input<IdentifiedChoice>

/** The display images of choices. */
export const imagesOf = (choices: readonly SentChoice[]) => choices.flatMap(({ displayImage }) => displayImage ?? [])

/** What the fields of a choice depend on. */
export interface ChoiceContext extends ImageReferences {
  readonly type: CustomizationType
  readonly renderType: RenderType
  readonly newId: () => string
}

export const choiceTypeOf = (renderType: RenderType) =>
  renderType === 'SWATCH_CHOICES' ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const)

/** Reads an added price, which only modifiers have. */
export const readAddedPrice = (
  sent: string | undefined,
  { type, site: { currency } }: Pick<ChoiceContext, 'type' | 'site'>,
  field: string,
): { readonly defaultAddedPrice?: string } => {
  if (sent === undefined) return {}
  const minor = exactMinor(sent, { field, currency })
  if (type === 'MODIFIER') return { defaultAddedPrice: toDecimal(minor, currency) }
  if (minor === 0) return {}
  throw new Refusal('MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', undefined, { field })
}

const readColor = ({ colorCode }: SentChoice, { renderType }: ChoiceContext, path: string) => {
  const field = `${path}.colorCode`
  const refuse = (description: string) => invalidField(field, description, 'VALIDATION', 'INVALID_CHOICE_VALUE')
  if (renderType === 'SWATCH_CHOICES') {
    if (colorCode === undefined) throw refuse('must be set for SWATCH_CHOICES')
    return { colorCode }
  }
  if (colorCode !== undefined) throw refuse('is only for SWATCH_CHOICES')
  return {}
}

const readDisplayImage = ({ displayImage }: SentChoice, context: ChoiceContext, path: string) => {
  if (!displayImage) return {}
  const field = `${path}.displayImage`
  const image = readImage(displayImage, context, field)
  if (image && context.renderType !== 'SWATCH_CHOICES')
    throw invalidField(field, 'is only for SWATCH_CHOICES', 'VALIDATION', 'INVALID_CHOICE_VALUE')
  return image ? { displayImage: image } : {}
}

/** Reads a choice without its identity. */
const readFields = (sent: SentChoice, context: ChoiceContext, path: string): Omit<ChoiceRecord, 'id' | 'key'> => {
  const { choiceType, primaryChoiceIds = [] } = sent
  const expected = choiceTypeOf(context.renderType)
  if (choiceType !== undefined && choiceType !== expected) {
    const description = `must be ${expected} for ${context.renderType}`
    throw invalidField(`${path}.choiceType`, description, 'VALIDATION', 'INVALID_CHOICE_TYPE')
  }
  return {
    name: readLabel(sent.name, `${path}.name`),
    ...readColor(sent, context, path),
    ...readAddedPrice(sent.defaultAddedPrice, context, `${path}.defaultAddedPrice`),
    ...readDisplayImage(sent, context, path),
    ...(primaryChoiceIds.length > 0 && { primaryChoiceIds: [...new Set(primaryChoiceIds)] }),
  }
}

/** A choice, with the path of the request that has it. */
export interface PlacedChoice {
  readonly choice: ChoiceRecord
  readonly path?: string
}

const longestSuffix = 5

const keyFor = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? freeKey(name.slice(0, 50 - longestSuffix), taken) : name

/**
 * Reads a choice. One that exists keeps its ID and key, and its image unless another one is sent; a new one gets a key
 * that is not taken.
 */
export const readChoice = (
  sent: SentChoice,
  context: ChoiceContext,
  { path, known, taken }: { path: string; known?: ChoiceRecord | undefined; taken: Set<string> },
): PlacedChoice => {
  const fields = readFields(sent, context, path)
  const { displayImage } = known ?? {}
  const key = known?.key ?? keyFor(fields.name, taken)
  taken.add(key)
  const kept = displayImage && sent.displayImage === undefined ? { displayImage } : {}
  return { choice: { id: known?.id ?? context.newId(), key, ...kept, ...fields }, path }
}

const longColor = (color: string): string =>
  /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit) : color

/** Equal for choices that buyers could not tell apart: texts by name, colors by name and color. */
export const choiceIdentity = (name: string, colorCode = ''): string =>
  `${name.trim().toLowerCase()} ${longColor(colorCode).toLowerCase()}`

const requireDistinct = (placed: readonly PlacedChoice[]): void => {
  const seen = new Set<string>()
  // Choices of the request come last, so the violation names one of them.
  for (const { choice, path } of placed.toSorted(
    (a, b) => Number(a.path !== undefined) - Number(b.path !== undefined),
  )) {
    const identity = choiceIdentity(choice.name, choice.colorCode)
    if (seen.has(identity))
      throw invalidField(`${path}.name`, 'is the name of another choice', 'VALIDATION', 'DUPLICATE_CHOICE_NAME')
    seen.add(identity)
  }
}

const requireHierarchy = (placed: readonly PlacedChoice[]): void => {
  const byId = new Map(placed.map((one) => [one.choice.id, one]))
  for (const { choice, path } of placed)
    for (const primaryId of choice.primaryChoiceIds ?? []) {
      const primary = byId.get(primaryId)
      const field = `${path ?? primary?.path}.primaryChoiceIds`
      const refuse = (description: string, ruleName: string) => invalidField(field, description, 'VALIDATION', ruleName)
      if (primaryId === choice.id) throw refuse('cannot contain the choice itself', 'PRIMARY_CHOICE_SELF_REFERENCE')
      if (!primary) throw refuse('must be choices of the customization', 'PRIMARY_CHOICE_NOT_FOUND')
      if (primary.choice.primaryChoiceIds)
        throw refuse('cannot contain a choice with primary choices', 'PRIMARY_CHOICE_HIERARCHY_VIOLATION')
    }
}

/** Checks all choices of a customization together. */
export const requireConsistent = (placed: readonly PlacedChoice[]): readonly ChoiceRecord[] => {
  requireDistinct(placed)
  requireHierarchy(placed)
  return placed.map(({ choice }) => choice)
}

/** Returns the path of a choice by its position in the request. */
export type PathOf = (index: number) => string

/** Paths of the items of a list in the request. */
export const itemsOf =
  (list: string): PathOf =>
  (index) =>
    `${list}[${index}]`

/** Adds choices after the existing ones. Refuses more than a customization can have, by its ID. */
export const addChoices = (
  before: readonly ChoiceRecord[],
  sent: readonly SentChoice[],
  context: ChoiceContext,
  { id, pathOf }: { readonly id?: string; readonly pathOf: PathOf },
): readonly ChoiceRecord[] => {
  if (context.renderType === 'FREE_TEXT') throw new Refusal('DOESNT_SUPPORT_CHOICES')
  if (before.length + sent.length > maxChoices)
    throw new Refusal('CHOICES_LIMIT_EXCEEDED', undefined, { customizationIds: id === undefined ? [] : [id] })
  const taken = new Set(before.map(({ key }) => key))
  const added = sent.map((one, index) => readChoice(one, context, { path: pathOf(index), taken }))
  return requireConsistent([...before.map((choice) => ({ choice })), ...added])
}
