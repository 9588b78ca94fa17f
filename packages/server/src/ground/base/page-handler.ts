/**
 * Handles page requests in the form of the Fetch API, so that apps can render pages independently of the HTTP server.
 */
export type PageHandler = (request: Request) => Promise<Response>
