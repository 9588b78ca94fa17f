/** The app that invoices of this server are of, where the specification's calls ask for one. */
export const ownInvoicesAppId = '6d8f1c52-3b0e-4f7a-9c41-5a2e7d90b318'
