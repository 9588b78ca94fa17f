/** Where PgBouncer is installed, if it is: npm has none. */
export declare const findPgBouncer: () => string | undefined
