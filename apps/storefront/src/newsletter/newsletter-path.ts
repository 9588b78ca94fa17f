export const newsletterPath = '/newsletter'

/** A field that people leave empty. */
export const trapField = 'website'
