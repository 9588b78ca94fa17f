import { momentText } from '../clock/moment-text.ts'
import type { AuditEntry } from '@vitrine/client'
import { words } from '../words/words.ts'

const { access, auditLog: texts } = words

/** Turns the name of a call into words: `bulkUpdateProductTagsV3` becomes “Bulk update product tags”. */
export const describeCall = (call: string): string => {
  const spaced = call
    .replace(/V\d$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Names the area of an entry. */
export const areaName = (area: string): string =>
  area in access.areas ? access.areas[area as keyof typeof access.areas] : texts.own

/** Pages of entities that have one. */
const pages: Readonly<Record<string, string>> = {
  order: '/orders',
  product: '/products',
  collection: '/collections',
  member: '/customers',
  coupon: '/coupons',
  discount: '/discounts',
  staffMember: '/staff',
  role: '/staff/roles',
  priceList: '/price-lists',
  promotion: '/promotions',
}

/** Returns the address of the changed entity's page, if it has one. */
export const entityHref = ({ entity, entityId }: AuditEntry): string | undefined => {
  const page = entity === undefined || !Object.hasOwn(pages, entity) ? undefined : pages[entity]
  return page === undefined || entityId === undefined ? undefined : `${page}/${entityId}`
}

/** Formats a value of a field. */
export const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return texts.unset
  return typeof value === 'string' ? value : JSON.stringify(value)
}

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
  (entry.changes ?? [])
    .map(({ field, before, after }) => `${field}: ${valueText(before)} → ${valueText(after)}`)
    .join('\n'),
  entry.error ?? '',
]
