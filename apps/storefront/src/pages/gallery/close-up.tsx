import { ArrowBackIcon, ArrowForwardIcon, Dialog, IconButton, Image } from '@vitrine/ui'
import { useState } from 'react'
import { closePicture, type ShownPicture } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'

export interface CloseUpProps {
  readonly name: string
  readonly pictures: readonly { readonly id: string; readonly image: ShownPicture }[]
  /** Index of the picture that was visible. */
  readonly first: number
  readonly open: boolean
  readonly onClose: () => void
}

const Pictures = ({ name, pictures, first }: Omit<CloseUpProps, 'open' | 'onClose'>) => {
  const words = useWords()
  const [index, setIndex] = useState(first)
  const [isLarge, setLarge] = useState(false)
  const turn = (step: number) => {
    setIndex((before) => (before + step + pictures.length) % pictures.length)
    setLarge(false)
  }
  const { id, image } = pictures[index]!
  return (
    // The arrow keys do what the buttons below do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={name}
      className="grid gap-3"
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1)
        if (key === 'ArrowLeft') turn(-1)
      }}
    >
      <div className="max-h-[70dvh] overflow-auto rounded-md bg-wash">
        <button
          type="button"
          aria-label={words.shopping.zoom}
          aria-pressed={isLarge}
          className={`block ${isLarge ? 'w-[200%] cursor-zoom-out' : 'w-full cursor-zoom-in'}`}
          onClick={() => setLarge(!isLarge)}
        >
          <Image key={id} alt={image.altText ?? name} {...closePicture(image)} fit="contain" />
        </button>
      </div>
      {pictures.length > 1 && (
        <p className="flex items-center justify-center gap-4">
          <IconButton label={words.shopping.previousPicture} onClick={() => turn(-1)}>
            <ArrowBackIcon />
          </IconButton>
          <span role="status" className="text-sm text-muted tabular-nums">
            {words.shopping.picture(index + 1, pictures.length)}
          </span>
          <IconButton label={words.shopping.nextPicture} onClick={() => turn(1)}>
            <ArrowForwardIcon />
          </IconButton>
        </p>
      )}
    </div>
  )
}

/** Shows the pictures one at a time at window size. A click doubles the size; then the picture can be panned. */
export const CloseUp = ({ open, onClose, ...shown }: CloseUpProps) => {
  const words = useWords()
  return (
    <Dialog open={open} onClose={onClose} size="large" title={words.shopping.closeUp}>
      {open && <Pictures {...shown} />}
    </Dialog>
  )
}
