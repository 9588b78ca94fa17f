import type { Review } from '@vitrine/client'
import { Image } from '@vitrine/ui'
import { useState } from 'react'
import { closePicture, thumbnail } from '../../pictures.ts'
import { lateDrawer } from '../../shell/cart-drawer/late-drawer.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { CloseUpProps } from '../gallery/close-up.tsx'

const CloseUp = lateDrawer<Pick<CloseUpProps, 'name' | 'pictures' | 'first'>>(
  async () => (await import('../gallery/close-up.tsx')).CloseUp,
)

/** Photos of a review: thumbnails that open in the product's gallery. Without scripts they are links. */
export const ReviewPictures = ({ review: { content } }: { review: Review }) => {
  const words = useWords()
  const [shown, setShown] = useState<number>()
  const pictures = content.media.flatMap(({ image }, index) => (image?.url ? [{ id: `${index}`, image }] : []))
  if (pictures.length === 0) return null
  return (
    <>
      <ul className="flex list-none flex-wrap gap-2 p-0">
        {pictures.map(({ id, image }, index) => (
          <li key={id}>
            <a
              href={closePicture(image).src}
              aria-label={`${words.reviews.picture}: ${words.shopping.picture(index + 1, pictures.length)}`}
              className="block overflow-hidden rounded-sm"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setShown(index)
              }}
            >
              <Image fixed alt="" {...thumbnail(image, 80)} />
            </a>
          </li>
        ))}
      </ul>
      <CloseUp
        key={shown}
        name={words.reviews.picture}
        pictures={pictures}
        first={shown ?? 0}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
      />
    </>
  )
}
