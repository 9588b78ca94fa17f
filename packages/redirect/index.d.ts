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
