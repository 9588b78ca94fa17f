import { safeUrl, type RichDecoration, type RichNode } from './node.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements in elements, such as lists in lists. Deeper ones are part of their parent. */
const maxDepth = 12

/** A node that is being built. */
type Draft = {
  type?: string
  id?: string
  nodes: Draft[]
  textData?: RichNode['textData']
  headingData?: RichNode['headingData']
  orderedListData?: RichNode['orderedListData']
  imageData?: RichNode['imageData']
  tableData?: object
  dividerData?: object
}

const styles: Readonly<Record<string, RichDecoration>> = {
  b: { type: 'BOLD', fontWeightValue: 700 },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
  s: { type: 'STRIKETHROUGH', strikethroughData: true },
  sup: { type: 'SUPERSCRIPT', superscriptData: true },
  sub: { type: 'SUBSCRIPT', subscriptData: true },
}
const sameStyle: Readonly<Record<string, string>> = { strong: 'b', em: 'i', ins: 'u', del: 's', strike: 's' }

const linkOf = ({ href, target }: Attributes): RichDecoration | undefined => {
  const url = safeUrl(href, 'link')
  if (url === undefined) return undefined
  return { type: 'LINK', linkData: { link: { url, ...(target === '_blank' && { target: 'BLANK' as const }) } } }
}

const decorationOf = (name: string, attributes: Attributes): RichDecoration | undefined =>
  name === 'a' ? linkOf(attributes) : styles[sameStyle[name] ?? name]

/** Nodes that contain nodes, by element. */
const containers: Readonly<Record<string, { readonly type: string; readonly inside?: readonly string[] }>> = {
  ul: { type: 'BULLETED_LIST' },
  ol: { type: 'ORDERED_LIST' },
  li: { type: 'LIST_ITEM', inside: ['BULLETED_LIST', 'ORDERED_LIST'] },
  blockquote: { type: 'BLOCKQUOTE' },
  table: { type: 'TABLE' },
  tr: { type: 'TABLE_ROW', inside: ['TABLE'] },
  td: { type: 'TABLE_CELL', inside: ['TABLE_ROW'] },
  th: { type: 'TABLE_CELL', inside: ['TABLE_ROW'] },
}
/** Elements that end a paragraph and are nothing else themselves. */
const separators = new Set(
  'div section article header footer main aside nav figure figcaption address dl dt dd form fieldset'.split(' '),
)

const dataOf = (type: string, { start }: Attributes): Partial<Draft> => {
  if (type === 'ORDERED_LIST' && /^\d{1,6}$/.test(start ?? '') && start !== '1')
    return { orderedListData: { start: Number(start) } }
  return type === 'TABLE' ? { tableData: {} } : {}
}

const imageOf = ({ src, alt, width, height }: Attributes): RichNode['imageData'] => {
  const url = safeUrl(src, 'image')
  if (url === undefined) return undefined
  const pixels = (text: string | undefined) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined)
  const size = Object.entries({ width: pixels(width), height: pixels(height) }).filter(([, value]) => value)
  return { image: { src: { url }, ...Object.fromEntries(size) }, ...(alt && { altText: alt }) }
}

const isBlank = (text: string): boolean => /^[ \t\r\n\f]*$/.test(text)

/** Builds nodes from elements and texts in the order of a document. */
export const createNodeBuilder = () => {
  const root: Draft = { nodes: [] }
  const open: Draft[] = [root]
  const active: RichDecoration[] = []
  /** The paragraph, heading or code that texts are added to. */
  let block: Draft | undefined
  let count = 0

  const draft = (type: string, more: Partial<Draft> = {}): Draft => ({
    type,
    id: String((count += 1)),
    nodes: [],
    ...more,
  })

  /** The node to which a paragraph or list can be added: lists need an item, and rows a cell. */
  const homeOf = (): Draft => {
    const home = open.findLast(({ type }) => type !== 'TABLE' && type !== 'TABLE_ROW')!
    if (home.type !== 'BULLETED_LIST' && home.type !== 'ORDERED_LIST') return home
    if (home.nodes.length === 0) home.nodes.push(draft('LIST_ITEM'))
    return home.nodes.at(-1)!
  }

  /** Ends a paragraph, heading or code. Space at its end is not shown. */
  const endBlock = (): void => {
    const texts = block?.type === 'CODE_BLOCK' ? [] : (block?.nodes ?? [])
    block = undefined
    for (let last = texts.at(-1); last; last = texts.at(-1)) {
      const text = last.textData?.text?.replace(/[ \n]+$/, '')
      if (text) {
        last.textData = { ...last.textData, text }
        return
      }
      texts.pop()
    }
  }

  const startBlock = (type: string, more?: Partial<Draft>): Draft => {
    endBlock()
    block = draft(type, more)
    homeOf().nodes.push(block)
    return block
  }

  const append = (text: string): void => {
    const target = block ?? startBlock('PARAGRAPH')
    const last = target.nodes.at(-1)?.textData
    const isContinued =
      last?.decorations?.length === active.length && active.every((one, index) => one === last.decorations![index])
    if (isContinued) target.nodes.at(-1)!.textData = { ...last, text: last.text + text }
    else target.nodes.push({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [...active] } })
  }

  const addText = (text: string): void => {
    if (block?.type === 'CODE_BLOCK') {
      append(text)
      return
    }
    const before = block?.nodes.at(-1)?.textData?.text
    if (before === undefined && isBlank(text)) return
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const isAfterSpace = before === undefined || /[ \n]$/.test(before)
    const added = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (added !== '') append(added)
  }

  const openContainer = (name: string, attributes: Attributes): (() => void) => {
    endBlock()
    const { type, inside } = containers[name]!
    const parent = open.at(-1)!
    if (open.length > maxDepth || (inside && !inside.includes(parent.type ?? ''))) return endBlock
    const node = draft(type, dataOf(type, attributes))
    const home = inside ? parent : homeOf()
    home.nodes.push(node)
    open.push(node)
    return () => {
      endBlock()
      open.pop()
    }
  }

  const addLeaf = (type: string, more: Partial<Draft>): void => {
    endBlock()
    homeOf().nodes.push(draft(type, more))
  }

  return {
    addText,

    /** Begins an element. Returns the function that ends it. */
    open: (name: string, attributes: Attributes): (() => void) => {
      if (name in containers) return openContainer(name, attributes)
      const level = /^h([1-6])$/.exec(name)?.[1]
      if (level !== undefined) startBlock('HEADING', { headingData: { level: Number(level) } })
      else if (name === 'p') startBlock('PARAGRAPH')
      else if (name === 'pre') startBlock('CODE_BLOCK')
      else if (separators.has(name)) endBlock()
      else if (name === 'hr') addLeaf('DIVIDER', { dividerData: {} })
      else {
        if (name === 'br') append('\n')
        const imageData = name === 'img' ? imageOf(attributes) : undefined
        if (imageData) addLeaf('IMAGE', { imageData })
        const decoration = decorationOf(name, attributes)
        if (!decoration || active.some(({ type }) => type === decoration.type)) return () => undefined
        active.push(decoration)
        return () => void active.splice(active.indexOf(decoration), 1)
      }
      return endBlock
    },

    /** Ends the document and returns its nodes. */
    end: (): RichNode[] => {
      endBlock()
      return root.nodes
    },
  }
}
