import { Image } from '@vitrine/ui'
import { useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { pagePicture, thumbnail, type Picture } from '../pictures.ts'

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly { readonly id: string; readonly image: Picture }[]
}

/** The pictures of a product: one large, the others to choose. */
export const Gallery = ({ name, pictures }: GalleryProps) => {
  const words = useWords()
  const [chosen, setChosen] = useState(0)
  const shown = pictures[Math.min(chosen, pictures.length - 1)]
  if (!shown) return <div className="aspect-square rounded-lg bg-wash" />
  return (
    <div className="grid gap-3">
      <Image
        key={shown.id}
        className="rounded-lg"
        alt={shown.image.altText ?? name}
        {...pagePicture(shown.image)}
        ratio="square"
        priority
      />
      {pictures.length > 1 && (
        <ul className="flex list-none gap-3 p-0">
          {pictures.map(({ id, image }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.shopping.picture(index + 1, pictures.length)}
                aria-current={image === shown.image}
                className="block overflow-hidden rounded-md outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-text"
                onClick={() => setChosen(index)}
              >
                <Image fixed alt="" {...thumbnail(image, 80)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
