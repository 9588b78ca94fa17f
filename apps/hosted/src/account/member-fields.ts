import type { IdentityCustomFieldInput, Member, SiteInfo } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import type { Words } from '../words/en.ts'

export type MemberField = SiteInfo['memberFields'][number]

/** A field of the store's own, as a form shows it. */
export interface ShownField {
  readonly field: MemberField
  readonly value: string
  readonly error?: string
}

const longestText = 1000

export const inputName = ({ key }: Pick<MemberField, 'key'>): string => `field.${key}`

const keptValue = (customFields: Readonly<Record<string, unknown>> | undefined, key: string): unknown => {
  const kept = customFields?.[key]
  return typeof kept === 'object' && kept !== null && 'value' in kept ? kept.value : kept
}

/** What a member has told so far, as inputs hold it. */
export const shownFields = ({ memberFields }: SiteInfo, { contact }: Pick<Member, 'contact'> = {}): ShownField[] =>
  memberFields.map((field) => {
    const text = String(keptValue(contact?.customFields, field.key) ?? '')
    return { field, value: field.type === 'DATE' ? text.slice(0, 10) : text }
  })

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const problems: Readonly<Record<MemberField['type'], (text: string, words: Words) => string | undefined>> = {
  TEXT: (text, words) => (text.length > longestText ? words.tooLong : undefined),
  NUMBER: (text, words) => (Number.isFinite(Number(text.replace(',', '.'))) ? undefined : words.wrongNumber),
  DATE: (text, words) => (isDay(text) ? undefined : words.wrongDate),
}

/** What a form tells of the store's own fields, with what is wrong in it. */
export const readFields = (fields: readonly MemberField[], form: FormData, words: Words): ShownField[] =>
  // A field that the store has added since the form was drawn was not asked.
  fields
    .filter((field) => form.has(inputName(field)))
    .map((field) => {
      const value = readLine(form, inputName(field)).slice(0, 2 * longestText)
      const error = value === '' ? undefined : problems[field.type](value, words)
      return { field, value, ...(error !== undefined && { error }) }
    })

export const hasErrors = (fields: readonly ShownField[]): boolean => fields.some(({ error }) => error !== undefined)

const values: Readonly<Record<MemberField['type'], (text: string) => string | number>> = {
  TEXT: (text) => text,
  NUMBER: (text) => Number(text.replace(',', '.')),
  DATE: (text) => `${text}T00:00:00.000Z`,
}

/** As the member's contact keeps them; what else it keeps stays, what was emptied goes. */
export const customFieldsOf = (
  fields: readonly ShownField[],
  kept: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const asked = new Set(fields.map(({ field }) => field.key))
  const others = Object.entries(kept).filter(([key]) => !asked.has(key))
  const told = fields.flatMap(({ field: { key, type }, value }) =>
    value === '' ? [] : [[key, { name: key, value: values[type](value) }] as const],
  )
  return Object.fromEntries([...others, ...told])
}

/** As a sign-up tells them. */
export const profileFieldsOf = (fields: readonly ShownField[]): IdentityCustomFieldInput[] =>
  fields.flatMap(({ field: { key, type }, value }): IdentityCustomFieldInput[] => {
    if (value === '') return []
    if (type === 'NUMBER') return [{ name: key, value: { numValue: Number(value.replace(',', '.')) } }]
    if (type === 'DATE') return [{ name: key, value: { dateValue: new Date(`${value}T00:00:00.000Z`) } }]
    return [{ name: key, value: { strValue: value } }]
  })
