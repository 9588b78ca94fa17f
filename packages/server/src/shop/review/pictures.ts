import type { ReviewMedia } from '@vitrine/contract/entities/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import { mediaIdOf, providerPictures } from '../../ground/media/addresses.ts'
import { findMedia } from '../../ground/media/files.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { ReviewImageRecord } from './tables.ts'

type SentImage = NonNullable<Input<ReviewMedia>['image']>

/** How the provider's SDK writes a picture: `wix:image://v1/id/name#originWidth=20&originHeight=10`. */
const providerPicture = /^wix:image:\/\/v1\/([^/#?]+)/
const fileId = /^[\w.~-]{1,200}$/

/** The id of the file that a picture names, by its address or by itself. */
const fileOf = (site: Site, { id, url }: SentImage): string | undefined => {
  if (!url) return id
  return providerPicture.exec(url)?.[1] ?? mediaIdOf(site, url)
}

const isOfProvider = ({ url = '' }: SentImage): boolean => providerPicture.test(url) || url.startsWith(providerPictures)

const allowed = 'must be an image of this store: wix:image://… or a static.wixstatic.com URL'

const readImage = async (
  context: Context,
  site: Site,
  { image, path }: { image: SentImage; path: string },
): Promise<ReviewImageRecord> => {
  const id = fileOf(site, image)
  const field = `${path}.image.${image.url || image.id === undefined ? 'url' : 'id'}`
  if (id === undefined || !fileId.test(id)) throw invalidField(field, allowed)
  const file = await findMedia(context, id)
  if (file?.site_id === site.id && file.kind === 'image') {
    const { width, height, filename } = file
    return { id, width, height, filename }
  }
  if (!isOfProvider(image)) throw invalidField(field, allowed)
  return { id, url: `${providerPictures}${id}` }
}

/** The pictures of a review; each is one of the shop's, or one of the provider's. */
export const readImages = async (
  context: Context,
  site: Site,
  { media = [], path }: { media: readonly Input<ReviewMedia>[] | undefined; path: string },
): Promise<ReviewImageRecord[]> => {
  const images: ReviewImageRecord[] = []
  for (const [index, { image }] of media.entries()) {
    const at = `${path}[${index}]`
    if (!image) throw invalidField(`${at}.image`, 'must be set', 'REQUIRED_FIELD')
    images.push(await readImage(context, site, { image, path: at }))
  }
  return images
}
