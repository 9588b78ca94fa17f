/** Returns the path of a brand's page. The name of a brand is unique. */
export const brandPath = (name: string): string => `/brands/${encodeURIComponent(name)}`
