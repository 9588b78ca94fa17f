import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Edit } from '../../ground/entity/entity-kind.ts'
import { readMask } from '../../ground/entity/field-mask.ts'
import { requireCurrent } from '../../ground/entity/revision.ts'
import {
  addChoices,
  choiceIdentity,
  choiceTypeOf,
  readChoice,
  requireConsistent,
  type ChoiceContext,
  type PathOf,
  type SentChoice,
} from './choices.ts'
import type { ImageReferences } from '../../ground/media/image-records.ts'
import { findAssignedChoices, type CustomizationRow } from './store.ts'
import type { ChoiceRecord } from './tables.ts'

/** A change of the choices of a customization, without its ID. */
type ChoiceEdit = Omit<Edit<CustomizationRow>, 'id'>
type Editing = ImageReferences & Pick<ChoiceContext, 'newId'>

const columnsOf = (choices: readonly ChoiceRecord[]) => ({ choices: JSON.stringify(choices) })

const contextOf = (row: CustomizationRow, editing: Editing): ChoiceContext => ({
  ...editing,
  type: row.customization_type,
  renderType: row.render_type,
})

const requireChoices = ({ render_type: renderType }: CustomizationRow): void => {
  if (renderType === 'FREE_TEXT') throw new Refusal('DOESNT_SUPPORT_CHOICES')
}

const notFound = (choiceIds: readonly string[]) => new Refusal('CHOICE_NOT_FOUND', undefined, { choiceIds })

/** Returns the choices that products have and that cannot be removed for that: those of product options. */
const findFixedChoices = async (db: Db, row: CustomizationRow, removed: readonly string[]) =>
  row.customization_type === 'PRODUCT_OPTION' && removed.length > 0 ? findAssignedChoices(db, row, removed) : []

/** Adds choices after the existing ones. */
export const addition = (sent: readonly SentChoice[], editing: Editing, pathOf: PathOf): ChoiceEdit => ({
  columnsOf: (row) => columnsOf(addChoices(row.choices, sent, contextOf(row, editing), { id: row.id, pathOf })),
  keepsCopies: true,
})

/** Finds the existing choice that each sent one stands for, by ID or by name and color. Each is found once. */
const matchChoices = (before: readonly ChoiceRecord[], sent: readonly SentChoice[]) => {
  const byId = new Map(before.map((choice) => [choice.id, choice]))
  const unknown = sent.flatMap(({ id }) => (id === undefined || byId.has(id) ? [] : [id]))
  if (unknown.length > 0) throw notFound(unknown)
  const named = new Set(sent.map(({ id }) => id))
  const byIdentity = new Map(
    before.filter(({ id }) => !named.has(id)).map((one) => [choiceIdentity(one.name, one.colorCode), one]),
  )
  return sent.map(({ id, name = '', colorCode }) =>
    id === undefined ? byIdentity.get(choiceIdentity(name, colorCode)) : byId.get(id),
  )
}

