import { Badge, joinClasses, Link, VisuallyHidden } from '@vitrine/ui'
import type { ComponentProps } from 'react'
import { Thumbnail } from '../page/thumbnail.tsx'
import { words } from '../words/words.ts'
import type { Direction, DropZone, TreeNode } from './tree.ts'

const { collections: texts } = words

const signs: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', out: '←', in: '→' }
const directions = Object.keys(signs) as readonly Direction[]

export const moveButtonId = ({ category }: TreeNode, direction: Direction): string => `move-${direction}-${category.id}`

const zoneClass: Readonly<Record<DropZone, string>> = {
  before: 'shadow-[inset_0_2px_0_var(--color-accent)]',
  inside: 'bg-accent-soft',
  after: 'shadow-[inset_0_-2px_0_var(--color-accent)]',
}

interface CategoryRowProps extends ComponentProps<'li'> {
  readonly node: TreeNode
  /** Whether a rule decides which products it has. */
  readonly isByRule: boolean
  /** Where a dragged row would be dropped, if it is over this one. */
  readonly zone: DropZone | undefined
  readonly canMove: (direction: Direction) => boolean
  readonly onMove: (direction: Direction) => void
}

const MoveButtons = ({ node, canMove, onMove }: Pick<CategoryRowProps, 'node' | 'canMove' | 'onMove'>) => (
  <span role="group" aria-label={texts.moveOne(node.category.name)} className="flex shrink-0 gap-0.5">
    {directions.map((direction) => (
      <button
        key={direction}
        type="button"
        id={moveButtonId(node, direction)}
        aria-label={texts.moves[direction](node.category.name)}
        title={texts.moves[direction](node.category.name)}
        // A disabled button would lose the focus after the last possible step.
        aria-disabled={!canMove(direction)}
        onClick={() => canMove(direction) && onMove(direction)}
        className="grid size-9 cursor-pointer place-items-center rounded-sm text-muted hover:bg-wash hover:text-text aria-disabled:cursor-default aria-disabled:opacity-30"
      >
        <span aria-hidden="true">{signs[direction]}</span>
      </button>
    ))}
  </span>
)

/** A collection in the tree: indented by its level, with its number of products and buttons to move it. */
export const CategoryRow = ({ node, isByRule, zone, canMove, onMove, ...row }: CategoryRowProps) => {
  const { category, depth, parent } = node
  const { id, name, visible, itemCounter, image } = category
  return (
    <li
      {...row}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 pe-1 transition-colors sm:cursor-grab',
        zone && zoneClass[zone],
      )}
      style={{ paddingInlineStart: `calc(${depth} * min(2rem, 5vw))` }}
    >
      <span aria-hidden="true" className="hidden text-faint sm:inline">
        ⠿
      </span>
      {image?.url && <Thumbnail image={{ ...image, url: image.url }} side={32} />}
      <span className="min-w-0 grow basis-40 wrap-anywhere">
        <Link href={`/collections/${id}`}>{name}</Link>
        {parent && <VisuallyHidden>{texts.isWithin(parent.category.name)}</VisuallyHidden>}
        {isByRule && <Badge className="ms-2">{words.collectionRules.badge}</Badge>}
        {visible === false && <Badge className="ms-2">{texts.hidden}</Badge>}
      </span>
      <span className="text-sm text-muted tabular-nums">{words.named.productCount(itemCounter)}</span>
      <MoveButtons node={node} canMove={canMove} onMove={onMove} />
    </li>
  )
}
