/** Our names and those of the official SDK. In the API both are ours; the official SDK renames them. */
const official = { id: '_id', createdDate: '_createdDate', updatedDate: '_updatedDate' } as const
const officialInAddresses = { addressLine: 'addressLine1', formattedAddress: 'formatted', geocode: 'location' } as const

const ours: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...official, ...officialInAddresses }).map(([our, theirs]) => [theirs, our]),
)

/** Fields with custom keys, which must not be renamed. */
const freeForm = new Set(['options', 'choices', 'namespaces', 'clientMetaData', 'additionalQueryParameters'])

/** An image: text in the official SDK, as in the API in ours. */
export class Picture {
  constructor(readonly fields: { url: string } | { id: string; filename?: string; width: number; height: number }) {}

  get text(): string {
    if ('url' in this.fields) return this.fields.url
    const { id, filename, width, height } = this.fields
    const name = filename === undefined ? '' : `/${encodeURIComponent(filename)}`
    return `wix:image://v1/${id}${name}#originWidth=${width}&originHeight=${height}`
  }

  static of(text: string): Picture {
    const [, id, filename, width, height] =
      /^(?:wix:)?image:\/\/v1\/([^/#]+)(?:\/([^#]*))?#originWidth=(\d+)&originHeight=(\d+)$/.exec(text) ?? []
    if (id === undefined) return new Picture({ url: text })
    const name = filename === undefined ? {} : { filename: decodeURIComponent(filename) }
    return new Picture({ id, ...name, width: Number(width), height: Number(height) })
  }
}

/** The page of a product: a URL in the official SDK, the two parts of the API in ours. */
export class Page {
  constructor(readonly url: string) {}

  get fields() {
    return { relativePath: new URL(this.url).pathname, url: this.url }
  }
}

/** A postal address, whose parts have other names in the official SDK. */
export class PostalAddress {
  constructor(readonly fields: Readonly<Record<string, unknown>>) {}
}

/** Converts values that only arguments of the official SDK have, by field. */
const leafOf = (key: string, text: string, parent: Readonly<Record<string, unknown>>): unknown => {
  if (key === 'url' && 'quantity' in parent) return new Page(text)
  if (key === 'image' || key === 'media') return Picture.of(text)
  return text
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const ourName = (key: string): string => (key.startsWith('_') ? (ours[key] ?? key) : key)

const isAddress = (key: string, value: unknown): boolean =>
  isPlain(value) && /^(addresses|(\w+A|a)ddress)$/.test(key) && 'country' in value

const addressOf = (fields: Readonly<Record<string, unknown>>): PostalAddress =>
  new PostalAddress(Object.fromEntries(Object.entries(fields).map(([key, item]) => [ours[key] ?? key, item])))

/** Filter fields are named by paths. */
const ourPath = (path: string): string =>
  path
    .split('.')
    .map((part) => ours[part] ?? part)
    .join('.')

/**
 * Converts arguments of the official SDK to our names. `Picture` and `Page` stand for values with a form in each
 * client.
 */
export const underOurNames = (value: unknown, inside: 'entity' | 'query' = 'entity', field = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => underOurNames(item, inside, field))
  if (!isPlain(value)) return value
  if (isAddress(field, value)) return addressOf(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (freeForm.has(key) && isPlain(item)) return [key, item]
      if (key === 'fieldName') return [key, ourPath(String(item))]
      const deeper = inside === 'query' || key === 'filter' || key === 'sort' ? 'query' : 'entity'
      const name = inside === 'query' ? ourPath(key) : ourName(key)
      return [name, typeof item === 'string' ? leafOf(key, item, value) : underOurNames(item, deeper, key)]
    }),
  )
}

type Names = Readonly<Record<string, string>>

/** Converts our arguments for the official SDK. */
export const asOfficial = (value: unknown, names: Names = official): unknown => {
  if (value instanceof PostalAddress) return asOfficial(value.fields, { ...official, ...officialInAddresses })
  if (value instanceof Picture) return value.text
  if (value instanceof Page) return value.url
  if (Array.isArray(value)) return value.map((item) => asOfficial(item))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      freeForm.has(key) && isPlain(item) ? [key, structuredClone(item)] : [names[key] ?? key, asOfficial(item)],
    ),
  )
}

/** Converts arguments for our client: images and pages as in the API. */
export const asOurs = (value: unknown): unknown => {
  if (value instanceof PostalAddress) return asOurs(value.fields)
  if (value instanceof Picture || value instanceof Page) return value.fields
  if (Array.isArray(value)) return value.map(asOurs)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asOurs(item)]))
}
