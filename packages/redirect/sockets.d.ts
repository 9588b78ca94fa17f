/** Connects the provider's hosts to a Vitrine server, for whoever opens a socket to them in this process. */
export declare const redirectSockets: (server: URL) => void
