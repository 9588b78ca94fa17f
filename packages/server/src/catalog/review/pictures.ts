import type { ReviewMedia } from '@vitrine/contract/entities/catalog/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { mediaIdOf, providerPictures } from '../../ground/media/addresses.ts'
import { findAnyMedia, findMedia } from '../../ground/media/files.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { ownersOf } from '../../ground/base/shopper-owner.ts'
import { findPhoto } from './photo-store.ts'
import type { ReviewImageRecord } from './tables.ts'

type SentImage = NonNullable<Input<ReviewMedia>['image']>

/** The provider's SDK format: `wix:image://v1/id/name#originWidth=20&originHeight=10`. */
const providerPicture = /^wix:image:\/\/v1\/([^/#?]+)/
const fileId = /^[\w.~-]{1,200}$/

/** Returns the ID of the file that a picture names by URL or by ID. */
const fileOf = (site: Site, { id, url }: SentImage): string | undefined => {
  if (!url) return id
  return providerPicture.exec(url)?.[1] ?? mediaIdOf(site, url)
}

const isOfProvider = ({ url = '' }: SentImage): boolean => providerPicture.test(url) || url.startsWith(providerPictures)

const allowed =
  'must be an image of this store: a photo that was sent for this review, wix:image://… or a static.wixstatic.com URL'

/** Context in which pictures are read. */
export interface Reading {
  readonly site: Site
  readonly caller: Caller
  /** The review being changed; absent for a new one. */
  readonly reviewId?: string
  readonly path: string
}

/** Returns a photo that this caller sent, or that belongs to this review, and to no other. */
const readPhoto = async (
  { db }: Context,
  { site, caller, reviewId }: Reading,
  id: string,
): Promise<ReviewImageRecord | undefined> => {
  const photo = await findPhoto(db, site.id, id)
  if (!photo || (photo.review_id !== null && photo.review_id !== reviewId)) return undefined
  const isTheirs = isElevated(caller) || (photo.owner !== null && ownersOf(caller).includes(photo.owner))
  const file = isTheirs ? await findAnyMedia({ db }, id) : undefined
  if (!file) return undefined
  const { width, height, filename } = file
  return { id, width, height, filename, isPhoto: true }
}

const readImage = async (context: Context, image: SentImage, reading: Reading): Promise<ReviewImageRecord> => {
  const { site, path } = reading
  const id = fileOf(site, image)
  const field = `${path}.image.${image.url || image.id === undefined ? 'url' : 'id'}`
  if (id === undefined || !fileId.test(id)) throw invalidField(field, allowed)
  const file = await findMedia(context, id)
  if (file?.site_id === site.id && file.kind === 'image') {
    const { width, height, filename } = file
    return { id, width, height, filename }
  }
  const photo = await readPhoto(context, reading, id)
  if (photo) return photo
  if (!isOfProvider(image)) throw invalidField(field, allowed)
  return { id, url: `${providerPictures}${id}` }
}

/** Reads the pictures of a review: store files, the provider's pictures, or photos sent by its author. */
export const readImages = async (
  context: Context,
  { media = [], ...reading }: Reading & { readonly media: readonly Input<ReviewMedia>[] | undefined },
): Promise<ReviewImageRecord[]> => {
  const images: ReviewImageRecord[] = []
  for (const [index, { image }] of media.entries()) {
    const path = `${reading.path}[${index}]`
    if (!image) throw invalidField(`${path}.image`, 'must be set', 'REQUIRED_FIELD')
    images.push(await readImage(context, image, { ...reading, path }))
  }
  return images
}

/** IDs of the photos among a review's pictures. */
export const photosIn = (images: readonly ReviewImageRecord[]): string[] =>
  images.flatMap(({ id, isPhoto }) => (isPhoto ? [id] : []))
