import { readVideoAddress } from '@vitrine/domain/media/video-address.ts'
import { Card, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../../../words/words.ts'
import { AddressField } from '../../media/address-field.tsx'
import { EditMedia } from '../../media/edit-media.tsx'
import { MediaDrop } from '../../media/media-drop.tsx'
import { MediaList } from '../../media/media-list.tsx'
import type { UploadedMedia } from '../../media/upload-media.ts'
import { newMedia } from '../draft/media-drafts.ts'
import { withPlaces, type MediaPlaces } from '../draft/media-places.ts'
import type { MediaDraft, ProductDraft } from '../draft/product-draft.ts'
import type { SectionProps } from './section-props.ts'

const { media: texts } = words

const withItem = (draft: ProductDraft, item: MediaDraft): ProductDraft => ({
  ...draft,
  media: [...draft.media.filter(({ key }) => key !== item.key), item],
})

const nowhere: MediaPlaces = { choices: [], variants: [] }

/** Replaces an item. A cropped image has another key, which two items must not share. */
const withChanged = (
  draft: ProductDraft,
  { key }: MediaDraft,
  { changed, places }: { readonly changed: MediaDraft; readonly places: MediaPlaces },
): ProductDraft => {
  const others = draft.media.filter((one) => one.key === key || one.key !== changed.key)
  return {
    ...withPlaces(changed.key === key ? draft : withPlaces(draft, key, nowhere), changed.key, places),
    media: others.map((one) => (one.key === key ? changed : one)),
  }
}

/** The images, videos and 3D models of a product. */
export const MediaSection = ({
  editor: { draft, change, setDraft, track },
  data: { saved, choices },
  field,
}: SectionProps) => {
  const [edited, setEdited] = useState<string>()
  const { media } = draft
  const item = media.find(({ key }) => key === edited)
  const add = (one: MediaDraft) => setDraft((all) => withItem(all, one))
  const remove = ({ key }: MediaDraft) =>
    setDraft((all) => ({
      ...withPlaces(all, key, nowhere),
      media: all.media.filter((one) => one.key !== key),
    }))
  const { id, error } = field('product.media')
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        <p className="text-sm text-muted">{media.length > 0 ? texts.hint : texts.none}</p>
        {error !== undefined && (
          <p id={id} tabIndex={-1} className="v-error">
            {error}
          </p>
        )}
        {media.length > 0 && (
          <MediaList
            items={media}
            onArrange={(next) => change({ media: next })}
            onEdit={({ key }) => setEdited(key)}
            onRemove={remove}
          />
        )}
        <MediaDrop
          track={track}
          onUploaded={async ({ id: mediaId, kind, url }: UploadedMedia) => add(newMedia({ id: mediaId, kind, url }))}
        />
        <AddressField
          onAdd={(url) => {
            const video = readVideoAddress(url)
            if (typeof video === 'string') return texts.addressProblems[video]
            add(newMedia({ kind: video ? 'video' : 'image', url: video?.url ?? url }))
            return undefined
          }}
        />
      </Stack>
      {item && (
        <EditMedia
          key={item.key}
          productId={saved?.product.id}
          draft={draft}
          item={item}
          languages={choices.settings.languages}
          onChange={(changed, places) => setDraft((all) => withChanged(all, item, { changed, places }))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
