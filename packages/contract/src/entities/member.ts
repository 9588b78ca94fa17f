import type { Static } from 'typebox'
import { entity, text, number, flag, guid, email, timestamp, oneOf, list, optional, anyMap } from '../schema.ts'

/** How much of a member an answer tells. */
export const memberFieldsets = optional(
  list(oneOf(['PUBLIC', 'EXTENDED', 'FULL']), {
    maxItems: 3,
    description: 'The profile, all but the contact, or all of the member; all by default.',
  }),
)

export type MemberStreetAddress = Static<typeof MemberStreetAddress>
export const MemberStreetAddress = entity('MemberStreetAddress', {
  number: optional(text({ maxLength: 100 })),
  name: optional(text({ maxLength: 200 })),
})

export type MemberAddress = Static<typeof MemberAddress>
export const MemberAddress = entity(
  'MemberAddress',
  {
    streetAddress: optional(MemberStreetAddress),
    addressLine: optional(text({ maxLength: 200 })),
    id: optional(guid({ readOnly: true })),
    addressLine2: optional(text()),
    city: optional(text()),
    subdivision: optional(text()),
    country: optional(text()),
    postalCode: optional(text()),
  },
  { postal: true },
)

export type MemberContact = Static<typeof MemberContact>
export const MemberContact = entity('MemberContact', {
  firstName: optional(text()),
  lastName: optional(text()),
  phones: optional(list(text())),
  emails: optional(list(text())),
  addresses: optional(list(MemberAddress)),
  birthdate: optional(text({ maxLength: 100 })),
  company: optional(text({ maxLength: 100 })),
  jobTitle: optional(text({ maxLength: 100 })),
  customFields: optional(anyMap()),
})

export type MemberPhoto = Static<typeof MemberPhoto>
export const MemberPhoto = entity('MemberPhoto', {
  id: optional(text()),
  url: optional(text()),
  height: optional(number()),
  width: optional(number()),
  offsetX: optional(number()),
  offsetY: optional(number()),
})

export type MemberProfile = Static<typeof MemberProfile>
export const MemberProfile = entity('MemberProfile', {
  nickname: optional(text()),
  slug: optional(text({ readOnly: true })),
  photo: optional(MemberPhoto),
  cover: optional(MemberPhoto),
  title: optional(text()),
})

export type Member = Static<typeof Member>
export const Member = entity('Member', {
  id: guid({ readOnly: true }),
  loginEmail: optional(email()),
  loginEmailVerified: optional(flag({ readOnly: true })),
  status: optional(oneOf(['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE', 'UNKNOWN'], { readOnly: true })),
  contactId: optional(guid({ readOnly: true })),
  contact: optional(MemberContact),
  profile: optional(MemberProfile),
  privacyStatus: optional(oneOf(['PUBLIC', 'PRIVATE', 'UNKNOWN'])),
  activityStatus: optional(oneOf(['ACTIVE', 'UNKNOWN', 'MUTED'], { readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  lastLoginDate: optional(timestamp({ readOnly: true })),
})
