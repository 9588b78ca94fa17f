import type { Customization, CustomizationUpdate } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { entityFields, presentColumns, type EntityKind, type Writing } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { readLabel } from '../../ground/entity/label.ts'
import type { ColumnValues } from '../../ground/entity/store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { addChoices, choiceTypeOf, itemsOf, type SentChoice } from './choices.ts'
import { readFreeText } from './free-text.ts'
import { presentImage, type ImageReferences } from '../../ground/media/image-records.ts'
import { countProductsByCustomization, type CustomizationRow } from './store.ts'
import type { ChoiceRecord, CustomizationType, RenderType } from './tables.ts'

/** The kind of job that updates the products of a customization. The key is the ID of the customization. */
export const refreshCustomizationJob = 'refresh-customization'

/** A customization as callers send it, with what it refers to. */
type SentCustomization = Input<CustomizationUpdate> & { readonly references: ImageReferences }

/** What identifies a customization besides its name. Cannot be changed. */
interface Fixed {
  readonly type: CustomizationType
  readonly renderType: RenderType
}

const readFixed = (sent: SentCustomization, path: string): Fixed => {
  const type = required(sent.customizationType, `${path}.customizationType`)
  const renderType = required(sent.customizationRenderType, `${path}.customizationRenderType`)
  if (type === 'PRODUCT_OPTION' && renderType === 'FREE_TEXT') throw new Refusal('INVALID_CUSTOMIZATION_RENDER_TYPE')
  return { type, renderType }
}

const requireUnchanged = (field: string, isSame: boolean): void => {
  if (!isSame) throw invalidField(field, 'cannot be changed', 'FIELD_NOT_ALLOWED')
}

const isSameChoice = (sent: SentChoice, choice: ChoiceRecord): boolean =>
  (['id', 'name', 'colorCode', 'defaultAddedPrice'] as const).every(
    (name) => sent[name] === undefined || sent[name] === choice[name],
  ) &&
  (sent.primaryChoiceIds === undefined ||
    JSON.stringify(sent.primaryChoiceIds) === JSON.stringify(choice.primaryChoiceIds ?? []))

/** Refuses changes of fields that an update cannot change. Callers may send them back as they were read. */
const requireFixed = (sent: SentCustomization, row: CustomizationRow, path: string): Fixed => {
  const { customization_type: type, render_type: renderType } = row
  const { customizationType = type, customizationRenderType = renderType, choicesSettings } = sent
  requireUnchanged(`${path}.customizationType`, customizationType === type)
  requireUnchanged(`${path}.customizationRenderType`, customizationRenderType === renderType)
  const choices = choicesSettings?.choices
  if (choices) {
    const isSame =
      choices.length === row.choices.length && choices.every((one, index) => isSameChoice(one, row.choices[index]!))
    const description = 'cannot be changed here; use setCustomizationChoices or updateCustomizationChoices'
    if (!isSame) throw invalidField(`${path}.choicesSettings.choices`, description, 'FIELD_NOT_ALLOWED')
  }
  return { type, renderType }
}

const readNewChoices = (
  sent: SentCustomization,
  { newId, path, ...fixed }: Fixed & { readonly newId: () => string; readonly path: string },
): readonly ChoiceRecord[] => {
  const field = `${path}.choicesSettings.choices`
  const choices = sent.choicesSettings?.choices
  if (fixed.renderType === 'FREE_TEXT') {
    if (choices) throw new Refusal('DOESNT_SUPPORT_CHOICES', undefined, { field })
    return []
  }
  if (choices?.length === 0) throw invalidField(field, 'must have at least one choice', 'MIN_SIZE')
  // New choices have no IDs yet. Those of a copied customization are ignored.
  const withoutIds = required(choices, field).map(({ id: _id, ...one }) => one)
  return addChoices([], withoutIds, { ...sent.references, ...fixed, newId }, { pathOf: itemsOf(field) })
}

const nameColumns = (sent: string | undefined, field: string) => {
  const name = readLabel(sent, field)
  return { name, folded_name: name.toLowerCase() }
}

const newColumns = (sent: SentCustomization, path: string, newId: () => string): ColumnValues => {
  const fixed = readFixed(sent, path)
  const name = nameColumns(sent.name, `${path}.name`)
  const { site } = sent.references
  const freeText = readFreeText(sent.freeTextInput, { ...fixed, site, path: `${path}.freeTextInput` })
  return {
    ...name,
    key: name.name,
    customization_type: fixed.type,
    render_type: fixed.renderType,
    free_text: freeText && JSON.stringify(freeText),
    choices: JSON.stringify(readNewChoices(sent, { ...fixed, newId, path })),
  }
}

