/** The hosts that the provider's official SDK calls, and those its media helper names; inside it they are constants. */
const providersHosts = /^((.+\.)?wixapis\.com|(static|video)\.wixstatic\.com)$/i

export const isProvidersHost = (/** @type {unknown} */ name) => typeof name === 'string' && providersHosts.test(name)
