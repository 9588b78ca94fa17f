import { isText, type ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { findCustomizations } from '../../../customization/api.ts'
import type { SentModifier, SentProduct, Writing } from './sent-product.ts'

const renderTypeOf = (modifier: ModifierRecord): NonNullable<SentModifier['modifierRenderType']> => {
  if (isText(modifier)) return 'FREE_TEXT'
  return modifier.swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'
}

/** Returns a modifier by its name and type instead of its ID, with choices by name. */
const byName = ({ id: _id, choicesSettings, ...sent }: SentModifier, own: ModifierRecord): SentModifier => ({
  name: own.name,
  modifierRenderType: renderTypeOf(own),
  ...sent,
  ...(choicesSettings && {
    choicesSettings: {
      choices: (choicesSettings.choices ?? []).map(({ choiceId, ...choice }) => {
        const known = isText(own) ? undefined : own.choices.find(({ id }) => id === choiceId)
        return { ...(known && { name: known.name }), ...choice }
      }),
    },
  }),
})

/**
 * Returns a product whose modifiers can be connected. Modifiers that catalog V1 created have an ID but no customization
 * yet, so they are found by name.
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
      return known && !customizations.has(known.id) ? byName(one, known) : one
    }),
  }
}
