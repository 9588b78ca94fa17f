// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, StaffPasskey, StaffPasskeyInput } from '../generated.ts'

const passkeysDates = { createdDate: true, lastUsedDate: true } as const

const addMyPasskeyDates = { passkey: passkeysDates } as const

/** Lists the passkeys of the signed-in person, oldest first. */
export const listMyPasskeys: ElevatedEndpoint<{}, { passkeys: readonly StaffPasskey[] }> = {
  route: 'GET /vitrine/v1/my-account/passkeys',
  repeatable: true,
  elevated: true,
  dates: { passkeys: passkeysDates },
}

/** Returns options to create a passkey with in the browser, within five minutes. A person has at most 20. */
export const beginMyPasskey: ElevatedEndpoint<
  {
    body?: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  {
    /**
     * Options for `navigator.credentials.create()`, as `PublicKeyCredential.parseCreationOptionsFromJSON()` reads
     * them.
     */
    options: unknown
  }
> = { route: 'POST /vitrine/v1/my-account/passkeys/begin', repeatable: true, elevated: true }

/** Adds a passkey that the browser created. It is the first and second factor in one. */
export const addMyPasskey: ElevatedEndpoint<
  {
    body: {
      /** The browser’s response of `navigator.credentials.create()`, from its `toJSON()`. */
      credential: unknown
      /** Default: the password manager or the browser that created the passkey. */
      name?: string
    }
  },
  { passkey: StaffPasskey }
> = { route: 'POST /vitrine/v1/my-account/passkeys', elevated: true, dates: addMyPasskeyDates }

/** Renames a passkey of the signed-in person. */
export const renameMyPasskey: ElevatedEndpoint<
  { params: { passkeyId: string }; body: { passkey: StaffPasskeyInput } },
  { passkey: StaffPasskey }
> = {
  route: 'PATCH /vitrine/v1/my-account/passkeys/{passkeyId}',
  repeatable: true,
  elevated: true,
  dates: addMyPasskeyDates,
}

/** Removes a passkey of the signed-in person. Without a password, the last one cannot be removed. */
export const removeMyPasskey: ElevatedEndpoint<
  {
    params: { passkeyId: string }
    body?: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/my-account/passkeys/{passkeyId}/remove', repeatable: true, elevated: true }

/** Returns options to confirm the identity of the signed-in person with one of their passkeys. */
export const beginMyConfirmation: ElevatedEndpoint<
  {},
  {
    /** Options for `navigator.credentials.get()`, as `PublicKeyCredential.parseRequestOptionsFromJSON()` reads them. */
    options: unknown
  }
> = { route: 'POST /vitrine/v1/my-account/confirmation/begin', repeatable: true, elevated: true }

/** Confirms the identity of the signed-in person. For five minutes, changes of their account need no password. */
export const confirmMyIdentity: ElevatedEndpoint<
  {
    body: {
      /** The browser’s response of `navigator.credentials.get()`, from its `toJSON()`. */
      credential: unknown
    }
  },
  { confirmedUntil: Date }
> = { route: 'POST /vitrine/v1/my-account/confirmation', elevated: true, dates: { confirmedUntil: true } }

/**
 * Removes the password, so that the person only signs in with passkeys. A passkey must have been used in this
 * session within five minutes.
 */
export const removeMyPassword: ElevatedEndpoint<{}, {}> = {
  route: 'POST /vitrine/v1/my-account/password/remove',
  repeatable: true,
  elevated: true,
}
