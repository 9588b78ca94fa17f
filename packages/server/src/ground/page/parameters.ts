/** What a page is asked with comes in the address, or as a form (OpenID Connect Core, section 3.1.2.1). */
export const readParameters = async (request: Request): Promise<URLSearchParams> =>
  request.method === 'POST' ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams
