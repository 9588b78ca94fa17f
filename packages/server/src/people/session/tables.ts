/** A member's session. Every token issued from it ends with it. */
export interface SessionTable {
  site_id: string
  id: string
  member_id: string
  /** SHA-256 of the session token, hex. */
  token_hash: string
  created_date: Date
  /** Extended while the session is used. */
  expires_date: Date
  ended_date: Date | null
}

/** Stands for a session in a URL, once and for a short time. */
export interface SessionHandleTable {
  site_id: string
  handle_hash: string
  session_id: string
  client_id: string
  expires_date: Date
  /** Set if only the browser with the verifier may use it (RFC 7636). */
  challenge: string | null
}

/** Another key to a session, for the platform's pages when the storefront signed the member in. */
export interface SessionKeyTable {
  site_id: string
  token_hash: string
  session_id: string
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    session: SessionTable
    session_handle: SessionHandleTable
    session_key: SessionKeyTable
  }
}
