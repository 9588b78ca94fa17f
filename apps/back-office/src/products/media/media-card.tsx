import type { Product } from '@vitrine/client'
import { Card, showToast, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { useDone } from '../../form/use-done.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { AddressForm } from './address-form.tsx'
import { EditMedia } from './edit-media.tsx'
import { MediaDrop } from './media-drop.tsx'
import { MediaList } from './media-list.tsx'
import { restoreMedia } from './restore-media.ts'
import { mediaOf, type MediaItem } from './shown-media.ts'

const { media: texts } = words

interface MediaCardProps {
  readonly product: Product
  /** The store's additional languages. */
  readonly languages: readonly string[]
}

/** The images, videos and 3D models of a product. */
export const MediaCard = ({ product, languages }: MediaCardProps) => {
  const done = useDone()
  const [edited, setEdited] = useState<MediaItem>()
  const items = mediaOf(product)
  const add = async (media: { readonly mediaId: string } | { readonly url: string }) => {
    await shop.products.addProductMedia(product.id, [media])
    await done({ message: texts.added })
  }
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  const arrange = (ids: readonly string[]) =>
    attempt(async () => {
      const before = items.map(({ id }) => id)
      const write = (order: readonly string[]) => shop.productMedia.arrangeProductMedia(product.id, [...order])
      await write(ids)
      await done({ message: texts.arranged, undo: () => write(before) })
    })
  const remove = (item: MediaItem) =>
    attempt(async () => {
      await shop.products.removeProductMedia(product.id, [item.id])
      await done({ message: texts.removed, undo: () => restoreMedia(product, item) })
    })
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        <p className="text-sm text-muted">{items.length > 0 ? texts.hint : texts.none}</p>
        {items.length > 0 && (
          <MediaList
            items={items}
            onArrange={(ids) => void arrange(ids)}
            onEdit={setEdited}
            onRemove={(item) => void remove(item)}
          />
        )}
        <MediaDrop onUploaded={({ id }) => add({ mediaId: id })} />
        <AddressForm onAdd={(url) => add({ url })} />
      </Stack>
      {edited && (
        <EditMedia
          key={edited.id}
          product={product}
          item={edited}
          languages={languages}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
