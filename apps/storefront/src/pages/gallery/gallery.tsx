import { BoxIcon, IconButton, Image, PlayIcon, SearchIcon } from '@vitrine/ui'
import { lazy, memo, Suspense, useRef, useState } from 'react'
import { pagePicture, thumbnail } from '../../pictures.ts'
import { lateDrawer } from '../../shell/cart-drawer/late-drawer.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { CloseUpProps } from './close-up.tsx'
import type { GalleryItem, OtherItem } from './gallery-items.ts'

interface GalleryProps {
  readonly name: string
  readonly items: readonly GalleryItem[]
}

const CloseUp = lateDrawer<Omit<CloseUpProps, 'open' | 'onClose'>>(async () => (await import('./close-up.tsx')).CloseUp)

/** Most products only have pictures. */
const LateMedia = lazy(async () => ({ default: (await import('./other-media.tsx')).OtherMedia }))

/** Keeps the server-rendered markup until its code has loaded, even if what is around it changes. */
const OtherMedia = memo(function OtherMedia(props: { item: OtherItem; name: string }) {
  return (
    <Suspense>
      <LateMedia {...props} />
    </Suspense>
  )
})

/** The small picture of an item, or what stands for it. */
const Thumbnail = ({ item }: { item: GalleryItem }) => {
  const image = item.kind === 'picture' ? item.image : item.poster
  const Icon = item.kind === 'model' ? BoxIcon : PlayIcon
  return (
    <span className="relative block size-20 bg-wash text-text">
      {image && <Image fixed alt="" {...thumbnail(image, 80)} />}
      {item.kind !== 'picture' && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-8 place-items-center rounded-full bg-surface/90">
            <Icon />
          </span>
        </span>
      )}
    </span>
  )
}

interface ThumbnailsProps {
  readonly items: readonly GalleryItem[]
  readonly shown: number
  readonly onSelect: (index: number) => void
}

const Thumbnails = ({ items, shown, onSelect }: ThumbnailsProps) => {
  const { shopping } = useWords()
  const labels = { picture: shopping.picture, video: shopping.video, embed: shopping.video, model: shopping.model }
  return (
    <ul className="flex list-none flex-wrap gap-3 p-0 lg:hidden">
      {items.map((item, index) => (
        <li key={item.id}>
          <button
            type="button"
            aria-label={labels[item.kind](index + 1, items.length)}
            aria-current={index === shown}
            className="block overflow-hidden rounded-md outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-text"
            onClick={() => onSelect(index)}
          >
            <Thumbnail item={item} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * The pictures, videos and 3D models of a product: side by side on wide screens, swiped and selected by thumbnails on
 * others. Pictures are enlarged on click. Scrolls without scripts.
 */
export const Gallery = ({ name, items }: GalleryProps) => {
  const words = useWords()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  /** Index of the picture that is enlarged. */
  const [opened, setOpened] = useState<number>()
  if (items.length === 0) return <div className="aspect-square rounded-lg bg-wash" />
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
  const current = pictures.findIndex(({ id }) => id === items[shown]?.id)
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
          className="flex list-none snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto rounded-lg p-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible lg:rounded-none"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
        >
          {items.map((item, index) => (
            // The first one is large; if their number is even, so is the last one.
            <li key={item.id} className="w-full shrink-0 snap-center lg:first:col-span-2 lg:last:even:col-span-2">
              {item.kind === 'picture' ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="block w-full cursor-zoom-in"
                  onClick={() => setOpened(pictures.indexOf(item))}
                >
                  <Image
                    className="rounded-lg"
                    alt={item.image.altText ?? name}
                    {...pagePicture(item.image, index === 0)}
                    ratio="square"
                    priority={index === 0}
                  />
                </button>
              ) : (
                <OtherMedia item={item} name={name} />
              )}
            </li>
          ))}
        </ul>
        {current !== -1 && (
          <IconButton
            label={words.shopping.zoom}
            className="absolute end-3 bottom-3 rounded-full bg-surface/90 text-text lg:top-3 lg:bottom-auto"
            onClick={() => setOpened(current)}
          >
            <SearchIcon />
          </IconButton>
        )}
      </div>
      {items.length > 1 && <Thumbnails items={items} shown={shown} onSelect={goTo} />}
      <CloseUp
        name={name}
        pictures={pictures}
        first={opened ?? 0}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
