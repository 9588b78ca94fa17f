import { media, type Product } from '@vitrine/client'
import { Card, showToast, Stack } from '@vitrine/ui'
import { useDone } from '../../form/use-done.ts'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { PictureDrop, PictureGrid, type ShownPicture } from '../picture-drop.tsx'

const { newProduct } = words
const side = 240

const picturesOf = ({ media: { items } }: Product): ShownPicture[] =>
  items.flatMap(({ id, image }) =>
    id !== undefined && image
      ? [{ id, url: media.getScaledToFillImageUrl(image, side, side), altText: image.altText }]
      : [],
  )

/** Images of a product, with buttons to add and remove them. */
export const PicturesCard = ({ product }: { product: Product }) => {
  const done = useDone()
  const pictures = picturesOf(product)
  const add = (mediaId: string) => shop.products.addProductMedia(product.id, [{ mediaId }])
  const remove = async (id: string) => {
    try {
      await shop.products.removeProductMedia(product.id, [id])
      await done({ message: newProduct.pictureRemoved, undo: () => add(id) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <Card as="section" appearance="framed" title={newProduct.pictures} level={2}>
      <Stack>
        {pictures.length > 0 && <PictureGrid pictures={pictures} onRemove={(id) => void remove(id)} />}
        <PictureDrop
          onPicture={async ({ id }) => {
            await add(id)
            await done({ message: words.saved })
          }}
        />
      </Stack>
    </Card>
  )
}
