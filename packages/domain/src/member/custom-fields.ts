type FieldType = 'TEXT' | 'NUMBER' | 'DATE'

/** A custom member field of the store. */
export interface MemberField {
  readonly key: string
  readonly type: FieldType
}

interface CustomValue {
  readonly name: string
  readonly value: unknown
}

type FieldProblem = { readonly key: string; readonly rule: 'FORMAT' | 'MAX_LENGTH' }
export type CheckedFields =
  | { readonly ok: true; readonly fields: Readonly<Record<string, CustomValue>> }
  | { readonly ok: false; readonly problem: FieldProblem }

export const longestText = 1000

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Stores a day as its first moment, the wire format of dates. */
const dateOf = (value: unknown): string | undefined => {
  const text = String(value)
  if (!day.test(text) && !moment.test(text)) return undefined
  const date = new Date(day.test(text) ? `${text}T00:00:00.000Z` : text)
  if (Number.isNaN(date.getTime())) return undefined
  // Rejects the 31st of a month with 30 days.
  return day.test(text) && date.toISOString().slice(0, 10) !== text ? undefined : date.toISOString()
}

const readers: Readonly<Record<FieldType, (value: unknown) => unknown>> = {
  TEXT: (value) => (typeof value === 'string' ? value : undefined),
  NUMBER: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  DATE: dateOf,
}

/** Reads a field sent as an object with name and value, or as a plain value. */
const valueIn = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'value' in sent ? (sent as { value: unknown }).value : sent

/** Validates fields against the store's custom fields. Unknown fields are stored as they are. */
export const checkFields = (
  definitions: readonly MemberField[],
  sent: Readonly<Record<string, unknown>>,
): CheckedFields => {
  const checked: Record<string, CustomValue> = {}
  for (const [key, field] of Object.entries(sent)) {
    const type = definitions.find((one) => one.key === key)?.type
    const given = valueIn(field)
    // Cleared fields are not stored.
    if (type !== undefined && (given === null || given === '')) continue
    const value = type === undefined ? given : readers[type](given)
    if (value === undefined) return { ok: false, problem: { key, rule: 'FORMAT' } }
    if (type === 'TEXT' && String(value).length > longestText)
      return { ok: false, problem: { key, rule: 'MAX_LENGTH' } }
    checked[key] = { name: key, value }
  }
  return { ok: true, fields: checked }
}
