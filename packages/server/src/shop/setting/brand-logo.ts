import type { CheckoutSettings } from '@vitrine/contract/entities/checkout-settings.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { readPicture } from '../../ground/looks/looks.ts'
import { requireSite } from '../../ground/site/sites.ts'

type Sent = Input<CheckoutSettings>

/** Settings whose logo can be shown: a picture that the store keeps, by its id or address, or one of an https address. */
export const withLogo = async (context: Context, siteId: string, sent: Sent): Promise<Sent> => {
  const { checkoutBrand, ...rest } = sent
  const { logo, ...header } = checkoutBrand?.header ?? {}
  const { id, url, ...image } = logo?.image ?? {}
  if (!id && !url) return sent
  const site = await requireSite(context.sites, siteId)
  const field = `checkoutSettings.checkoutBrand.header.logo.image.${url ? 'url' : 'id'}`
  const picture = await readPicture(context, site, url || mediaUrl(site, id!), field)
  const shown = 'id' in picture ? { id: picture.id, url: mediaUrl(site, picture.id) } : { id: '', url: picture.url }
  return {
    ...rest,
    checkoutBrand: { ...checkoutBrand, header: { ...header, logo: { ...logo, image: { ...image, ...shown } } } },
  }
}
