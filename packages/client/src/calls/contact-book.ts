// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SavedAddress, SecondaryEmail, PhonesV2, SavedAddressInput } from '../generated.ts'

/** Lists the signed-in member's addresses with their tags, the default address first. */
export const listMyAddresses: Endpoint<{}, { addresses: readonly SavedAddress[] }> = {
  route: 'GET /vitrine/v1/members/my/addresses',
  repeatable: true,
}

/** Adds an address to the signed-in member's address book and returns all addresses. */
export const createMyAddress: Endpoint<
  { body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'POST /vitrine/v1/members/my/addresses' }

/** Updates the tag of an address of the signed-in member, or replaces the address, or both. */
export const updateMyAddress: Endpoint<
  { params: { id: string }; body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'PATCH /vitrine/v1/members/my/addresses/{id}', repeatable: true }

/** Makes an address the signed-in member's default address. */
export const putMyAddressFirst: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'POST /vitrine/v1/members/my/addresses/{id}/first',
  repeatable: true,
}

/** Deletes an address from the signed-in member's address book. */
export const deleteMyAddress: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'DELETE /vitrine/v1/members/my/addresses/{id}',
  repeatable: true,
}

/** Returns the signed-in member's additional emails and phones with their tags. */
export const getMyContact: Endpoint<{}, { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }> = {
  route: 'GET /vitrine/v1/members/my/contact',
  repeatable: true,
}

/** Saves an additional email of the signed-in member. If it already exists, updates its tag. */
export const saveMyEmail: Endpoint<
  { body: { email: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails', repeatable: true }

/** Removes an additional email of the signed-in member. */
export const removeMyEmail: Endpoint<
  { body: { email: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails/remove', repeatable: true }

/** Saves a phone number of the signed-in member. If it already exists, updates its tag. */
export const saveMyPhone: Endpoint<
  { body: { phone: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones', repeatable: true }

/** Removes a phone number of the signed-in member. */
export const removeMyPhone: Endpoint<
  { body: { phone: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones/remove', repeatable: true }
