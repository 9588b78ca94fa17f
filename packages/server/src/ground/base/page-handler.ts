/** Answers page requests in the form of the web: an app on top renders pages without knowing the HTTP server. */
export type PageHandler = (request: Request) => Promise<Response>
