// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { SavedAddress, SecondaryEmail, PhonesV2, SavedAddressInput } from '../generated.ts'

/**
 * Lists the signed-in member's addresses with their tags, the default address first.
 *
 * @example
 * const [first] = await signedIn.contactBook.listMyAddresses()
 */
export const listMyAddresses = (send: Send): ((call?: CallOptions) => Promise<readonly SavedAddress[]>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/addresses', repeatable: true }, 'addresses')

/**
 * Adds an address to the signed-in member's address book and returns all addresses.
 *
 * @example
 * const book = await signedIn.contactBook.createMyAddress({ tag: 'HOME', address })
 */
export const createMyAddress = (
  send: Send,
): ((address: SavedAddressInput, call?: CallOptions) => Promise<readonly SavedAddress[]>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/addresses address' }, 'addresses')

/**
 * Updates the tag of an address of the signed-in member, or replaces the address, or both.
 *
 * @example
 * const [saved] = await signedIn.contactBook.createMyAddress({ address })
 * await signedIn.contactBook.updateMyAddress(saved!.id, { tag: 'WORK' })
 */
export const updateMyAddress = (
  send: Send,
): ((id: string, address: SavedAddressInput, call?: CallOptions) => Promise<readonly SavedAddress[]>) =>
  bind(send, { route: 'PATCH /vitrine/v1/members/my/addresses/{id} id address', repeatable: true }, 'addresses')

/**
 * Makes an address the signed-in member's default address.
 *
 * @example
 * const book = await signedIn.contactBook.createMyAddress({ address })
 * await signedIn.contactBook.putMyAddressFirst(book.at(-1)!.id)
 */
export const putMyAddressFirst = (send: Send): ((id: string, call?: CallOptions) => Promise<readonly SavedAddress[]>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/addresses/{id}/first id', repeatable: true }, 'addresses')

/**
 * Deletes an address from the signed-in member's address book.
 *
 * @example
 * const [saved] = await signedIn.contactBook.createMyAddress({ address })
 * await signedIn.contactBook.deleteMyAddress(saved!.id)
 */
export const deleteMyAddress = (send: Send): ((id: string, call?: CallOptions) => Promise<readonly SavedAddress[]>) =>
  bind(send, { route: 'DELETE /vitrine/v1/members/my/addresses/{id} id', repeatable: true }, 'addresses')

/**
 * Returns the signed-in member's additional emails and phones with their tags.
 *
 * @example
 * const { emails, phones } = await signedIn.contactBook.getMyContact()
 */
export const getMyContact = (
  send: Send,
): ((call?: CallOptions) => Promise<{ emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/contact', repeatable: true })

/**
 * Saves an additional email of the signed-in member. If it already exists, updates its tag.
 *
 * @example
 * const { emails } = await signedIn.contactBook.saveMyEmail(email, 'WORK')
 */
export const saveMyEmail = (
  send: Send,
): ((
  email: string,
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK',
  call?: CallOptions,
) => Promise<{ emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/contact/emails email tag', repeatable: true })

/**
 * Removes an additional email of the signed-in member.
 *
 * @example
 * await signedIn.contactBook.saveMyEmail(email)
 * const { emails } = await signedIn.contactBook.removeMyEmail(email)
 */
export const removeMyEmail = (
  send: Send,
): ((
  email: string,
  call?: CallOptions,
) => Promise<{ emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/contact/emails/remove email', repeatable: true })

/**
 * Saves a phone number of the signed-in member. If it already exists, updates its tag.
 *
 * @example
 * const { phones } = await signedIn.contactBook.saveMyPhone('+49 30 1234567', 'MOBILE')
 */
export const saveMyPhone = (
  send: Send,
): ((
  phone: string,
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX',
  call?: CallOptions,
) => Promise<{ emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/contact/phones phone tag', repeatable: true })

/**
 * Removes a phone number of the signed-in member.
 *
 * @example
 * const { phones } = await signedIn.contactBook.removeMyPhone('+49 30 1234567')
 */
export const removeMyPhone = (
  send: Send,
): ((
  phone: string,
  call?: CallOptions,
) => Promise<{ emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/contact/phones/remove phone', repeatable: true })
