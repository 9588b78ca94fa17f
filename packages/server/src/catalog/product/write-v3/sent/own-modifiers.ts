import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import { isText, type ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { findCustomizations } from '../../../customization/api.ts'
import type { SentModifier, SentProduct, Writing } from './sent-product.ts'

const renderTypeOf = (modifier: ModifierRecord): NonNullable<SentModifier['modifierRenderType']> => {
  if (isText(modifier)) return 'FREE_TEXT'
  return modifier.swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'
}

type SentChoices = NonNullable<NonNullable<SentModifier['choicesSettings']>['choices']>

/** Returns choices by name instead of an ID that their customization does not have. */
const choicesByName = (sent: SentChoices, own: ModifierRecord, known: ReadonlySet<string>): SentChoices =>
  sent.map(({ choiceId, ...choice }) => {
    if (choiceId !== undefined && known.has(choiceId)) return { choiceId, ...choice }
    const same = isText(own) ? undefined : own.choices.find(({ id }) => id === choiceId)
    if (same) return { name: same.name, ...choice }
    return choiceId === undefined ? choice : { choiceId, ...choice }
  })

/** Returns a modifier by its name and type instead of an ID that no customization has. */
const connectable = (
  { id, choicesSettings, ...sent }: SentModifier,
  own: ModifierRecord,
  customization: Customization | undefined,
): SentModifier => {
  const known = new Set((customization?.choicesSettings?.choices ?? []).map((one) => one.id))
  const choices = choicesSettings?.choices && choicesByName(choicesSettings.choices, own, known)
  return {
    ...(customization && id !== undefined ? { id } : { name: own.name, modifierRenderType: renderTypeOf(own) }),
    ...sent,
    ...(choices && { choicesSettings: { choices } }),
  }
}

/**
 * Returns a product whose modifiers can be connected. Modifiers and choices that catalog V1 created have an ID but no
 * customization yet, so they are found by name.
 */
export const withConnectableModifiers = async (
  db: Db,
  { sent, names, site, product }: Writing,
): Promise<SentProduct> => {
  const { modifiers: own = [] } = product.record
  const { modifiers = [] } = sent
  const ids = own.flatMap(({ id }) => (modifiers.some((one) => one.id === id) ? [id] : []))
  if (ids.length === 0 || !names.has('modifiers')) return sent
  const customizations = await findCustomizations(db, site.id, ids)
  return {
    ...sent,
    modifiers: modifiers.map((one) => {
      const known = own.find(({ id }) => id === one.id)
      return known ? connectable(one, known, customizations.get(known.id)) : one
    }),
  }
}
