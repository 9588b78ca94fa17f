import type { MediaDataForWrite } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { InvalidRequest, type Violation } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { mediaIdOf } from '../../../../ground/media/addresses.ts'
import { listPublicMedia, type PublicMedia } from '../../../../ground/media/files.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import { externalMedia } from './external-media.ts'

const longestUrl = 2048
/** Where the hosted provider serves pictures, by ID. */
const providersPicture = /^https:\/\/static\.wixstatic\.com\/media\/([\w.~-]{1,200})(?:$|[/?#])/

/** A media reference: a store file by ID, external media by URL, or a URL that may be either. */
type Reference = { readonly id: string; readonly url?: string } | { readonly url: string }

export type SentReference = Pick<MediaDataForWrite, 'mediaId' | 'url'>

const referenceOf = ({ mediaId, url }: SentReference, site: Site): Reference | undefined => {
  if (mediaId !== undefined) return { id: mediaId }
  if (url === undefined || url.length > longestUrl || !URL.canParse(url)) return undefined
  const id = mediaIdOf(site, url)
  if (id === undefined) return { url }
  return providersPicture.test(url) ? { id, url } : { id }
}

const external = (url: string, now: Date): MediaRecord | string => {
  const found = externalMedia(url, now)
  const id = providersPicture.exec(url)?.[1]
  return typeof found === 'string' || id === undefined ? found : { ...found, id }
}

const recordOf = (file: PublicMedia): MediaRecord => {
  const { id, kind, width, height, alt_text: altText, focal_point: focalPoint, poster_id: posterId, bytes } = file
  const shown = { id, kind, width, height, ...(altText !== null && { altText }) }
  if (kind === 'image') return { ...shown, ...(focalPoint && { focalPoint }) }
  const addedDate = file.created_date.toISOString()
  return { ...shown, ...(posterId !== null && { posterId }), addedDate, ...(kind === 'model' && { bytes }) }
}

const findFiles = async (db: Db, siteId: string, ids: readonly string[]): Promise<MediaRecord[]> =>
  ids.length === 0 ? [] : (await listPublicMedia(db, siteId, ids)).map(recordOf)

export interface Lookup {
  readonly site: Site
  /** Media that were looked up before. */
  readonly known: readonly MediaRecord[]
  /** The path of the list in the request. */
  readonly field: string
  /** When videos are added. */
  readonly now: Date
}

export const mediaViolation = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

export const refuseSome = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** Looks up media by ID or URL: store files, and external pictures and videos, which are not copied. */
export const lookUpMedia = async (
  db: Db,
  sent: readonly SentReference[],
  { site, known, field, now }: Lookup,
): Promise<(MediaRecord | undefined)[]> => {
  const references = sent.map((one) => referenceOf(one, site))
  const ids = references.flatMap((one) => (one && 'id' in one ? [one.id] : []))
  const files = [...known, ...(await findFiles(db, site.id, ids))]
  const found = references.map((one) => {
    if (!one) return undefined
    const file = 'id' in one ? files.find(({ id }) => id === one.id) : undefined
    return file ?? (one.url === undefined ? undefined : external(one.url, now))
  })
  refuseSome(
    found.flatMap((one, index) => (typeof one === 'string' ? [mediaViolation(`${field}[${index}].url`, one)] : [])),
  )
  // An external video that the product has keeps its date.
  return found.map((one) => (typeof one === 'object' ? (known.find(({ id }) => id === one.id) ?? one) : undefined))
}

/** Looks up media. Refuses those that do not exist. */
export const findMediaRecords = async (
  db: Db,
  sent: readonly SentReference[],
  lookup: Lookup,
): Promise<MediaRecord[]> => {
  const found = await lookUpMedia(db, sent, lookup)
  refuseSome(
    found.flatMap((one, index) =>
      one ? [] : [mediaViolation(`${lookup.field}[${index}]`, 'is not an image, video or 3D model of this store')],
    ),
  )
  return found.flatMap((one) => one ?? [])
}

/** Looks up images. Refuses other media, and those that do not exist. */
export const findImageRecords = async (
  db: Db,
  sent: readonly SentReference[],
  lookup: Omit<Lookup, 'now'>,
): Promise<MediaRecord[]> => {
  const found = await findMediaRecords(db, sent, { ...lookup, now: new Date(0) })
  refuseSome(
    found.flatMap(({ kind }, index) =>
      kind === 'image' ? [] : [mediaViolation(`${lookup.field}[${index}]`, 'must be an image')],
    ),
  )
  return found
}

/** Refuses posters that are not images of the store. Those that `known` media have are not looked up again. */
export const requirePosters = async (
  db: Db,
  sent: readonly { readonly posterId?: string | undefined }[],
  { site, known, fieldOf }: Pick<Lookup, 'site' | 'known'> & { readonly fieldOf: (index: number) => string },
): Promise<void> => {
  const before = new Set(known.map(({ posterId }) => posterId))
  const ids = sent.flatMap(({ posterId }) => (posterId && !before.has(posterId) ? [posterId] : []))
  if (ids.length === 0) return
  const files = await listPublicMedia(db, site.id, [...new Set(ids)])
  const images = new Set(files.flatMap(({ id, kind }) => (kind === 'image' ? [id] : [])))
  refuseSome(
    sent.flatMap(({ posterId }, index) =>
      posterId && ids.includes(posterId) && !images.has(posterId)
        ? [mediaViolation(`${fieldOf(index)}.posterId`, 'must be the ID of an uploaded image')]
        : [],
    ),
  )
}
