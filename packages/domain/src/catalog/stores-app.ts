/** The id of the stores app that answers name. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Its id in references of older storefronts. */
export const legacyStoresAppId = '1380b703-ce81-ff05-f115-39571d94dfcd'

/** Its ids that storefronts write into references: of today, and of older ones. */
export const storesAppIds: ReadonlySet<string> = new Set([storesAppId, legacyStoresAppId])
