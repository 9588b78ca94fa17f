import type { Dispatch, SetStateAction } from 'react'
import { FieldGroup } from '../../page/section.tsx'
import type { Picture } from '../../session/upload-picture.ts'
import { words } from '../../words/words.ts'
import { PictureDrop, PictureGrid } from '../picture-drop.tsx'

interface PicturesFieldProps {
  readonly pictures: readonly Picture[]
  readonly onChange: Dispatch<SetStateAction<readonly Picture[]>>
}

/** The images of a new product. An image that is uploaded again moves to the end. */
export const PicturesField = ({ pictures, onChange }: PicturesFieldProps) => (
  <FieldGroup title={words.newProduct.pictures}>
    {pictures.length > 0 && (
      <PictureGrid
        pictures={pictures}
        onRemove={(id) => onChange((all) => all.filter((picture) => picture.id !== id))}
      />
    )}
    <PictureDrop onPicture={(picture) => onChange((all) => [...all.filter(({ id }) => id !== picture.id), picture])} />
  </FieldGroup>
)
