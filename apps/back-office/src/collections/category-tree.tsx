import { showToast } from '@vitrine/ui'
import { useEffect, useState, type DragEvent } from 'react'
import { errorMessage } from '../error-message.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { CategoryRow, moveButtonId } from './category-row.tsx'
import { treeReference } from './load-categories.ts'
import {
  flatten,
  placeAfter,
  placeAt,
  placeOf,
  type Direction,
  type DropZone,
  type Place,
  type TreeNode,
} from './tree.ts'

const { collections: texts } = words

const move = (id: string, { parentId, afterId }: Place) =>
  shop.categories.moveCategory(id, treeReference, {
    ...(parentId !== undefined && { parentCategoryId: parentId }),
    ...(afterId === undefined ? { position: 'FIRST' } : { position: 'AFTER', moveAfterCategoryId: afterId }),
  })

/** Moves collections, with an undo. */
const useMove = (roots: readonly TreeNode[]) => {
  const done = useDone()
  const [isBusy, setBusy] = useState(false)
  const moveTo = async (node: TreeNode, place: Place | undefined) => {
    if (!place || isBusy) return
    const { id, name } = node.category
    const before = placeOf(node, roots)
    setBusy(true)
    try {
      await move(id, place)
      await done({ message: texts.moved(name), undo: () => move(id, before) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, moveTo }
}

/** Where the pointer is in a row: its upper, middle or lower part. */
const zoneAt = ({ clientY, currentTarget }: DragEvent): DropZone => {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = (clientY - top) / height
  if (part < 0.3) return 'before'
  return part > 0.7 ? 'after' : 'inside'
}

interface Over {
  readonly id: string
  readonly zone: DropZone
}

/** Drags a row and drops it before, after or into another one. */
const useDrag = (roots: readonly TreeNode[], moveTo: (node: TreeNode, place: Place | undefined) => Promise<void>) => {
  const [dragged, setDragged] = useState<TreeNode>()
  const [over, setOver] = useState<Over>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const rowProps = (target: TreeNode) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', target.category.name)
      setDragged(target)
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      const zone = zoneAt(event)
      if (!dragged || !placeAt(dragged, { target, zone }, roots)) return setOver(undefined)
      event.preventDefault()
      setOver({ id: target.category.id, zone })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged) void moveTo(dragged, placeAt(dragged, { target, zone: zoneAt(event) }, roots))
      end()
    },
  })
  return { over, rowProps }
}

/** The tree of collections. Rows are moved by dragging, or by buttons. */
export const CategoryTree = ({ roots, ruledIds }: { roots: readonly TreeNode[]; ruledIds: ReadonlySet<string> }) => {
  const { isBusy, moveTo } = useMove(roots)
  const { over, rowProps } = useDrag(roots, moveTo)
  const [pressed, setPressed] = useState<{ readonly id: string; readonly before: readonly TreeNode[] }>()
  // A moved row loses the focus of its button.
  useEffect(() => {
    const isMoved = pressed !== undefined && pressed.before !== roots
    if (isMoved && document.activeElement === document.body) document.getElementById(pressed.id)?.focus()
  }, [pressed, roots])
  const step = (node: TreeNode, direction: Direction) => {
    setPressed({ id: moveButtonId(node, direction), before: roots })
    void moveTo(node, placeAfter(node, direction, roots))
  }
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{texts.moveHint}</p>
      <ul aria-label={texts.title} className="m-0 list-none border-t border-line p-0" aria-busy={isBusy}>
        {flatten(roots).map((node) => (
          <CategoryRow
            key={node.category.id}
            node={node}
            isByRule={ruledIds.has(node.category.id)}
            zone={over?.id === node.category.id ? over.zone : undefined}
            canMove={(direction) => placeAfter(node, direction, roots) !== undefined}
            onMove={(direction) => step(node, direction)}
            {...rowProps(node)}
          />
        ))}
      </ul>
    </div>
  )
}
