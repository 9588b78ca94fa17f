import type { Static } from 'typebox'
import { inArea } from '../../call.ts'
import { IdentityProfileAddress, PhonesV2, SecondaryEmail } from '../../entities/people/identity.ts'
import { country, email, entity, guid, input, list, optional, phone, shape, text } from '../../schema.ts'

export type PostalAddress = Static<typeof PostalAddress>
export const PostalAddress = entity(
  'PostalAddress',
  {
    country: country(),
    subdivision: optional(text({ maxLength: 50 })),
    city: text({ minLength: 1, maxLength: 50 }),
    postalCode: optional(text({ maxLength: 50 })),
    addressLine: text({ minLength: 1, maxLength: 150 }),
    addressLine2: optional(text({ maxLength: 100 })),
  },
  { postal: true },
)

export type SavedAddress = Static<typeof SavedAddress>
export const SavedAddress = entity(
  'SavedAddress',
  {
    id: guid({ readOnly: true }),
    tag: IdentityProfileAddress.properties.tag,
    address: PostalAddress,
  },
  { description: "An address in a member's address book." },
)

const addresses = shape({ addresses: list(SavedAddress) })
const contact = shape({ emails: list(SecondaryEmail), phones: list(PhonesV2) })
const id = shape({ id: guid() })
const memberOnly = ['member'] as const

/** Tagged addresses, emails and phones of a member. Members can read and change only their own. */
export const contactBookCalls = inArea('customers')({
  listMyAddresses: {
    method: 'GET',
    path: '/vitrine/v1/members/my/addresses',
    summary: "Lists the signed-in member's addresses with their tags, the default address first.",
    roles: memberOnly,
    repeatable: true,
    response: addresses,
    client: {
      module: 'contactBook',
      gives: 'addresses',
      example: 'const [first] = await signedIn.contactBook.listMyAddresses()',
    },
  },
  createMyAddress: {
    method: 'POST',
    path: '/vitrine/v1/members/my/addresses',
    summary: "Adds an address to the signed-in member's address book and returns all addresses.",
    roles: memberOnly,
    repeatable: false,
    body: shape({ address: input(SavedAddress) }),
    response: addresses,
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'contactBook',
      args: 'address',
      gives: 'addresses',
      example: "const book = await signedIn.contactBook.createMyAddress({ tag: 'HOME', address })",
    },
  },
  updateMyAddress: {
    method: 'PATCH',
    path: '/vitrine/v1/members/my/addresses/{id}',
    summary: 'Updates the tag of an address of the signed-in member, or replaces the address, or both.',
    roles: memberOnly,
    repeatable: true,
    params: id,
    body: shape({ address: input(SavedAddress) }),
    response: addresses,
    errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
    client: {
      module: 'contactBook',
      args: 'id address',
      gives: 'addresses',
      example: [
        'const [saved] = await signedIn.contactBook.createMyAddress({ address })',
        "await signedIn.contactBook.updateMyAddress(saved!.id, { tag: 'WORK' })",
      ],
    },
  },
  putMyAddressFirst: {
    method: 'POST',
    path: '/vitrine/v1/members/my/addresses/{id}/first',
    summary: "Makes an address the signed-in member's default address.",
    roles: memberOnly,
    repeatable: true,
    params: id,
    response: addresses,
    errors: ['NOT_FOUND'],
    client: {
      module: 'contactBook',
      gives: 'addresses',
      example: [
        'const book = await signedIn.contactBook.createMyAddress({ address })',
        'await signedIn.contactBook.putMyAddressFirst(book.at(-1)!.id)',
      ],
    },
  },
  deleteMyAddress: {
    method: 'DELETE',
    path: '/vitrine/v1/members/my/addresses/{id}',
    summary: "Deletes an address from the signed-in member's address book.",
    roles: memberOnly,
    repeatable: true,
    params: id,
    response: addresses,
    errors: ['NOT_FOUND'],
    client: {
      module: 'contactBook',
      gives: 'addresses',
      example: [
        'const [saved] = await signedIn.contactBook.createMyAddress({ address })',
        'await signedIn.contactBook.deleteMyAddress(saved!.id)',
      ],
    },
  },
  getMyContact: {
    method: 'GET',
    path: '/vitrine/v1/members/my/contact',
    summary: "Returns the signed-in member's additional emails and phones with their tags.",
    roles: memberOnly,
    repeatable: true,
    response: contact,
    client: { module: 'contactBook', example: 'const { emails, phones } = await signedIn.contactBook.getMyContact()' },
  },
  saveMyEmail: {
    method: 'POST',
    path: '/vitrine/v1/members/my/contact/emails',
    summary: 'Saves an additional email of the signed-in member. If it already exists, updates its tag.',
    roles: memberOnly,
    repeatable: true,
    body: shape({ email: email(), tag: SecondaryEmail.properties.tag }),
    response: contact,
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'contactBook',
      args: 'email tag',
      example: "const { emails } = await signedIn.contactBook.saveMyEmail(email, 'WORK')",
    },
  },
  removeMyEmail: {
    method: 'POST',
    path: '/vitrine/v1/members/my/contact/emails/remove',
    summary: 'Removes an additional email of the signed-in member.',
    roles: memberOnly,
    repeatable: true,
    body: shape({ email: text({ minLength: 1, maxLength: 320 }) }),
    response: contact,
    client: {
      module: 'contactBook',
      args: 'email',
      example: [
        'await signedIn.contactBook.saveMyEmail(email)',
        'const { emails } = await signedIn.contactBook.removeMyEmail(email)',
      ],
    },
  },
  saveMyPhone: {
    method: 'POST',
    path: '/vitrine/v1/members/my/contact/phones',
    summary: 'Saves a phone number of the signed-in member. If it already exists, updates its tag.',
    roles: memberOnly,
    repeatable: true,
    body: shape({ phone: phone(), tag: PhonesV2.properties.tag }),
    response: contact,
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'contactBook',
      args: 'phone tag',
      example: "const { phones } = await signedIn.contactBook.saveMyPhone('+49 30 1234567', 'MOBILE')",
    },
  },
  removeMyPhone: {
    method: 'POST',
    path: '/vitrine/v1/members/my/contact/phones/remove',
    summary: 'Removes a phone number of the signed-in member.',
    roles: memberOnly,
    repeatable: true,
    body: shape({ phone: text({ minLength: 1, maxLength: 100 }) }),
    response: contact,
    client: {
      module: 'contactBook',
      args: 'phone',
      example: "const { phones } = await signedIn.contactBook.removeMyPhone('+49 30 1234567')",
    },
  },
})
