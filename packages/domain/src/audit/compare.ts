import { pairEntries } from './pair-entries.ts'
import { hidden, isHiddenField, redact } from './redact.ts'

/** A changed field of an entity. */
export interface FieldChange {
  /** Path of the field, such as `priceData.price` or `variants[0].sku`. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
  /** Entries that the list lost, instead of its values before and after. */
  readonly removed?: readonly unknown[]
  /** Entries that the list gained. */
  readonly added?: readonly unknown[]
  /** The currency of a number that is next to one, such as that of a price. */
  readonly currency?: string
}

const maxChanges = 50
/** Most listed entries that a list lost or gained. */
const maxEntries = 20
/** Fields that change with every update, and those with the text or the conversion of another one. */
const ignored =
  /^(revision|updatedDate|lastUpdated|updated|_updatedDate|formatted\w*|convertedPriceData|profit(Margin)?)$/
/** Fields that repeat another one of the same object. */
const repeated: Readonly<Record<string, string>> = { price: 'priceData', ribbons: 'ribbon' }

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const moneyFields: readonly string[] = [
  'amount',
  'currency',
  'formattedAmount',
  'convertedAmount',
  'formattedConvertedAmount',
]

/** Whether an object is an amount with its currency, which is compared as a whole. */
const isMoney = (fields: Fields): boolean =>
  'amount' in fields && Object.keys(fields).every((name) => moneyFields.includes(name))

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))

interface Place {
  /** The maximum number of changes. */
  readonly most: number
  readonly path: string
  readonly isHidden: boolean
  readonly depth: number
  /** The currency of the nearest object that has one. */
  readonly currency?: string | undefined
}

const shownAt =
  ({ isHidden }: Place) =>
  (value: unknown): unknown =>
    isHidden && value != null ? hidden : redact(value, 5)

const change = ([before, after]: readonly [unknown, unknown], place: Place): FieldChange => {
  const shown = shownAt(place)
  const { path: field, currency } = place
  return {
    field,
    ...(before != null && { before: shown(before) }),
    ...(after != null && { after: shown(after) }),
    ...(currency !== undefined && isNumber(after ?? before) && { currency }),
  }
}

const listChange = ({ removed, added }: Record<'removed' | 'added', readonly unknown[]>, place: Place): FieldChange => {
  const shown = (entries: readonly unknown[]) => entries.slice(0, maxEntries).map(shownAt(place))
  return {
    field: place.path,
    ...(removed.length > 0 && { removed: shown(removed) }),
    ...(added.length > 0 && { added: shown(added) }),
  }
}

const collectFromLists = (
  found: FieldChange[],
  [before, after]: readonly [readonly unknown[], readonly unknown[]],
  place: Place,
): void => {
  const { pairs, ...others } = pairEntries(before, after)
  const hasOthers = others.removed.length + others.added.length > 0
  if (hasOthers) found.push(listChange(others, place))
  for (const { index, before: old, after: fresh } of pairs)
    collect(found, [old, fresh], { ...place, path: `${place.path}[${index}]`, depth: place.depth + 1 })
  const isReordered = !hasOthers && pairs.every((pair) => isSame(pair.before, pair.after))
  if (isReordered) found.push(change([before, after], place))
}

const currencyIn = (fields: Fields): string | undefined =>
  typeof own(fields, 'currency') === 'string' ? String(fields.currency) : undefined

const collectFromFields = (found: FieldChange[], [before, after]: readonly [Fields, Fields], place: Place): void => {
  const all = { ...before, ...after }
  const currency = currencyIn(all) ?? place.currency
  for (const name of Object.keys(all)) {
    const repeats = Object.hasOwn(repeated, name) && Object.hasOwn(all, repeated[name]!)
    if (ignored.test(name) || repeats) continue
    const [old, fresh] = [own(before, name), own(after, name)]
    const isHidden = place.isHidden || isHiddenField(name, fresh ?? old)
    const path = joined(place.path, name)
    collect(found, [old, fresh], { ...place, path, isHidden, depth: place.depth + 1, currency })
  }
}

const collect = (found: FieldChange[], [before, after]: readonly [unknown, unknown], place: Place): void => {
  if (found.length >= place.most || isSame(before, after)) return
  const isDeep = place.depth === 8
  if (!isDeep && Array.isArray(before) && Array.isArray(after)) collectFromLists(found, [before, after], place)
  else if (!isDeep && isRecord(before) && isRecord(after) && !isMoney(before)) {
    collectFromFields(found, [before, after], place)
  } else found.push(change([before, after], place))
}

/**
 * Returns the fields that differ between two versions of an entity, at most 50 unless stated otherwise. Personal data and
 * secrets are replaced, so that only their change is visible.
 */
export const compareVersions = (before: unknown, after: unknown, most = maxChanges): readonly FieldChange[] => {
  const found: FieldChange[] = []
  collect(found, [before, after], { path: '', isHidden: false, depth: 0, most })
  return found
}
