import { safeUrl, type RichDecoration, type RichLink, type RichNode } from './node.ts'

/** Deeper nodes are left out. */
const maxDepth = 40

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const attributesOf = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('')

const linkTag = ({ url, target, rel = {} }: RichLink): string | undefined => {
  const href = safeUrl(url, 'link')
  if (href === undefined) return undefined
  const relations = (['nofollow', 'sponsored', 'ugc'] as const).filter((name) => rel[name] === true)
  const isNew = target === 'BLANK'
  const words = [...(isNew ? ['noopener'] : []), ...relations].join(' ')
  return `a${attributesOf({ href, target: isNew ? '_blank' : undefined, rel: words })}`
}

/** The elements of decorations, with their attributes. Other decorations have none. */
const tags: Readonly<Record<string, (decoration: RichDecoration) => string | undefined>> = {
  BOLD: ({ fontWeightValue = 700 }) => (fontWeightValue >= 600 ? 'strong' : undefined),
  ITALIC: ({ italicData }) => (italicData === false ? undefined : 'em'),
  UNDERLINE: ({ underlineData }) => (underlineData === false ? undefined : 'u'),
  STRIKETHROUGH: ({ strikethroughData }) => (strikethroughData === false ? undefined : 's'),
  SUPERSCRIPT: ({ superscriptData }) => (superscriptData === false ? undefined : 'sup'),
  SUBSCRIPT: ({ subscriptData }) => (subscriptData === false ? undefined : 'sub'),
  LINK: ({ linkData }) => linkData?.link && linkTag(linkData.link),
}

const tagOf = (decoration: RichDecoration): string | undefined => {
  const { type = '' } = decoration
  return Object.hasOwn(tags, type) ? tags[type]!(decoration) : undefined
}

const writeText = ({ text = '', decorations = [] }: NonNullable<RichNode['textData']>, isCode: boolean): string => {
  const escaped = isCode ? escapeText(text) : escapeText(text).replaceAll('\n', '<br>')
  const found = decorations.flatMap((one) => tagOf(one) ?? [])
  // The link is the outermost element, so that one link stays one.
  const ordered = found.toSorted((one, other) => Number(other.startsWith('a ')) - Number(one.startsWith('a ')))
  return ordered.reduceRight((inner, tag) => `<${tag}>${inner}</${tag.split(' ', 1)[0]}>`, escaped)
}

const writeImage = ({ image = {}, altText }: NonNullable<RichNode['imageData']>): string => {
  const src = safeUrl(image.src?.url, 'image')
  return src === undefined
    ? ''
    : `<img${attributesOf({ src, alt: altText, width: image.width, height: image.height })}>`
}

const levelOf = ({ headingData }: RichNode): number => Math.min(6, Math.max(1, Math.round(headingData?.level ?? 1)))

const writeAll = (nodes: readonly RichNode[] = [], depth: number, isCode = false): string =>
  nodes.map((node) => write(node, depth, isCode)).join('')

/** Writes a list item or table cell. A single paragraph needs no element of its own. */
const writeItem = ({ nodes = [] }: RichNode, depth: number): string => {
  const [first, ...rest] = nodes
  const isSimple = first?.type === 'PARAGRAPH' && rest.every(({ type }) => type?.endsWith('_LIST'))
  return isSimple ? writeAll(first.nodes, depth + 1) + writeAll(rest, depth) : writeAll(nodes, depth)
}

/** Writes the nodes inside a node. */
const inside = ({ nodes }: RichNode, depth: number): string => writeAll(nodes, depth + 1)

/** The nodes that HTML has an element for, except for texts. */
const elements: Readonly<Record<string, (node: RichNode, depth: number) => string>> = {
  PARAGRAPH: (node, depth) => `<p>${inside(node, depth)}</p>`,
  HEADING: (node, depth) => `<h${levelOf(node)}>${inside(node, depth)}</h${levelOf(node)}>`,
  BULLETED_LIST: (node, depth) => `<ul>${inside(node, depth)}</ul>`,
  ORDERED_LIST: (node, depth) =>
    `<ol${attributesOf({ start: node.orderedListData?.start })}>${inside(node, depth)}</ol>`,
  LIST_ITEM: (node, depth) => `<li>${writeItem(node, depth + 1)}</li>`,
  BLOCKQUOTE: (node, depth) => `<blockquote>${inside(node, depth)}</blockquote>`,
  CODE_BLOCK: ({ nodes }, depth) => `<pre>${writeAll(nodes, depth + 1, true)}</pre>`,
  DIVIDER: () => '<hr>',
  IMAGE: ({ imageData = {} }) => writeImage(imageData),
  TABLE: (node, depth) => `<table><tbody>${inside(node, depth)}</tbody></table>`,
  TABLE_ROW: (node, depth) => `<tr>${inside(node, depth)}</tr>`,
  TABLE_CELL: (node, depth) => `<td>${writeItem(node, depth + 1)}</td>`,
}

const write = (node: RichNode, depth: number, isCode: boolean): string => {
  if (depth > maxDepth) return ''
  const { type = '' } = node
  if (type === 'TEXT') return writeText(node.textData ?? {}, isCode)
  return Object.hasOwn(elements, type) ? elements[type]!(node, depth) : inside(node, depth)
}

/**
 * Converts rich content to HTML that is safe to show. Nodes without an HTML form, such as videos and polls, are left
 * out; the texts in them are kept.
 */
export const writeHtml = (nodes: readonly RichNode[]): string => writeAll(nodes, 0)
