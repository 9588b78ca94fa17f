/** SQLSTATEs, of PostgreSQL and of what stands before it. */
export const sqlStates = {
  connectionLost: '08006',
  statementCanceled: '57014',
  diskFull: '53100',
  readOnly: '25006',
  uniqueViolation: '23505',
  /** Lost against another transaction; it may succeed when tried again. */
  serializationFailure: '40001',
} as const

/** An error of the database that PostgreSQL itself had no chance to tell. */
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

/** The SQLSTATE of a database error, or null for any other error. */
export function sqlState(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}
