/** Stands in for a code when paying with store credit. */
export const storeCreditCode = 'STORE_CREDIT'
