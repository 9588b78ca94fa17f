import type { Image } from '@vitrine/contract/entities/common.ts'
import { mediaIdOf, mediaUrl } from '../../ground/media/addresses.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'

/** `wix:image://v1/{id}/…` and its older form. */
const packed = /^(?:wix:)?image:\/\/v1\/([^/#?\s]+)/

const webAddress = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).href : undefined

/** The address of a picture that a caller names: one of the store's media, or a web address; or a refusal. */
export const requirePicture = (site: Site, image: Image | undefined): string | undefined => {
  const { id, url } = image ?? {}
  if (url === undefined || url === '')
    return id === undefined || id === '' ? undefined : mediaUrl(site, encodeURIComponent(id))
  const own = packed.exec(url)?.[1] ?? mediaIdOf(site, url)
  const address = own === undefined ? webAddress(url) : mediaUrl(site, encodeURIComponent(own))
  if (address === undefined) throw new Refusal('INVALID_ITEM_IMAGE_URL')
  return address
}
