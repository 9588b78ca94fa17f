import type { StaffAccount } from '@vitrine/contract/entities/people/staff.ts'
import type { Generated } from 'kysely'

/** A person who can sign in to the back office of a store. */
export interface OwnerTable {
  site_id: string
  id: string
  email: string
  name: Generated<string>
  /** Absent for a person who only signs in with passkeys. */
  password_hash: string | null
  /** A role that every store has, or the ID of a row of `staff_role`. */
  role: Generated<string>
  /** Language of the back office for this person. */
  language: Generated<StaffAccount['language'] | null>
  deactivated_date: Generated<Date | null>
  created_date: Generated<Date>
  /** The encrypted secret of the authenticator app. */
  sealed_totp: Generated<string | null>
  /** The last used time step of the app. */
  totp_step: Generated<number | null>
  /** When the setup of the app began. */
  totp_begun_date: Generated<Date | null>
  /** When the setup was completed. From then on, signing in needs a code. */
  totp_date: Generated<Date | null>
}

export interface OwnerRecoveryCodeTable {
  site_id: string
  owner_id: string
  code_hash: string
}

export interface OwnerSessionTable {
  site_id: string
  /** SHA-256 of the cookie's value, hex. */
  token_hash: string
  /** The ID that people see. */
  id: Generated<string>
  owner_id: string
  device: string | null
  ip_address: string | null
  created_date: Generated<Date>
  /** Rounded down to five minutes. */
  last_seen_date: Generated<Date>
  expires_date: Date
  ended_date: Generated<Date | null>
  /** When a passkey was last used in the session, at sign-in or to confirm one's identity. */
  passkey_used_date: Generated<Date | null>
}

/** A passkey of a person. Its private key never leaves their device. */
export interface OwnerPasskeyTable {
  site_id: string
  id: string
  owner_id: string
  /** Base64url, as browsers name the passkey. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The signature counter, 0 if the device does not count. */
  counter: number
  transports: string[]
  /** Whether a password manager may copy it to other devices. */
  is_synced: boolean
  name: string
  created_date: Date
  last_used_date: Date | null
}

/** A link to set a new password. */
export interface OwnerRecoveryTable {
  site_id: string
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  /** Absent if nobody has the email address. */
  owner_id: string | null
  expires_date: Date
}

/** A new email address of a person, until it is confirmed. */
export interface OwnerEmailChangeTable {
  site_id: string
  owner_id: string
  email: string
  /** SHA-256 of the token that confirms the address, hex. */
  token_hash: string
  /** SHA-256 of the token with which the current address stops the change, hex. */
  stop_hash: string
  expires_date: Date
}

/** A challenge that was used, kept until it would have expired. */
export interface UsedPasskeyChallengeTable {
  site_id: string
  /** SHA-256 of the challenge's ID, hex. */
  challenge_hash: string
  expires_date: Date
}

/** A role of the store's own. */
export interface StaffRoleTable {
  site_id: string
  id: string
  name: string
  permissions: string[]
  created_date: Date
}

export interface StaffInvitationTable {
  site_id: string
  id: string
  email: string
  role: string
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  created_date: Date
  expires_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    owner: OwnerTable
    owner_recovery_code: OwnerRecoveryCodeTable
    owner_email_change: OwnerEmailChangeTable
    owner_passkey: OwnerPasskeyTable
    owner_recovery: OwnerRecoveryTable
    owner_session: OwnerSessionTable
    used_passkey_challenge: UsedPasskeyChallengeTable
    staff_role: StaffRoleTable
    staff_invitation: StaffInvitationTable
  }
}
