import { IconButton, Image, SearchIcon } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { pagePicture, thumbnail, type Picture } from '../../pictures.ts'
import { lateDrawer } from '../../shell/cart-drawer/late-drawer.tsx'
import { useWords } from '../../words/use-words.tsx'

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly { readonly id: string; readonly image: Picture }[]
}

const CloseUp = lateDrawer<GalleryProps & { readonly first: number }>(
  async () => (await import('./close-up.tsx')).CloseUp,
)

/** The pictures of a product: swiped on phones, selected by thumbnails, enlarged on click. Scrolls without scripts. */
export const Gallery = ({ name, pictures }: GalleryProps) => {
  const words = useWords()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (pictures.length === 0) return <div className="aspect-square rounded-lg bg-wash" />
  const goTo = (index: number) => {
    const { clientWidth = 0 } = strip.current ?? {}
    const towards = getComputedStyle(strip.current!).direction === 'rtl' ? -1 : 1
    strip.current?.scrollTo({ left: index * clientWidth * towards, behavior: 'instant' })
  }
  return (
    <div className="grid gap-3">
      <div className="relative">
        <ul
          ref={strip}
          aria-label={words.shopping.closeUp}
          // Keyboard users scroll it with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex list-none snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto rounded-lg p-0"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
        >
          {pictures.map(({ id, image }, index) => (
            <li key={id} className="w-full shrink-0 snap-center">
              <Image
                className="rounded-lg"
                alt={image.altText ?? name}
                {...pagePicture(image)}
                ratio="square"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <IconButton
          label={words.shopping.zoom}
          className="absolute end-3 bottom-3 rounded-full bg-surface/90 text-text"
          onClick={() => setOpen(true)}
        >
          <SearchIcon />
        </IconButton>
      </div>
      {pictures.length > 1 && (
        <ul className="flex list-none flex-wrap gap-3 p-0">
          {pictures.map(({ id, image }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.shopping.picture(index + 1, pictures.length)}
                aria-current={index === shown}
                className="block overflow-hidden rounded-md outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-text"
                onClick={() => goTo(index)}
              >
                <Image fixed alt="" {...thumbnail(image, 80)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <CloseUp {...{ name, pictures }} first={shown} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
