import type { SiteSettings } from '@vitrine/client'
import { Complaints } from '../form/field-errors.ts'
import { words } from '../words/en.ts'

type MemberField = SiteSettings['memberFields'][number]

/** A field as it is being typed; one that members may have filled in already has its key for good. */
export interface FieldDraft extends Omit<MemberField, 'key'> {
  readonly id: string
  readonly key?: string
}

export const draftOf = (field: MemberField): FieldDraft => ({ ...field, id: field.key })

export const newDraft = (id: string): FieldDraft => ({ id, label: '', type: 'TEXT', onSignUp: false })

/** The name of a field in calls, from what members read: small letters, digits and dashes, and no two alike. */
export const keyFor = (label: string, taken: ReadonlySet<string>): string => {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  const base = plain === '' ? 'field' : plain
  for (let count = 1; ; count++) {
    const key = count === 1 ? base : `${base}-${count}`
    if (!taken.has(key)) return key
  }
}

export const labelField = (index: number): string => `siteSettings.memberFields[${index}].label`

/** The fields as they are saved; one without a label is said at its place. */
export const readDrafts = (drafts: readonly FieldDraft[]): MemberField[] => {
  const unnamed = drafts.flatMap(({ label }, index) => (label.trim() === '' ? [labelField(index)] : []))
  if (unnamed.length > 0)
    throw new Complaints(unnamed.map((field) => ({ field, description: words.signIns.fieldNoLabel })))
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []))
  return drafts.map(({ key, label, type, onSignUp }) => {
    const own = key ?? keyFor(label, taken)
    taken.add(own)
    return { key: own, label: label.trim(), type, onSignUp }
  })
}
