import type { RichNode } from './node.ts'

/** Why a value is not rich content, and where. */
export interface RichContentProblem {
  /** The path within the nodes, such as `[0].textData.text`. */
  readonly path: string
  readonly description: string
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds = { text: 'string', number: 'number', flag: 'boolean' } as const
type Kind = keyof typeof kinds
const words: Readonly<Record<Kind, string>> = {
  text: 'must be text',
  number: 'must be a number',
  flag: 'must be true or false',
}

/** The parts of a node that are converted to HTML. All others may have any form. */
const parts: readonly (readonly [path: string, kind: Kind])[] = [
  ['type', 'text'],
  ['id', 'text'],
  ['textData.text', 'text'],
  ['headingData.level', 'number'],
  ['orderedListData.start', 'number'],
  ['imageData.altText', 'text'],
  ['imageData.image.width', 'number'],
  ['imageData.image.height', 'number'],
  ['imageData.image.src.url', 'text'],
]
const decorationParts: typeof parts = [
  ['type', 'text'],
  ['fontWeightValue', 'number'],
  ['italicData', 'flag'],
  ['underlineData', 'flag'],
  ['strikethroughData', 'flag'],
  ['superscriptData', 'flag'],
  ['subscriptData', 'flag'],
  ['linkData.link.url', 'text'],
  ['linkData.link.target', 'text'],
  ['linkData.link.rel.nofollow', 'flag'],
  ['linkData.link.rel.sponsored', 'flag'],
  ['linkData.link.rel.ugc', 'flag'],
]

/** Checks one part of an object. An absent one is fine. */
const problemAt = (object: Json, names: readonly string[], { kind, path }: { kind: Kind; path: string }) => {
  let value: unknown = object
  let at = path
  for (const name of names) {
    if (!isObject(value)) return { path: at, description: 'must be an object' }
    value = value[name]
    at = `${at}.${name}`
    if (value === undefined || value === null) return undefined
  }
  return typeof value === kinds[kind] ? undefined : { path: at, description: words[kind] }
}

const problemIn = (value: Json, checked: typeof parts, path: string): RichContentProblem | undefined => {
  for (const [names, kind] of checked) {
    const problem = problemAt(value, names.split('.'), { kind, path })
    if (problem) return problem
  }
  return undefined
}

const listAt = (
  value: unknown,
  path: string,
  problemOf: (item: Json, path: string) => RichContentProblem | undefined,
): RichContentProblem | undefined => {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) return { path, description: 'must be a list' }
  for (const [index, item] of value.entries()) {
    const at = `${path}[${index}]`
    const problem = isObject(item) ? problemOf(item, at) : { path: at, description: 'must be an object' }
    if (problem) return problem
  }
  return undefined
}

const nodeProblem = (node: Json, path: string): RichContentProblem | undefined =>
  problemIn(node, parts, path) ??
  listAt((node.textData as Json | undefined | null)?.decorations, `${path}.textData.decorations`, (one, at) =>
    problemIn(one, decorationParts, at),
  ) ??
  listAt(node.nodes, `${path}.nodes`, nodeProblem)

/** Finds the first part of nodes that could not be converted to HTML; `undefined` if they are rich content. */
export const findRichContentProblem = (nodes: readonly unknown[]): RichContentProblem | undefined =>
  listAt(nodes, '', nodeProblem)

/** Returns nodes that have no problem as rich content. What is null is left out. */
export const asRichNodes = (nodes: readonly unknown[]): readonly RichNode[] =>
  JSON.parse(JSON.stringify(nodes), (_name, value: unknown) => value ?? undefined) as readonly RichNode[]
