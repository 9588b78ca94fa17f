import { media, type Order } from '@vitrine/client'
import { Image } from '@vitrine/ui'

interface ThumbnailProps {
  readonly image: NonNullable<Order['lineItems'][number]['image']>
  /** In points of the page; screens of twice the dots get them. */
  readonly side: number
}

/** The small picture of a product, beside its name. */
export const Thumbnail = ({ image, side }: ThumbnailProps) => (
  <Image
    fixed
    className="rounded-sm"
    src={media.getScaledToFillImageUrl(image, side * 2, side * 2)}
    alt=""
    width={side}
    height={side}
  />
)
