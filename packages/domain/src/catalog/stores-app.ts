/** The ID of the stores app in responses. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** The ID of the stores app in references of older storefronts. */
export const legacyStoresAppId = '1380b703-ce81-ff05-f115-39571d94dfcd'

/** The current and older IDs that storefronts use in references. */
export const storesAppIds: ReadonlySet<string> = new Set([storesAppId, legacyStoresAppId])
