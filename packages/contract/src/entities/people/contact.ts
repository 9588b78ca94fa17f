/** Contacts in the format of the provider's REST API `contacts/v4`. */
import type { Static } from 'typebox'
import { entity, flag, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { MemberAddress } from './member.ts'

const tag = optional(text({ description: 'Label of the entry, such as `HOME` or `UNTAGGED`.' }))

export type Contact = Static<typeof Contact>
export const Contact = entity(
  'Contact',
  {
    id: text({ description: 'ID of the contact. For a member, same as the member ID.' }),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    primaryInfo: shape(
      { email: optional(text()), phone: optional(text()) },
      { description: 'Primary email address and phone number.' },
    ),
    info: shape({
      name: optional(shape({ first: optional(text()), last: optional(text()) })),
      company: optional(text()),
      jobTitle: optional(text()),
      birthdate: optional(text()),
      locale: optional(text()),
      emails: shape({ items: list(shape({ tag, email: text(), primary: flag() })) }),
      phones: shape({ items: list(shape({ tag, phone: text(), primary: flag() })) }),
      addresses: shape({ items: list(shape({ id: optional(text()), tag, address: MemberAddress })) }),
    }),
    memberInfo: optional(
      shape(
        {
          memberId: text(),
          email: text(),
          status: oneOf(['PENDING', 'APPROVED', 'BLOCKED']),
          signupDate: timestamp(),
        },
        { description: 'Set if the contact is a member.' },
      ),
    ),
  },
  { description: 'A contact: a member of the store, or a guest who placed an order.' },
)