/** Replaces all choices. Those that are sent again keep their ID and key. */
export const replacement = (sent: readonly SentChoice[], editing: Editing, path: string): ChoiceEdit => ({
  columnsOf: async (row, db) => {
    requireChoices(row)
    const known = matchChoices(row.choices, sent)
    const taken = new Set(known.flatMap((one) => (one ? [one.key] : [])))
    const context = contextOf(row, editing)
    const placed = sent.map((one, index) =>
      readChoice(one, context, { path: `${path}[${index}]`, known: known[index], taken }),
    )
    const ids = placed.map(({ choice }) => choice.id)
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (twice !== -1)
      throw invalidField(
        `${path}[${twice}]`,
        'is the same choice as another one',
        'VALIDATION',
        'DUPLICATE_CHOICE_NAME',
      )
    const choices = requireConsistent(placed)
    const removed = row.choices.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
    const [fixed] = await findFixedChoices(db, row, removed)
    if (fixed !== undefined) {
      const description = `must contain the choice ${fixed}, which products have`
      throw invalidField(path, description, 'VALIDATION', 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT')
    }
    return columnsOf(choices)
  },
})

const withoutPrimaries = (choice: ChoiceRecord, removed: ReadonlySet<string>): ChoiceRecord => {
  const { primaryChoiceIds = [], ...rest } = choice
  const left = primaryChoiceIds.filter((id) => !removed.has(id))
  return left.length === 0 ? rest : { ...rest, primaryChoiceIds: left }
}

/** Removes choices, also from the primary choices of others. */
export const removal = (choiceIds: readonly string[], revision: string | undefined): ChoiceEdit => ({
  columnsOf: async (row, db) => {
    if (revision !== undefined) requireCurrent(row, revision, 'revision')
    const unknown = choiceIds.filter((id) => !row.choices.some((choice) => choice.id === id))
    if (unknown.length > 0) throw notFound(unknown)
    const removed = new Set(choiceIds)
    const left = row.choices.filter(({ id }) => !removed.has(id))
    if (left.length === 0) {
      const description = 'cannot contain all choices: a customization has at least one'
      throw invalidField('choiceIds', description, 'VALIDATION', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES')
    }
    const fixed = await findFixedChoices(db, row, choiceIds)
    if (fixed.length > 0) throw new Refusal('CHOICE_ASSIGNED_TO_PRODUCT', undefined, { choiceIds: fixed })
    return columnsOf(left.map((choice) => withoutPrimaries(choice, removed)))
  },
})

export interface SentChoiceChange {
  readonly choice?: SentChoice
  readonly fieldMask?: readonly string[]
}

const changeable = ['name', 'colorCode', 'defaultAddedPrice', 'displayImage', 'primaryChoiceIds'] as const
const maskFields = Object.fromEntries(changeable.map((name) => [name, [name]]))

/** Returns a choice as if it was sent with its changes. */
const withChanges = (known: ChoiceRecord, { choice = {}, fieldMask }: SentChoiceChange, path: string): SentChoice => {
  const ruleName = 'UNSUPPORTED_CHOICE_FIELD'
  const named =
    readMask(fieldMask, { fields: maskFields, name: `${path}.fieldMask`, ruleName }) ??
    new Set<string>(changeable.filter((name) => choice[name] !== undefined))
  const { name, colorCode, defaultAddedPrice, primaryChoiceIds } = known
  const before = { name, colorCode, defaultAddedPrice, primaryChoiceIds: primaryChoiceIds && [...primaryChoiceIds] }
  const fields = changeable.map((field) => {
    if (!named.has(field)) return [field, field === 'displayImage' ? undefined : before[field]]
    // An empty image removes the one before.
    return [field, choice[field] ?? (field === 'displayImage' ? {} : undefined)]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as SentChoice
}

/** Changes choices by ID. */
export const update = (
  sent: readonly SentChoiceChange[],
  { revision, ...editing }: Editing & { revision: string },
): ChoiceEdit => ({
  columnsOf: (row) => {
    requireCurrent(row, revision, 'revision')
    const changes = new Map(
      sent.map((one, index) => [
        required(one.choice?.id, `choices[${index}].choice.id`),
        { one, path: `choices[${index}]` },
      ]),
    )
    const unknown = [...changes.keys()].filter((id) => !row.choices.some((choice) => choice.id === id))
    if (unknown.length > 0) throw notFound(unknown)
    const context = contextOf(row, editing)
    const expected = choiceTypeOf(row.render_type)
    const placed = row.choices.map((known) => {
      const change = changes.get(known.id)
      if (!change) return { choice: known }
      const path = `${change.path}.choice`
      const { choiceType = expected } = change.one.choice ?? {}
      if (choiceType !== expected)
        throw invalidField(`${path}.choiceType`, 'cannot be changed', 'VALIDATION', 'UNSUPPORTED_CHOICE_FIELD')
      const merged = withChanges(known, change.one, change.path)
      return readChoice(merged, context, { path, known, taken: new Set() })
    })
    return columnsOf(requireConsistent(placed))
  },
})

/** Sets the order of choices. */
export const order = (choiceIds: readonly string[], revision: string): ChoiceEdit => ({
  columnsOf: (row) => {
    requireCurrent(row, revision, 'revision')
    requireChoices(row)
    const byId = new Map(row.choices.map((choice) => [choice.id, choice]))
    const missingIds = [...byId.keys()].filter((id) => !choiceIds.includes(id))
    const extraIds = choiceIds.filter((id, index) => !byId.has(id) || choiceIds.indexOf(id) < index)
    if (missingIds.length > 0 || extraIds.length > 0)
      throw new Refusal('CHOICE_IDS_MISMATCH', undefined, { missingIds, extraIds })
    return columnsOf(choiceIds.map((id) => byId.get(id)!))
  },
})
