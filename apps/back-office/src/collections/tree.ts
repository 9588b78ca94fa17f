import type { Category } from '@vitrine/client'
import { maxCategoryDepth } from '@vitrine/contract/entities/catalog/category.ts'

/** A collection with its subcategories, in their order. */
export interface TreeNode {
  readonly category: Category
  /** Levels above it: 0 at the top. */
  readonly depth: number
  readonly parent: TreeNode | undefined
  readonly children: readonly TreeNode[]
}

/** Where a collection goes: after another one with the same parent, or first. */
export interface Place {
  /** `undefined` at the top level. */
  readonly parentId: string | undefined
  readonly afterId: string | undefined
}

/** Builds the tree. The collection of all products, which is managed by the store, is left out. */
export const buildTree = (categories: readonly Category[]): readonly TreeNode[] => {
  const own = categories.filter(({ managingAppId }) => managingAppId === undefined)
  const childrenOf = (parent: TreeNode | undefined, depth: number): TreeNode[] =>
    own
      .filter(({ parentCategory }) => parentCategory?.id === parent?.category.id)
      .toSorted((a, b) => (a.parentCategory?.index ?? 0) - (b.parentCategory?.index ?? 0))
      .map((category) => {
        const node: TreeNode & { children: readonly TreeNode[] } = { category, depth, parent, children: [] }
        Object.assign(node, { children: childrenOf(node, depth + 1) })
        return node
      })
  return childrenOf(undefined, 0)
}

/** All nodes from top to bottom, as they are displayed. */
export const flatten = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

const heightOf = ({ children }: TreeNode): number => 1 + Math.max(0, ...children.map(heightOf))
const idOf = (node: TreeNode | undefined): string | undefined => node?.category.id

const siblingsOf = ({ parent }: TreeNode, roots: readonly TreeNode[]): readonly TreeNode[] => parent?.children ?? roots
const indexOf = (node: TreeNode, roots: readonly TreeNode[]): number => siblingsOf(node, roots).indexOf(node)

/** Where it is now: the place to which an undo returns it. */
export const placeOf = (node: TreeNode, roots: readonly TreeNode[]): Place => ({
  parentId: idOf(node.parent),
  afterId: idOf(siblingsOf(node, roots)[indexOf(node, roots) - 1]),
})

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Where a step leads. `undefined` if it is not possible. */
export const placeAfter = (node: TreeNode, direction: Direction, roots: readonly TreeNode[]): Place | undefined => {
  const [siblings, index, { parent }] = [siblingsOf(node, roots), indexOf(node, roots), node]
  const before = siblings[index - 1]
  switch (direction) {
    case 'up':
      return before && { parentId: idOf(parent), afterId: idOf(siblings[index - 2]) }
    case 'down':
      return siblings[index + 1] && { parentId: idOf(parent), afterId: idOf(siblings[index + 1]) }
    case 'in':
      return before && fits(node, before)
        ? { parentId: idOf(before), afterId: idOf(before.children.at(-1)) }
        : undefined
    case 'out':
      return parent && { parentId: idOf(parent.parent), afterId: idOf(parent) }
  }
}

const fits = (node: TreeNode, parent: TreeNode | undefined): boolean =>
  (parent ? parent.depth + 1 : 0) + heightOf(node) <= maxCategoryDepth

const isWithin = (node: TreeNode | undefined, above: TreeNode): boolean =>
  node !== undefined && (node === above || isWithin(node.parent, above))

/** Part of a row over which something is dragged. */
export type DropZone = 'before' | 'inside' | 'after'

/** Where a dropped collection goes. `undefined` if it cannot be dropped there. */
export const placeAt = (
  dragged: TreeNode,
  { target, zone }: { readonly target: TreeNode; readonly zone: DropZone },
  roots: readonly TreeNode[],
): Place | undefined => {
  if (isWithin(target, dragged)) return undefined
  if (zone === 'inside')
    return fits(dragged, target) ? { parentId: idOf(target), afterId: idOf(target.children.at(-1)) } : undefined
  if (!fits(dragged, target.parent)) return undefined
  const siblings = siblingsOf(target, roots).filter((one) => one !== dragged)
  const after = zone === 'after' ? target : siblings[siblings.indexOf(target) - 1]
  return { parentId: idOf(target.parent), afterId: idOf(after) }
}
