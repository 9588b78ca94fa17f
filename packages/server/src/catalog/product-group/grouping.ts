import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import { invalidField, Refusal, required, invalidBecause } from '../../ground/base/refusal.ts'
import type { SentGroup } from './request.ts'
import type { ProductGroupRow } from './store.ts'

/** Returns the customization of a new group: one with choices. */
export const readGrouping = (
  sent: string | undefined,
  customizations: ReadonlyMap<string, Customization>,
  path: string,
): Customization => {
  const customizationId = required(sent, path)
  const found = customizations.get(customizationId)
  if (!found) throw new Refusal('CUSTOMIZATION_NOT_FOUND', undefined, { customizationId, field: path })
  if (found.customizationRenderType === 'FREE_TEXT')
    throw new Refusal('UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE', undefined, { customizationId, field: path })
  return found
}

/** Reads the order of choices. A removed choice may be sent back as it was read. */
export const readChoiceOrder = (
  { choiceOrder = [], groupingCustomizationId, references }: SentGroup,
  before: ProductGroupRow | undefined,
  path: string,
): string[] => {
  const id = before?.grouping_customization_id ?? groupingCustomizationId ?? ''
  const choices = references.customizations.get(id)?.choicesSettings?.choices ?? []
  const known = new Set([...choices.map((one) => one.id), ...(before?.choice_order ?? [])])
  for (const [index, choice] of choiceOrder.entries()) {
    if (!known.has(choice)) throw invalidField(`${path}[${index}]`, 'is not a choice of the grouping customization')
    if (choiceOrder.indexOf(choice) < index)
      throw invalidBecause(`${path}[${index}]`, 'LISTED_TWICE', { description: 'is the same as an earlier one' })
  }
  return [...choiceOrder]
}
