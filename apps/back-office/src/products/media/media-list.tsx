import { ArrowBackIcon, ArrowForwardIcon, Badge, BoxIcon, Button, IconButton, joinClasses, PlayIcon } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { moved, thumbnailOf } from '../editor/draft/media-drafts.ts'
import type { MediaDraft } from '../editor/draft/product-draft.ts'

const { media: texts } = words
const side = 240

const Preview = ({ item, name }: { item: MediaDraft; name: string }) => {
  const url = thumbnailOf(item, side)
  const { kind, altText } = item
  const Icon = kind === 'model' ? BoxIcon : PlayIcon
  return (
    <span className="relative block aspect-square overflow-hidden rounded-md bg-wash">
      {url && <img src={url} alt={altText || name} className="size-full object-cover" draggable={false} />}
      {kind !== 'picture' && (
        <span className="absolute inset-0 grid place-items-center text-2xl">
          <Icon />
        </span>
      )}
    </span>
  )
}

interface MediaListProps {
  readonly items: readonly MediaDraft[]
  readonly onArrange: (items: readonly MediaDraft[]) => void
  readonly onEdit: (item: MediaDraft) => void
  readonly onRemove: (item: MediaDraft) => void
}

/** The media of a product, arranged by dragging or by buttons. */
export const MediaList = ({ items, onArrange, onEdit, onRemove }: MediaListProps) => {
  const [dragged, setDragged] = useState<string>()
  const place = items.findIndex(({ key }) => key === dragged)
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 p-0">
      {items.map((item, index) => {
        const name = texts.numbered(texts.kinds[item.kind], index + 1)
        return (
          // Without a pointer, the buttons arrange.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.key}
            draggable
            className={joinClasses('grid content-start gap-1', dragged === item.key ? 'opacity-50' : undefined)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.key)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              event.stopPropagation()
              setDragged(undefined)
              if (place !== index && place >= 0) onArrange(moved(items, place, index))
            }}
          >
            <Preview item={item} name={name} />
            <span className="flex min-h-6 items-center justify-between gap-1">
              <IconButton
                label={texts.earlier(name)}
                size="small"
                disabled={index === 0}
                onClick={() => onArrange(moved(items, index, index - 1))}
              >
                <ArrowBackIcon />
              </IconButton>
              {index === 0 && <Badge>{texts.main}</Badge>}
              <IconButton
                label={texts.later(name)}
                size="small"
                disabled={index === items.length - 1}
                onClick={() => onArrange(moved(items, index, index + 1))}
              >
                <ArrowForwardIcon />
              </IconButton>
            </span>
            <span className="flex flex-wrap justify-between gap-1">
              <Button
                type="button"
                size="small"
                variant="quiet"
                aria-label={texts.edit(name)}
                onClick={() => onEdit(item)}
              >
                {texts.editLabel}
              </Button>
              <Button
                type="button"
                size="small"
                variant="quiet"
                aria-label={texts.remove(name)}
                onClick={() => onRemove(item)}
              >
                {words.remove}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
