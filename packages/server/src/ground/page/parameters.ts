/** Reads the parameters of a page from its query or form body (OpenID Connect Core, section 3.1.2.1). */
export const readParameters = async (request: Request): Promise<URLSearchParams> =>
  request.method === 'POST' ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams
