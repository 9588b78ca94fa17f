/** Returns the path of PgBouncer if it is installed. It is not available from npm. */
export declare const findPgBouncer: () => string | undefined
