import { maxChoices, type Customization, type FreeTextInput } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { readLabel } from '../../ground/entity/label.ts'
import type { Site } from '../../ground/site/sites.ts'
import { choiceIdentity, imagesOf, type SentChoice } from './choices.ts'
import { createCustomizations, presentCustomization, type CustomizationContext } from './customizations.ts'
import { addition } from './edit-choices.ts'
import { findImages, readImage, type ImageReferences } from '../../ground/media/image-records.ts'
import { findConnectable, lockIdentities, type CustomizationRow, type Identity } from './store.ts'
import type { ChoiceRecord, CustomizationType, RenderType } from './tables.ts'

/** A customization of a product, by its ID or else by its type, name and render type. */
export interface ConnectingCustomization {
  readonly type: CustomizationType
  readonly id?: string
  /** Required without an ID. */
  readonly name?: string
  /** Required without an ID. */
  readonly renderType?: RenderType
  /** The settings of a new one. Existing ones keep theirs. */
  readonly freeTextInput?: Input<FreeTextInput>
  /** Choices by ID, or by name and color. */
  readonly choices?: readonly SentChoice[]
  /** Its path in the request. */
  readonly path: string
  /** The path of its choices in the request. */
  readonly choicesPath: string
}

/** A customization that a product is connected to. */
export interface ConnectedCustomization {
  readonly customization: Customization
  /** The choices that were sent, in their order. */
  readonly choices: readonly ChoiceRecord[]
}

/** Most customizations that one request connects with. */
export const maxConnectable = 300

type ById = ConnectingCustomization & { readonly id: string }
type ByIdentity = ConnectingCustomization & Identity
/** A customization to connect, with its name as it is looked up. */
type Wanted = ById | ByIdentity

const isById = (wanted: Wanted): wanted is ById => wanted.id !== undefined

const wantedOf = (one: ConnectingCustomization): Wanted => {
  const { id, renderType, name, path } = one
  if (id !== undefined) return { ...one, id }
  if (renderType === undefined) throw invalidField(path, 'must have a render type or the ID of a customization')
  return { ...one, renderType, foldedName: readLabel(name, `${path}.name`).toLowerCase() }
}

const isWanted = (row: CustomizationRow, wanted: Wanted): boolean =>
  isById(wanted)
    ? row.id === wanted.id
    : row.customization_type === wanted.type &&
      row.render_type === wanted.renderType &&
      row.folded_name === wanted.foldedName

/** Finds a choice by ID, by name and color, or by name if no color was sent. */
const choiceFinder = ({ choices }: CustomizationRow): ((sent: SentChoice) => ChoiceRecord | undefined) => {
  const byId = new Map(choices.map((one) => [one.id, one]))
  const byIdentity = new Map(choices.map((one) => [choiceIdentity(one.name, one.colorCode), one]))
  const byName = new Map(choices.toReversed().map((one) => [choiceIdentity(one.name), one]))
  return ({ id, name = '', colorCode }) => {
    if (id !== undefined) return byId.get(id)
    return colorCode === undefined ? byName.get(choiceIdentity(name)) : byIdentity.get(choiceIdentity(name, colorCode))
  }
}

/** Returns the positions of the sent choices that a customization lacks. */
const missingChoices = (row: CustomizationRow, { choices = [] }: Wanted): readonly number[] => {
  const find = choiceFinder(row)
  return choices.flatMap((one, index) => (find(one) ? [] : [index]))
}

const isComplete = (row: CustomizationRow, wanted: Wanted): boolean =>
  isWanted(row, wanted) && missingChoices(row, wanted).length === 0

const hasRoom = (row: CustomizationRow, wanted: Wanted): boolean =>
  isWanted(row, wanted) && row.choices.length + missingChoices(row, wanted).length <= maxChoices

const connected = (row: CustomizationRow, { choices = [], type, path }: Wanted): ConnectedCustomization => {
  if (row.customization_type !== type)
    throw invalidField(`${path}.id`, `must be the ID of a customization with the type ${type}`)
  const find = choiceFinder(row)
  return { customization: presentCustomization(row), choices: choices.flatMap((one) => find(one) ?? []) }
}

interface Connecting {
  readonly siteId: string
  readonly references: ImageReferences
}

/** Creates a customization, or adds the missing choices to a locked one. */
const complete = async (
  context: CustomizationContext,
  transaction: Db,
  wanted: Wanted,
  { rows, siteId, references }: Connecting & { readonly rows: readonly CustomizationRow[] },
): Promise<CustomizationRow> => {
  const customizations = createCustomizations(context)
  const { choices = [], path, choicesPath } = wanted
  const before =
    rows.find((row) => hasRoom(row, wanted)) ?? (isById(wanted) ? rows.find(({ id }) => id === wanted.id) : undefined)
  if (before) {
    const missing = missingChoices(before, wanted)
    const unknown = missing.flatMap((index) => choices[index]!.id ?? [])
    if (unknown.length > 0) throw new Refusal('CHOICE_NOT_EXIST', undefined, { choiceIds: unknown, field: choicesPath })
    const sent = missing.map((index) => choices[index]!)
    const edit = addition(sent, { ...references, newId: context.newId }, (index) => `${choicesPath}[${missing[index]}]`)
    return customizations.editLocked(transaction, before, edit)
  }
  if (isById(wanted))
    throw new Refusal('CUSTOMIZATION_NOT_EXIST', undefined, { customizationId: wanted.id, field: `${path}.id` })
  const { name, type, renderType, freeTextInput } = wanted
  const sent = {
    ...(name !== undefined && { name }),
    customizationType: type,
    customizationRenderType: renderType,
    ...(freeTextInput && { freeTextInput }),
    ...(renderType !== 'FREE_TEXT' && { choicesSettings: { choices: [...choices] } }),
    references,
  }
  return customizations.findOrCreate(transaction, siteId, { sent, path, find: async () => undefined })
}

