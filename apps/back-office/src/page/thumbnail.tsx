import { media, type Order } from '@vitrine/client'
import { Image } from '@vitrine/ui'

interface ThumbnailProps {
  readonly image: NonNullable<Order['lineItems'][number]['image']>
  /** Size in CSS pixels. High-density screens get a larger image. */
  readonly side: number
}

/** A small product image. */
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
