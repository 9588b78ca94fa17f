/** The library that reads and draws pictures, loaded with the first one: a shop starts sooner, and is smaller until then. */
export const loadSharp = async () => (await import('sharp')).default
