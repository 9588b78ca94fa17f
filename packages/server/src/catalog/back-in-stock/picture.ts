import type { Image } from '@vitrine/contract/entities/common.ts'
import { mediaIdOf, mediaUrl } from '../../ground/media/addresses.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'

/** `wix:image://v1/{id}/…` and its older form. */
const packed = /^(?:wix:)?image:\/\/v1\/([^/#?\s]+)/

const webAddress = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).href : undefined

/**
 * Returns the URL of a picture sent by a caller: a media file of the store, or a web address. Refuses anything else.
 */
export const requirePicture = (site: Site, image: Image | undefined): string | undefined => {
  const { id, url } = image ?? {}
  if (url === undefined || url === '')
    return id === undefined || id === '' ? undefined : mediaUrl(site, encodeURIComponent(id))
  const own = packed.exec(url)?.[1] ?? mediaIdOf(site, url)
  const address = own === undefined ? webAddress(url) : mediaUrl(site, encodeURIComponent(own))
  if (address === undefined) throw new Refusal('INVALID_ITEM_IMAGE_URL')
  return address
}
