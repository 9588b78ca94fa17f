/**
 * Sends what is meant for the provider's hosts to a Vitrine server; everything else goes where it goes.
 * Call it before the first request: in a page, in a server, in a worker. A second call to the same server changes
 * nothing.
 *
 * @param serverUrl The address of the server, for example `http://localhost:4000`.
 * @example
 * redirectToVitrine('http://localhost:4000')
 */
export declare const redirectToVitrine: (serverUrl: string) => void

/**
 * Shows the pictures of a page from a Vitrine server before any script of the page runs, where the page is answered
 * with a `Response`: at the edge, and in the middleware of a framework that writes pages to files. In Node the preload
 * does it.
 *
 * @param response What is no page is given back as it is.
 * @example
 * export const onRequest = async (context, next) => redirectPage(await next(), 'https://shop.example')
 */
export declare const redirectPage: (response: Response, serverUrl: string) => Response
