import { momentText } from '../clock/moment-text.ts'
import type { AuditEntry } from '@vitrine/client'
import { words } from '../words/words.ts'
import { callParts } from './call-parts.ts'

const { access, auditCalls, auditLog: texts, auditNouns } = words

const textOf = (texts: object, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? (Reflect.get(texts, key) as string) : undefined

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Describes a call: `bulkUpdateProductTagsV3` becomes “Update tags of products”. Calls without texts, such as those of a
 * newer server, keep their name.
 */
export const describeCall = (call: string): string => {
  const { verb, noun, whole } = callParts(call)
  const sentence = textOf(auditCalls.whole, whole)
  if (sentence !== undefined) return sentence
  const [verbText, nounText] = [textOf(auditCalls.verbs, verb), textOf(auditNouns, noun)]
  if (verbText === undefined || nounText === undefined) return call
  return capitalized(auditCalls.sentence(verbText, nounText))
}

/** Names the area of an entry. */
export const areaName = (area: string): string =>
  area in access.areas ? access.areas[area as keyof typeof access.areas] : texts.own

/** Pages of entities that have one. */
const pages: Readonly<Record<string, string>> = {
  order: '/orders',
  orderWithFulfillments: '/orders',
  product: '/products',
  collection: '/collections',
  member: '/customers',
  customer: '/customers',
  coupon: '/coupons',
  discount: '/discounts',
  staffMember: '/staff',
  role: '/staff/roles',
  priceList: '/price-lists',
  promotion: '/promotions',
}

/** Returns the address of the changed entity's page, if it has one. */
export const entityHref = ({ entity, entityId }: Partial<AuditEntry>): string | undefined => {
  const page = entity === undefined || !Object.hasOwn(pages, entity) ? undefined : pages[entity]
  return page === undefined || entityId === undefined ? undefined : `${page}/${entityId}`
}

/** Formats a value of a field for programs. */
const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return texts.unset
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const fieldLines = (changes: NonNullable<AuditEntry['changes']>): readonly string[] =>
  changes.map(({ field, before, after, removed, added }) =>
    removed || added
      ? `${field}:${removed ? ` − ${valueText(removed)}` : ''}${added ? ` + ${valueText(added)}` : ''}`
      : `${field}: ${valueText(before)} → ${valueText(after)}`,
  )

/** A line for each changed field; those of several entities begin with the entity. */
const changeLines = ({ changes = [], changedEntities = [] }: AuditEntry): readonly string[] => [
  ...fieldLines(changes),
  ...changedEntities.flatMap(({ id, name = id, changes: fields }) =>
    fields.length === 0 ? [name] : fieldLines(fields).map((line) => `${name}: ${line}`),
  ),
]

/** The cells of an entry in an exported file. */
export const entryRow = (entry: AuditEntry): readonly string[] => [
  momentText(entry.date),
  entry.actorName,
  texts.actors[entry.actorType],
  entry.ipAddress ?? '',
  entry.call,
  entry.area,
  entry.entity ?? '',
  entry.entityId ?? '',
  entry.entityName ?? '',
  changeLines(entry).join('\n'),
  entry.error ?? '',
]