const changedColumns = (
  sent: SentCustomization,
  before: CustomizationRow,
  { names, path }: Writing<CustomizationRow>,
): ColumnValues => {
  const fixed = requireFixed(sent, before, path)
  const { site } = sent.references
  const about = { ...fixed, site, path: `${path}.freeTextInput`, before: before.free_text }
  const freeText = names.has('freeTextInput') ? readFreeText(sent.freeTextInput, about) : null
  return {
    ...(names.has('name') && nameColumns(sent.name, `${path}.name`)),
    ...(freeText && { free_text: JSON.stringify(freeText) }),
  }
}

const presentChoice = (
  { displayImage: _displayImage, primaryChoiceIds, ...choice }: ChoiceRecord,
  renderType: RenderType,
) => ({
  ...choice,
  choiceType: choiceTypeOf(renderType),
  ...(primaryChoiceIds && { primaryChoiceIds: [...primaryChoiceIds] }),
})

export const presentCustomization = (row: CustomizationRow): Customization => ({
  ...presentColumns(row),
  key: row.key,
  name: row.name,
  customizationType: row.customization_type,
  customizationRenderType: row.render_type,
  ...(row.free_text && { freeTextInput: row.free_text }),
  ...(row.choices.length > 0 && {
    choicesSettings: { choices: row.choices.map((choice) => presentChoice(choice, row.render_type)) },
  }),
})

type Requested = 'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'
type Kind = EntityKind<CustomizationRow, SentCustomization, Customization, Requested>

const requestedFields = ({ sites }: Pick<Context, 'sites'>): Kind['requested'] => ({
  ASSIGNED_PRODUCTS_COUNT: async (db, siteId, rows) => {
    const ids = rows.map(({ id }) => id)
    const counts = await countProductsByCustomization(db, siteId, ids)
    return ({ id }) => ({ assignedProductsCount: counts.get(id) ?? 0 })
  },
  CHOICE_DISPLAY_IMAGE: async (_db, siteId) => {
    const site = await requireSite(sites, siteId)
    return ({ choices, render_type: renderType }) => {
      if (choices.length === 0) return {}
      const shown = choices.map((choice) => ({
        ...presentChoice(choice, renderType),
        ...(choice.displayImage && { displayImage: presentImage(choice.displayImage, site) }),
      }))
      return { choicesSettings: { choices: shown } }
    }
  },
})

/** How many product options a store can have, and how many modifiers. */
const maxCustomizations = 10_000

const limitOf: Kind['limit'] = ({ customizationType = 'PRODUCT_OPTION' }) => ({
  count: maxCustomizations,
  filter: { customizationType },
  code: customizationType === 'PRODUCT_OPTION' ? 'OPTIONS_LIMIT_EXCEEDED' : 'MODIFIERS_LIMIT_EXCEEDED',
})

/** A product option that products have cannot be deleted: their variants consist of its choices. */
const requireDeletable: Kind['requireDeletable'] = async (row, db) => {
  if (row.customization_type === 'MODIFIER') return
  const counts = await countProductsByCustomization(db, row.site_id, [row.id])
  if (!counts.has(row.id)) return
  const ruleName = 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT'
  throw invalidField('customizationId', 'is a product option that products have', 'VALIDATION', ruleName)
}

const kindOf = (context: Pick<Context, 'newId' | 'sites'>): Kind => ({
  table: 'customization',
  event: 'wix.stores.catalog.v3.customization',
  missing: 'The customization was not found.',
  duplicate: 'The store already has this customization.',
  limit: limitOf,
  writable: ['name', 'freeTextInput'],
  fields: {
    ...entityFields,
    id: { kind: 'text', column: sql`id`, isNeverNull: true },
    name: { kind: 'text', column: sql`name`, sortBy: sql`folded_name`, isNeverNull: true },
    customizationType: { kind: 'text', column: sql`customization_type`, isNeverNull: true, isFilterOnly: true },
    customizationRenderType: { kind: 'text', column: sql`render_type`, isNeverNull: true, isFilterOnly: true },
  },
  columnsOf: (sent, writing) =>
    writing.before ? changedColumns(sent, writing.before, writing) : newColumns(sent, writing.path, context.newId),
  requireDeletable,
  present: presentCustomization,
  requested: requestedFields(context),
  refreshJob: refreshCustomizationJob,
})

export type CustomizationContext = Pick<Context, 'db' | 'now' | 'newId' | 'sites'>

/** Stores the customizations of all sites. */
export const createCustomizations = (context: CustomizationContext) => createEntityStore(context, kindOf(context))
