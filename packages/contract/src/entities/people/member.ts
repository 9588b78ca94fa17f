import type { Static } from 'typebox'
import {
  described,
  entity,
  text,
  number,
  flag,
  guid,
  email,
  timestamp,
  oneOf,
  list,
  optional,
  anyMap,
} from '../../schema.ts'

/** Parts of a member to return. */
export const memberFieldsets = optional(
  list(oneOf(['PUBLIC', 'EXTENDED', 'FULL']), {
    maxItems: 3,
    description: '`PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`.',
  }),
)

const MemberStreetAddress = entity(
  'MemberStreetAddress',
  {
    number: optional(text({ maxLength: 100, description: 'House number.' })),
    name: optional(text({ maxLength: 200, description: 'Street name.' })),
  },
  { description: 'A street address in separate fields.' },
)

export type MemberAddress = Static<typeof MemberAddress>
export const MemberAddress = entity(
  'MemberAddress',
  {
    streetAddress: optional(MemberStreetAddress),
    addressLine: optional(text({ maxLength: 200, description: 'Street and house number in one line.' })),
    id: optional(guid({ readOnly: true })),
    addressLine2: optional(text()),
    city: optional(text()),
    subdivision: optional(text({ description: 'State, province or region. ISO 3166-2 code, such as `US-NY`.' })),
    country: optional(text({ description: 'ISO 3166-1 alpha-2 country code.' })),
    postalCode: optional(text()),
  },
  { postal: true, description: 'An address of a member.' },
)

export type MemberContact = Static<typeof MemberContact>
export const MemberContact = entity(
  'MemberContact',
  {
    firstName: optional(text()),
    lastName: optional(text()),
    phones: optional(list(text())),
    emails: optional(list(text())),
    addresses: optional(list(MemberAddress)),
    birthdate: optional(text({ maxLength: 100, description: 'Date of birth, as `YYYY-MM-DD`.' })),
    company: optional(text({ maxLength: 100 })),
    jobTitle: optional(text({ maxLength: 100 })),
    customFields: optional(described(anyMap(), 'Values of custom fields by key.')),
  },
  { description: 'Contact details of a member.' },
)

const MemberPhoto = entity(
  'MemberPhoto',
  {
    id: optional(text()),
    url: optional(text()),
    height: optional(number({ description: 'Height in pixels.' })),
    width: optional(number({ description: 'Width in pixels.' })),
    offsetX: optional(number({ description: 'Horizontal offset in pixels.' })),
    offsetY: optional(number({ description: 'Vertical offset in pixels.' })),
  },
  { description: 'A photo of a member.' },
)

export type MemberProfile = Static<typeof MemberProfile>
export const MemberProfile = entity(
  'MemberProfile',
  {
    nickname: optional(text({ description: 'Name shown to other members.' })),
    slug: optional(text({ readOnly: true, description: 'Part of the URL that identifies the member.' })),
    photo: optional(described(MemberPhoto, 'Profile picture.')),
    cover: optional(described(MemberPhoto, 'Cover picture.')),
    title: optional(text({ description: 'Job title.' })),
  },
  { description: 'The profile of a member.' },
)

export type Member = Static<typeof Member>
export const Member = entity(
  'Member',
  {
    id: guid({ readOnly: true }),
    loginEmail: optional(email({ description: 'Email address with which the member signs in.' })),
    loginEmailVerified: optional(
      flag({ readOnly: true, description: 'Whether the member proved that the address is theirs.' }),
    ),
    status: optional(
      oneOf(['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE', 'UNKNOWN'], {
        readOnly: true,
        description: '`PENDING`: awaiting approval or proof of the email address.',
      }),
    ),
    contactId: optional(guid({ readOnly: true, description: 'ID of the contact. Same as `id`.' })),
    contact: optional(MemberContact),
    profile: optional(MemberProfile),
    privacyStatus: optional(
      oneOf(['PUBLIC', 'PRIVATE', 'UNKNOWN'], { description: '`PUBLIC`: other members can see the profile.' }),
    ),
    activityStatus: optional(
      oneOf(['ACTIVE', 'UNKNOWN', 'MUTED'], { readOnly: true, description: 'Always `ACTIVE`.' }),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    lastLoginDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A member of the store.' },
)
