/** SQLSTATE codes of PostgreSQL and of poolers in front of it. */
export const sqlStates = {
  connectionLost: '08006',
  statementCanceled: '57014',
  diskFull: '53100',
  readOnly: '25006',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  /** Conflict with another transaction; a retry may succeed. */
  serializationFailure: '40001',
} as const

/** A database error that PostgreSQL itself could not report. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  constructor(
    /** SQLSTATE. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Returns the SQLSTATE of a database error, or null for other errors. */
export function sqlState(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}
