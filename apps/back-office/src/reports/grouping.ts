import type { SalesBreakdown } from '@vitrine/client'
import { locale, words } from '../words/words.ts'

const texts = words.reports

export type Grouping = SalesBreakdown['by']

const names = {
  PRODUCT: 'products',
  COLLECTION: 'collections',
  CHANNEL: 'channels',
  COUNTRY: 'countries',
  DISCOUNT: 'discounts',
  STAFF: 'staff',
} as const satisfies Record<Grouping, string>

export const groupings = Object.keys(names) as Grouping[]

/** Returns the path of the report with these groups. */
export const pathOfGrouping = (grouping: Grouping): string => `/reports/by/${names[grouping]}`

/** Finds the groups of a path. */
export const groupingOfName = (name: string | undefined): Grouping | undefined =>
  groupings.find((grouping) => names[grouping] === name)

const regions = new Intl.DisplayNames(locale, { type: 'region' })

const channelNames: Readonly<Record<string, string | undefined>> = words.channels

const keyNames: Readonly<Record<string, string | undefined>> = {
  custom: texts.customItems,
  merchant: texts.merchantDiscount,
}

/** Names of groups that the key says it all about. */
const nameOfKey: Readonly<Record<Grouping, (key: string) => string>> = {
  PRODUCT: (key) => keyNames[key] ?? texts.deleted,
  COLLECTION: () => texts.deleted,
  CHANNEL: (key) => channelNames[key] ?? key,
  COUNTRY: (key) => regions.of(key) ?? key,
  DISCOUNT: (key) => keyNames[key] ?? texts.deleted,
  STAFF: () => texts.formerStaff,
}

/** Returns the name of a group. */
export const groupName = ({ key, name }: { readonly key: string; readonly name?: string }, by: Grouping): string =>
  name ?? (key === '' ? texts.noGroup[by] : nameOfKey[by](key))

/** Returns the page about a group, if there is one. */
export const groupHref = ({ key }: { readonly key: string }, by: Grouping): string | undefined => {
  if (key === '' || key in keyNames) return undefined
  if (by === 'PRODUCT') return `/products/${key}`
  return by === 'COLLECTION' ? `/collections/${key}` : undefined
}
