/**
 * Sends requests for the provider's hosts to a Vitrine server; all other requests are untouched. Call it before the first
 * request: in a page, in a server, in a worker. A second call with the same server does nothing.
 *
 * @param serverUrl The URL of the server, for example `http://localhost:4000`. Without one it throws: an environment
 * variable that is not set is accepted by the types, and told at run time.
 * @example
 * redirectToVitrine('http://localhost:4000')
 */
export declare const redirectToVitrine: (serverUrl: string | undefined) => void

/**
 * Makes a page load its images from a Vitrine server, even before its scripts run. For pages returned as a `Response`: at
 * the edge, and in the middleware of a framework that writes pages to files. In Node, the preload does it.
 *
 * @param response Anything but an HTML page is returned unchanged.
 * @example
 * export const onRequest = async (context, next) => redirectPage(await next(), 'https://shop.example')
 */
export declare const redirectPage: (response: Response, serverUrl: string | undefined) => Response
