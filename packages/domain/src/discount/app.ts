/** The ID of the store's own custom triggers and filters in discount rules. */
export const discountsAppId = '5c1f2b7e-0a4d-4f0e-9b7a-3d6e8c2a9f41'
