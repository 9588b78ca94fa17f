import { checkFields } from '@vitrine/domain/member/custom-fields.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredContact } from './tables.ts'

/** Validates the custom fields of a contact against those the store defines. */
export const requireFields = <C extends Pick<StoredContact, 'customFields'>>(
  { settings }: Pick<Site, 'settings'>,
  contact: C,
  path: string,
): C => {
  if (!contact.customFields) return contact
  const checked = checkFields(settings.memberFields ?? [], contact.customFields)
  if (checked.ok) return { ...contact, customFields: checked.fields }
  const { key, rule } = checked.problem
  throw invalidField(`${path}.${key}`, rule === 'FORMAT' ? 'does not have the field’s type' : 'is too long', rule)
}
