import type { SiteSettings } from '@vitrine/client'
import { FieldErrors } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

type MemberField = SiteSettings['memberFields'][number]

/** An editable field. A saved field has a permanent key, as members may have filled it in. */
export interface FieldDraft extends Omit<MemberField, 'key'> {
  readonly id: string
  readonly key?: string
}

export const draftOf = (field: MemberField): FieldDraft => ({ ...field, id: field.key })

export const newDraft = (id: string): FieldDraft => ({ id, label: '', type: 'TEXT', onSignUp: false })

/** Derives a unique key from a label: lowercase letters, digits and dashes. */
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

/** Reads the fields. Throws field errors for missing labels. */
export const readDrafts = (drafts: readonly FieldDraft[]): MemberField[] => {
  const unnamed = drafts.flatMap(({ label }, index) => (label.trim() === '' ? [labelField(index)] : []))
  if (unnamed.length > 0)
    throw new FieldErrors(unnamed.map((field) => ({ field, description: words.signIns.fieldNoLabel })))
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []))
  return drafts.map(({ key, label, type, onSignUp }) => {
    const own = key ?? keyFor(label, taken)
    taken.add(own)
    return { key: own, label: label.trim(), type, onSignUp }
  })
}
