/** Data of an error, as the server sends it. */
export type ErrorData = Readonly<Record<string, unknown>>
