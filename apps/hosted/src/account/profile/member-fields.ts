import type { IdentityCustomFieldInput, Member, SiteInfo } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import type { Words } from '../../words/en.ts'

export type MemberField = SiteInfo['memberFields'][number]

/** A custom field, as shown in a form. */
export interface ShownField {
  readonly field: MemberField
  readonly value: string
  readonly error?: string
}

const maxLength = 1000

export const inputName = ({ key }: Pick<MemberField, 'key'>): string => `field.${key}`

const currentValue = (customFields: Readonly<Record<string, unknown>> | undefined, key: string): unknown => {
  const current = customFields?.[key]
  return typeof current === 'object' && current !== null && 'value' in current ? current.value : current
}

/** Returns the member's current values of the custom fields. */
export const shownFields = ({ memberFields }: SiteInfo, { contact }: Pick<Member, 'contact'> = {}): ShownField[] =>
  memberFields.map((field) => {
    const text = String(currentValue(contact?.customFields, field.key) ?? '')
    return { field, value: field.type === 'DATE' ? text.slice(0, 10) : text }
  })

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const problems: Readonly<Record<MemberField['type'], (text: string, words: Words) => string | undefined>> = {
  TEXT: (text, words) => (text.length > maxLength ? words.tooLong : undefined),
  NUMBER: (text, words) => (Number.isFinite(Number(text.replace(',', '.'))) ? undefined : words.wrongNumber),
  DATE: (text, words) => (isDay(text) ? undefined : words.wrongDate),
}

/** Reads the custom fields of a form, with errors. */
export const readFields = (fields: readonly MemberField[], form: FormData, words: Words): ShownField[] =>
  // Fields added after the form was rendered are not in it.
  fields
    .filter((field) => form.has(inputName(field)))
    .map((field) => {
      const value = readLine(form, inputName(field)).slice(0, 2 * maxLength)
      const error = value === '' ? undefined : problems[field.type](value, words)
      return { field, value, ...(error !== undefined && { error }) }
    })

export const hasErrors = (fields: readonly ShownField[]): boolean => fields.some(({ error }) => error !== undefined)

const values: Readonly<Record<MemberField['type'], (text: string) => string | number>> = {
  TEXT: (text) => text,
  NUMBER: (text) => Number(text.replace(',', '.')),
  DATE: (text) => `${text}T00:00:00.000Z`,
}

/** Returns the custom fields of the member's contact. Keeps other fields and removes emptied ones. */
export const customFieldsOf = (
  fields: readonly ShownField[],
  current: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const formKeys = new Set(fields.map(({ field }) => field.key))
  const others = Object.entries(current).filter(([key]) => !formKeys.has(key))
  const entries = fields.flatMap(({ field: { key, type }, value }) =>
    value === '' ? [] : [[key, { name: key, value: values[type](value) }] as const],
  )
  return Object.fromEntries([...others, ...entries])
}

/** Returns the custom fields of a sign-up. */
export const profileFieldsOf = (fields: readonly ShownField[]): IdentityCustomFieldInput[] =>
  fields.flatMap(({ field: { key, type }, value }): IdentityCustomFieldInput[] => {
    if (value === '') return []
    if (type === 'NUMBER') return [{ name: key, value: { numValue: Number(value.replace(',', '.')) } }]
    if (type === 'DATE') return [{ name: key, value: { dateValue: new Date(`${value}T00:00:00.000Z`) } }]
    return [{ name: key, value: { strValue: value } }]
  })
