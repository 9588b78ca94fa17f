import type { Promotion } from '@vitrine/client'
import { FieldMessages, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldGroup } from '../page/section.tsx'
import { PictureDrop, PictureGrid, type ShownPicture } from '../products/picture-drop.tsx'
import { words } from '../words/words.ts'

const { promotions: texts } = words

interface PromotionImageProps {
  readonly media: Promotion['media'] | undefined
  readonly field: FieldOf
}

/** The image of a promotion, with its description. */
export const PromotionImage = ({ media, field }: PromotionImageProps) => {
  const { id, image, altText } = media ?? {}
  const [picture, setPicture] = useState<ShownPicture | undefined>(
    id && image?.url ? { id, url: image.url } : undefined,
  )
  const { id: fieldId, error } = field('promotion.media')
  return (
    <FieldGroup title={texts.image}>
      <div id={fieldId} tabIndex={-1} className="grid gap-2">
        {picture ? (
          <PictureGrid pictures={[picture]} onRemove={() => setPicture(undefined)} />
        ) : (
          <PictureDrop onPicture={setPicture} />
        )}
        <FieldMessages id={fieldId} error={error} />
      </div>
      <TextField
        {...field('promotion.media.altText')}
        label={texts.altText}
        hint={texts.altTextHint}
        defaultValue={altText ?? ''}
        maxLength={1000}
      />
    </FieldGroup>
  )
}
