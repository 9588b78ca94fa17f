// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SavedAddress, SecondaryEmail, PhonesV2, SavedAddressInput } from '../generated.ts'

/** Lists the signed-in member's addresses with their tags; the first is offered first. */
export const listMyAddresses: Endpoint<{}, { addresses: readonly SavedAddress[] }> = {
  route: 'GET /vitrine/v1/members/my/addresses',
  repeatable: true,
}

/** Adds an address to the signed-in member's book; answers the whole book. */
export const createMyAddress: Endpoint<
  { body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'POST /vitrine/v1/members/my/addresses' }

/** Changes an address in the signed-in member's book: the whole of it, the tag, or both. */
export const updateMyAddress: Endpoint<
  { params: { id: string }; body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'PATCH /vitrine/v1/members/my/addresses/{id}', repeatable: true }

/** Makes an address the default address. */
export const putMyAddressFirst: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'POST /vitrine/v1/members/my/addresses/{id}/first',
  repeatable: true,
}

/** Takes an address out of the signed-in member's book. */
export const deleteMyAddress: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'DELETE /vitrine/v1/members/my/addresses/{id}',
  repeatable: true,
}

/** Reads the signed-in member's further emails and phones with their tags. */
export const getMyContact: Endpoint<{}, { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }> = {
  route: 'GET /vitrine/v1/members/my/contact',
  repeatable: true,
}

/** Saves an email of the signed-in member; an existing one gets the tag. */
export const saveMyEmail: Endpoint<
  { body: { email: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails', repeatable: true }

/** Removes a saved email. */
export const removeMyEmail: Endpoint<
  { body: { email: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails/remove', repeatable: true }

/** Saves a phone of the signed-in member; an existing one gets the tag. */
export const saveMyPhone: Endpoint<
  { body: { phone: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones', repeatable: true }

/** Removes a saved phone. */
export const removeMyPhone: Endpoint<
  { body: { phone: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones/remove', repeatable: true }
