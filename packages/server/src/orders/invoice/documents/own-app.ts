/** App ID of invoices of this server, where the specification requires one. */
export const ownInvoicesAppId = '6d8f1c52-3b0e-4f7a-9c41-5a2e7d90b318'