/** Adds what is missing to the locked rows, one after the other. Returns the row of each customization. */
const completeEach = async (
  context: CustomizationContext,
  transaction: Db,
  wanted: readonly Wanted[],
  { rows, ...connecting }: Connecting & { readonly rows: readonly CustomizationRow[] },
): Promise<readonly CustomizationRow[]> => {
  const current = [...rows]
  const ids: string[] = []
  for (const one of wanted) {
    const found = current.find((row) => isComplete(row, one))
    const row = found ?? (await complete(context, transaction, one, { ...connecting, rows: current }))
    const index = current.findIndex(({ id }) => id === row.id)
    current.splice(index === -1 ? current.length : index, 1, row)
    ids.push(row.id)
  }
  return ids.map((id) => current.find((row) => row.id === id)!)
}

const distinct = <Item>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((one) => [JSON.stringify(one), one])).values(),
]

/** What identifies a customization that can be looked up. */
const identityOf = ({ id, type, renderType, name = '' }: ConnectingCustomization): readonly Identity[] =>
  id === undefined && renderType !== undefined && name.trim() !== ''
    ? [{ type, renderType, foldedName: name.trim().toLowerCase() }]
    : []

/**
 * Takes the locks that several calls of `connectCustomizations` in one transaction need, in one order. Refuses more than
 * 300 different customizations.
 */
export const lockConnectable = async (
  transaction: Db,
  { siteId, customizations }: { readonly siteId: string; readonly customizations: readonly ConnectingCustomization[] },
): Promise<void> => {
  const identities = distinct(customizations.flatMap(identityOf))
  const ids = distinct(customizations.flatMap(({ id }) => id ?? []))
  if (identities.length + ids.length > maxConnectable) throw new Refusal('TOO_MANY_OPTIONS_IN_REQUEST')
  if (identities.length + ids.length === 0) return
  await lockIdentities(transaction, siteId, identities)
  await findConnectable(transaction, { siteId, identities, ids, lock: 'update' })
}

/** Refuses images of choices that have another one: they are changed with the customization, for all products. */
const requireSameImages = async (
  transaction: Db,
  site: Site,
  wanted: readonly Wanted[],
  found: readonly ConnectedCustomization[],
): Promise<void> => {
  const images = imagesOf(wanted.flatMap(({ choices = [] }) => choices))
  if (images.length === 0) return
  const references = await findImages(transaction, site, images)
  for (const [index, { choices = [], choicesPath }] of wanted.entries())
    for (const [place, { displayImage }] of choices.entries()) {
      if (!displayImage) continue
      const field = `${choicesPath}[${place}].displayImage`
      const [sent, known] = [readImage(displayImage, references, field), found[index]!.choices[place]!.displayImage]
      if (sent?.id === known?.id && sent?.url === known?.url) continue
      throw invalidField(field, 'cannot be changed here; use updateCustomizationChoices', 'FIELD_NOT_ALLOWED')
    }
}

/**
 * Connects products with customizations. Adds the choices that a customization lacks, and creates customizations that do
 * not exist or are full. Names are compared regardless of case.
 *
 * What it returns cannot be changed by others until the transaction ends. It locks the customizations in one order, so
 * that two transactions never wait for each other. A transaction that calls it more than once calls `lockConnectable`
 * first.
 */
export const connectCustomizations = async (
  context: CustomizationContext,
  transaction: Db,
  { site, customizations }: { readonly site: Site; readonly customizations: readonly ConnectingCustomization[] },
): Promise<readonly ConnectedCustomization[]> => {
  if (customizations.length === 0) return []
  const { id: siteId } = site
  const wanted = customizations.map(wantedOf)
  const identities = wanted.flatMap((one) => (isById(one) ? [] : [one]))
  const ids = wanted.flatMap((one) => (isById(one) ? [one.id] : []))
  const find = (lock?: 'share' | 'update') => findConnectable(transaction, { siteId, identities, ids, lock })
  const areComplete = (rows: readonly CustomizationRow[]) =>
    wanted.every((one) => rows.some((row) => isComplete(row, one)))

  // Usually nothing is missing. Then other products may be connected at the same time.
  if (areComplete(await find())) {
    const rows = await find('share')
    if (areComplete(rows)) {
      const found = wanted.map((one) =>
        connected(
          rows.find((row) => isComplete(row, one))!,
          one,
        ),
      )
      await requireSameImages(transaction, site, wanted, found)
      return found
    }
  }
  await lockIdentities(transaction, siteId, identities)
  const choices = wanted.flatMap((one) => one.choices ?? [])
  const references = await findImages(transaction, site, imagesOf(choices))
  const rows = await completeEach(context, transaction, wanted, { rows: await find('update'), siteId, references })
  const found = rows.map((row, index) => connected(row, wanted[index]!))
  await requireSameImages(transaction, site, wanted, found)
  return found
}
