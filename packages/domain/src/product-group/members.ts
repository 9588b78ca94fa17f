import type { ProductGroupMember } from '@vitrine/contract/entities/catalog/product/product-group.ts'
import type { OptionRecord } from '../catalog/product.ts'
import { isText, type ModifierRecord } from '../modifier/modifier.ts'

type Choice = NonNullable<ProductGroupMember['choice']>

interface Customized {
  readonly options: readonly OptionRecord[]
  readonly modifiers: readonly ModifierRecord[]
}

const choiceOfOption = ({ type, choices }: OptionRecord): Choice | undefined => {
  const [only, ...others] = choices
  if (only?.id === undefined || others.length > 0) return undefined
  const { id, value, description: name, key = name } = only
  return type === 'color'
    ? { id, key, name, choiceType: 'ONE_COLOR', colorCode: value }
    : { id, key, name, choiceType: 'CHOICE_TEXT' }
}

const choiceOfModifier = (modifier: ModifierRecord): Choice | undefined => {
  const [only, ...others] = isText(modifier) ? [] : modifier.choices
  if (only === undefined || others.length > 0) return undefined
  const { id, key, name, colorCode } = only
  return colorCode === undefined
    ? { id, key, name, choiceType: 'CHOICE_TEXT' }
    : { id, key, name, choiceType: 'ONE_COLOR', colorCode }
}

/** Returns the only choice that a product has of a customization. `undefined` if it has none or several. */
export const onlyChoiceOf = ({ options, modifiers }: Customized, customizationId: string): Choice | undefined => {
  const option = options.find(({ id }) => id === customizationId)
  if (option) return choiceOfOption(option)
  const modifier = modifiers.find(({ id }) => id === customizationId)
  return modifier && choiceOfModifier(modifier)
}

/** Tells whether shoppers see a product in its group, and why not. */
export const memberStatus = (
  choice: Choice | undefined,
  { visible }: { readonly visible: boolean },
): ProductGroupMember['status'] => {
  if (!choice) return 'OUT_OF_SYNC'
  return visible ? 'ACTIVE' : 'HIDDEN'
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Sorts the members of a group: by the order of their choices, then by the names of other choices. Those without a choice
 * come last.
 */
export const sortMembers = (
  members: readonly ProductGroupMember[],
  choiceOrder: readonly string[],
): ProductGroupMember[] => {
  const places = new Map(choiceOrder.map((id, place) => [id, place]))
  const placeOf = ({ choice }: ProductGroupMember): number => {
    if (!choice) return choiceOrder.length + 1
    return places.get(choice.id) ?? choiceOrder.length
  }
  return members.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      (one.choice?.name ?? '').localeCompare(other.choice?.name ?? '', 'en') ||
      compareTexts(one.choice?.id ?? '', other.choice?.id ?? '') ||
      compareTexts(one.productId, other.productId),
  )
}
