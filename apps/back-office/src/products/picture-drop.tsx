import { Button, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { FileDrop } from '../form/file-drop.tsx'
import { pictureTypes, uploadPicture, type Picture } from '../session/upload-picture.ts'
import { words } from '../words/words.ts'

const { newProduct } = words

interface Progress {
  readonly done: number
  readonly all: number
}

/** Uploads dropped or selected images and passes on each uploaded one. */
export const PictureDrop = ({ onPicture }: { onPicture: (picture: Picture) => Promise<unknown> | void }) => {
  const [progress, setProgress] = useState<Progress>()

  const take = async (file: File) => {
    try {
      if (!pictureTypes.includes(file.type)) throw new TypeError(newProduct.notAPicture(file.name))
      await onPicture(await uploadPicture(file))
    } catch (error) {
      showToast({ message: error instanceof TypeError ? error.message : `${file.name}: ${errorMessage(error)}` })
    }
  }
  const takeAll = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length })
      await take(file)
    }
    setProgress(undefined)
  }

  return (
    <FileDrop
      title={newProduct.drop}
      hint={progress ? newProduct.uploading(progress.done, progress.all) : newProduct.dropHint}
      label={newProduct.choose}
      accept={pictureTypes.join(',')}
      busy={progress !== undefined}
      onFiles={(files) => void takeAll(files)}
    />
  )
}

export interface ShownPicture {
  readonly id: string
  readonly url: string
  readonly altText?: string | undefined
}

/** A grid of images with remove buttons. */
export const PictureGrid = ({
  pictures,
  onRemove,
}: {
  pictures: readonly ShownPicture[]
  onRemove: (id: string) => void
}) => (
  <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 p-0">
    {pictures.map(({ id, url, altText }, index) => (
      <li key={id} className="grid gap-1">
        <input type="hidden" name="picture" value={id} />
        <img
          src={url}
          alt={altText || newProduct.pictureAlt(index + 1)}
          className="aspect-square w-full rounded-md bg-wash object-cover"
        />
        <Button
          type="button"
          size="small"
          variant="quiet"
          aria-label={newProduct.removePicture(index + 1)}
          onClick={() => onRemove(id)}
        >
          {words.remove}
        </Button>
      </li>
    ))}
  </ul>
)
