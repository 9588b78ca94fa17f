import { hidden, isHiddenField, redact } from './redact.ts'

/** A changed field of an entity. */
export interface FieldChange {
  /** Path of the field, such as `priceData.price` or `variants[0].sku`. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

const maxChanges = 50
/** Fields that change with every update. */
const ignored = /^(revision|updatedDate|lastUpdated|updated|_updatedDate)$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childrenOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (Array.isArray(value)) return value.map((item, index) => [`[${index}]`, item] as const)
  return isRecord(value) ? Object.entries(value) : []
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isTree = (value: unknown): boolean => Array.isArray(value) || isRecord(value)
const joined = (path: string, name: string): string =>
  path === '' || name.startsWith('[') ? `${path}${name}` : `${path}.${name}`

const change = (field: string, [before, after]: readonly [unknown, unknown], isHidden: boolean): FieldChange => {
  const shown = (value: unknown) => (isHidden && value != null ? hidden : redact(value, 5))
  return {
    field,
    ...(before != null && { before: shown(before) }),
    ...(after != null && { after: shown(after) }),
  }
}

interface Place {
  /** The maximum number of changes. */
  readonly most: number
  readonly path: string
  readonly isHidden: boolean
  readonly depth: number
}

const collect = (found: FieldChange[], [before, after]: readonly [unknown, unknown], place: Place): void => {
  if (found.length >= place.most || isSame(before, after)) return
  const { path, isHidden, depth, most } = place
  const bothTrees = isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)
  if (!bothTrees || depth === 8) {
    found.push(change(path, [before, after], isHidden))
    return
  }
  const [old, fresh] = [new Map(childrenOf(before)), new Map(childrenOf(after))]
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    if (ignored.test(name)) continue
    const inner = {
      path: joined(path, name),
      isHidden: isHidden || isHiddenField(name, fresh.get(name) ?? old.get(name)),
      depth: depth + 1,
      most,
    }
    collect(found, [old.get(name), fresh.get(name)], inner)
  }
}

/**
 * Returns the fields that differ between two versions of an entity, at most 50 unless stated otherwise. Personal data and secrets are
 * replaced, so that only their change is visible.
 */
export const compareVersions = (before: unknown, after: unknown, most = maxChanges): readonly FieldChange[] => {
  const found: FieldChange[] = []
  collect(found, [before, after], { path: '', isHidden: false, depth: 0, most })
  return found
}
