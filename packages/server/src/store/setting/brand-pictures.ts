import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { readPicture } from '../../ground/looks/looks.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'

type Sent = Input<CheckoutSettings>
type Brand = NonNullable<Sent['checkoutBrand']>
type Fill = NonNullable<NonNullable<Brand['header']>['backgroundFill']>
type Picture = NonNullable<Fill['image']>

const brandField = 'checkoutSettings.checkoutBrand'

/** Returns a picture to show: a store file by ID or URL, or an external https URL. */
const shown = async (context: Context, site: Site, { id, url, ...image }: Picture, field: string): Promise<Picture> => {
  if (!id && !url) return { ...image, ...(id !== undefined && { id }), ...(url !== undefined && { url }) }
  const picture = await readPicture(context, site, url || mediaUrl(site, id!), `${field}.${url ? 'url' : 'id'}`)
  return {
    ...image,
    ...('id' in picture ? { id: picture.id, url: mediaUrl(site, picture.id) } : { id: '', url: picture.url }),
  }
}

const shownFill = async (context: Context, site: Site, fill: Fill | undefined, field: string) => {
  if (!fill?.image) return fill
  if (fill.color && (fill.image.url || fill.image.id))
    throw invalidField(`${field}.image`, 'cannot be sent together with a color: a background is one of them')
  return { ...fill, image: await shown(context, site, fill.image, `${field}.image`) }
}

/** Settings of the checkout's appearance that may have a background. */
const fills = [
  ['header', 'backgroundFill'],
  ['footer', 'backgroundFill'],
  ['mainSection', 'formBackgroundFill'],
  ['mainSection', 'summaryBackgroundFill'],
] as const

const fillIn = (brand: Brand, part: string, name: string): Fill | undefined =>
  (brand as Record<string, Record<string, Fill> | undefined>)[part]?.[name]

/** Resolves the pictures of logo and backgrounds. */
export const withPictures = async (context: Context, siteId: string, sent: Sent): Promise<Sent> => {
  const { checkoutBrand } = sent
  if (!checkoutBrand) return sent
  const site = await requireSite(context.sites, siteId)
  const changed = structuredClone(checkoutBrand) as Record<string, Record<string, unknown>>
  const { logo } = checkoutBrand.header ?? {}
  if (logo?.image)
    changed.header!.logo = { ...logo, image: await shown(context, site, logo.image, `${brandField}.header.logo.image`) }
  for (const [part, name] of fills) {
    const fill = fillIn(checkoutBrand, part, name)
    if (fill) changed[part]![name] = await shownFill(context, site, fill, `${brandField}.${part}.${name}`)
  }
  return { ...sent, checkoutBrand: changed as Brand }
}
