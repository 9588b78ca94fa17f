import type { IdentityCustomField, IdentityProfile } from '@vitrine/contract/entities/people/identity.ts'
import type { MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { StoredContact } from './tables.ts'

type CustomValue = string | number | boolean

const filled = (value: unknown): boolean => value !== undefined && value !== ''

/** Refuses list entries without their value, and fields with two values. */
const refuseHalves = ({ phonesV2, secondaryEmails, addresses, customFields }: Input<IdentityProfile>): void => {
  const missing = (list: string, index: number, part: string) =>
    invalidField(`profile.${list}[${index}].${part}`, 'must be set', 'REQUIRED_FIELD')
  phonesV2?.forEach(({ phone }, index) => {
    if (!filled(phone)) throw missing('phonesV2', index, 'phone')
  })
  secondaryEmails?.forEach(({ email }, index) => {
    if (!filled(email)) throw missing('secondaryEmails', index, 'email')
  })
  addresses?.forEach(({ address }, index) => {
    if (!address) throw missing('addresses', index, 'address')
  })
  customFields?.forEach(({ name, value = {} }, index) => {
    if (!filled(name)) throw missing('customFields', index, 'name')
    const values = Object.keys(value).length
    if (values === 0) throw missing('customFields', index, 'value')
    if (values > 1)
      throw invalidField(`profile.customFields[${index}].value`, 'takes one value, not several', 'ONE_OF_ALIGNMENT')
  })
}

/** Dates and numbers keep their type. Lists and maps are not supported. */
const customValue = ({ strValue, numValue, dateValue, boolValue }: NonNullable<Input<IdentityCustomField>['value']>) =>
  dateValue ?? numValue ?? boolValue ?? strValue

const customFieldsOf = (
  fields: Input<IdentityProfile>['customFields'],
): Record<string, { name: string; value: CustomValue }> =>
  Object.fromEntries(
    (fields ?? []).flatMap(({ name, value }) => {
      const converted = value && customValue(value)
      return name === undefined || converted === undefined ? [] : [[name, { name, value: converted }]]
    }),
  )

/** Converts a sent profile to a contact, with tags of addresses, emails and phones. */
export const contactOf = (given: Input<IdentityProfile>): StoredContact => {
  const { firstName, lastName, phonesV2, secondaryEmails, addresses, company, position, birthdate, customFields } =
    given
  refuseHalves(given)
  const phones = phonesV2?.flatMap(({ phone, tag }) => (phone === undefined ? [] : [{ value: phone, tag }]))
  const emails = secondaryEmails?.flatMap(({ email, tag }) => (email === undefined ? [] : [{ value: email, tag }]))
  const tags = Object.fromEntries(
    [...(phones ?? []), ...(emails ?? [])].flatMap(({ value, tag }) => (tag ? [[value, tag]] : [])),
  )
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phones && { phones: phones.map(({ value }) => value) }),
    ...(emails && { emails: emails.map(({ value }) => value) }),
    ...(addresses && { addresses: addresses.map(({ address, tag }) => ({ ...address, ...(tag && { tag }) })) }),
    ...(company !== undefined && { company }),
    ...(position !== undefined && { jobTitle: position }),
    ...(birthdate !== undefined && { birthdate }),
    ...(customFields && { customFields: customFieldsOf(customFields) }),
    ...(Object.keys(tags).length > 0 && { tags }),
  }
}

/** Returns the public part of a profile. */
export const profileOf = ({ nickname, firstName, lastName, picture }: Input<IdentityProfile>): MemberProfile => {
  const name = nickname ?? [firstName, lastName].filter((part) => part !== undefined).join(' ')
  return { ...(name !== '' && { nickname: name }), ...(picture !== undefined && { photo: { url: picture } }) }
}

/** Whether the profile is public. Default: private. */
export const privacyOf = ({ privacyStatus }: Input<IdentityProfile>): 'PUBLIC' | 'PRIVATE' =>
  privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const identityValue = (value: unknown) => {
  if (typeof value === 'number') return { numValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return moment.test(String(value)) ? { dateValue: String(value) } : { strValue: String(value) }
}

/** Presents contact and profile as an identity's profile. */
export const identityProfileOf = (contact: StoredContact, profile: MemberProfile): IdentityProfile => {
  const {
    firstName,
    lastName,
    phones,
    emails,
    addresses,
    company,
    jobTitle,
    birthdate,
    customFields,
    tags = {},
  } = contact
  const { nickname, photo } = profile
  const tagOf = <Tag>(value: string) => (tags[value] ?? 'UNTAGGED') as Tag
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(nickname !== undefined && { nickname }),
    ...(photo?.url !== undefined && { picture: photo.url }),
    ...(company !== undefined && { company }),
    ...(jobTitle !== undefined && { position: jobTitle }),
    ...(birthdate !== undefined && { birthdate }),
    ...(phones?.length && { phonesV2: phones.map((phone) => ({ phone, tag: tagOf<'UNTAGGED'>(phone) })) }),
    ...(emails?.length && { secondaryEmails: emails.map((email) => ({ email, tag: tagOf<'UNTAGGED'>(email) })) }),
    ...(addresses?.length && {
      addresses: addresses.map(({ tag = 'UNTAGGED', ...stored }) => {
        const { city, country, subdivision, postalCode, addressLine2 } = stored
        return {
          address: {
            city,
            country,
            subdivision,
            postalCode,
            addressLine: withStreet(stored).addressLine,
            addressLine2,
          },
          tag,
        }
      }),
    }),
    ...(customFields && {
      customFields: Object.entries(customFields)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, field]) => ({
          name,
          value: identityValue((field as { value?: unknown } | null)?.value ?? field),
        })),
    }),
  }
}
