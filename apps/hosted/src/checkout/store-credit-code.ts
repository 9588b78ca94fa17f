/** What stands in the place of a code for the store credit of whoever is signed in. */
export const storeCreditCode = 'STORE_CREDIT'
