import type { CatalogImage } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, invalidBecause, wrongFormat } from '../base/refusal.ts'
import type { Db } from '../database/tables.ts'
import type { Site } from '../site/sites.ts'
import { mediaIdOf, mediaUrl } from './addresses.ts'
import { listPublicMedia } from './files.ts'

/** An image: a file of the store by ID, or an external one by URL, whose size is unknown. */
export interface ImageRecord {
  readonly id?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
}

/** An image as callers send it. */
export type SentImage = Input<CatalogImage>

/** The images of the store that a request refers to, by ID. */
export interface ImageReferences {
  readonly site: Site
  readonly images: ReadonlyMap<string, ImageRecord>
}

/** How the provider's SDK sends an image of the store: `wix:image://v1/ID/name.jpg#originWidth=…`. */
const providersText = /^wix:image:\/\/v1\/([^/#]+)/

const imageIdOf = ({ id, url }: SentImage, site: Site): string | undefined =>
  id ?? (url === undefined ? undefined : (providersText.exec(url)?.[1] ?? mediaIdOf(site, url)))

const isWebUrl = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

/** Looks up the images of the store that a request refers to. */
export const findImages = async (db: Db, site: Site, sent: readonly SentImage[]): Promise<ImageReferences> => {
  const ids = sent.flatMap((image) => imageIdOf(image, site) ?? [])
  const files = ids.length === 0 ? [] : await listPublicMedia(db, site.id, [...new Set(ids)])
  const images = files.filter(({ kind }) => kind === 'image')
  return {
    site,
    images: new Map(
      images.map(({ id, width, height, alt_text: altText }) => [
        id,
        { id, width, height, ...(altText !== null && { altText }) },
      ]),
    ),
  }
}

/** Reads an image: a file of the store by ID or URL, or an external one by URL. `undefined` for an empty object. */
export const readImage = (
  sent: SentImage,
  { site, images }: ImageReferences,
  path: string,
): ImageRecord | undefined => {
  const { url, altText } = sent
  const id = imageIdOf(sent, site)
  const file = id === undefined ? undefined : images.get(id)
  const text = altText === undefined ? {} : { altText }
  if (file) return { ...file, ...text }
  if (url === undefined && id === undefined) return undefined
  // The URL may be one of the provider's media host, which store files have as well.
  if (url !== undefined && sent.id === undefined && isWebUrl(url)) return { url, ...text }
  if (id !== undefined) throw invalidBecause(path, 'UNKNOWN', { description: 'is not an image of this store' })
  throw wrongFormat(`${path}.url`, 'WEB_URL', 'must be an http or https URL')
}

export const presentImage = ({ id, url, ...image }: ImageRecord, site: Site): CatalogImage => ({
  ...(id !== undefined && { id, url: mediaUrl(site, id) }),
  ...(url !== undefined && { url }),
  ...image,
})

/** An image with texts of its own. */
export interface CaptionedImage {
  readonly image: ImageRecord
  readonly altText?: string
  readonly displayName?: string
}

export const presentCaptionedImage = ({ image, altText, displayName }: CaptionedImage, site: Site) => ({
  ...(image.id !== undefined && { id: image.id }),
  ...(image.url !== undefined && { url: image.url }),
  image: presentImage(image, site),
  ...(altText !== undefined && { altText }),
  ...(displayName !== undefined && { displayName }),
  mediaType: 'IMAGE' as const,
})

type SentCaptionedImage = Pick<SentImage, 'id' | 'altText'> & { readonly displayName?: string | undefined }

/**
 * Reads an image of the store with its texts. Without an ID, the image stays and the sent texts change. `undefined`
 * removes it: an empty object.
 */
export const readCaptionedImage = (
  { id, altText, displayName }: SentCaptionedImage = {},
  { path, before, ...references }: ImageReferences & { readonly path: string; readonly before?: CaptionedImage | null },
): CaptionedImage | undefined => {
  const texts = { ...(altText !== undefined && { altText }), ...(displayName !== undefined && { displayName }) }
  if (id === undefined && Object.keys(texts).length === 0) return undefined
  if (id === undefined && before) return { ...before, ...texts }
  const image = id === before?.image.id ? before?.image : readImage(id === undefined ? {} : { id }, references, path)
  if (!image) throw invalidField(`${path}.id`, 'is required', 'REQUIRED_FIELD')
  return { image, ...texts }
}
