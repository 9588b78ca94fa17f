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

/** The element of a decoration, with its attributes. */
const tagOf = ({ type, fontWeightValue = 700, linkData, ...flags }: RichDecoration): string | undefined => {
  switch (type) {
    case 'BOLD':
      return fontWeightValue >= 600 ? 'strong' : undefined
    case 'ITALIC':
      return flags.italicData === false ? undefined : 'em'
    case 'UNDERLINE':
      return flags.underlineData === false ? undefined : 'u'
    case 'STRIKETHROUGH':
      return flags.strikethroughData === false ? undefined : 's'
    case 'SUPERSCRIPT':
      return flags.superscriptData === false ? undefined : 'sup'
    case 'SUBSCRIPT':
      return flags.subscriptData === false ? undefined : 'sub'
    case 'LINK':
      return linkData?.link && linkTag(linkData.link)
    default:
      return undefined
  }
}

const writeText = ({ text = '', decorations = [] }: NonNullable<RichNode['textData']>, isCode: boolean): string => {
  const escaped = isCode ? escapeText(text) : escapeText(text).replaceAll('\n', '<br>')
  const tags = decorations.flatMap((one) => tagOf(one) ?? [])
  // The link is the outermost element, so that one link stays one.
  const ordered = tags.toSorted((one, other) => Number(other.startsWith('a ')) - Number(one.startsWith('a ')))
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

const write = (node: RichNode, depth: number, isCode: boolean): string => {
  if (depth > maxDepth) return ''
  const inner = () => writeAll(node.nodes, depth + 1)
  switch (node.type) {
    case 'TEXT':
      return writeText(node.textData ?? {}, isCode)
    case 'PARAGRAPH':
      return `<p>${inner()}</p>`
    case 'HEADING':
      return `<h${levelOf(node)}>${inner()}</h${levelOf(node)}>`
    case 'BULLETED_LIST':
      return `<ul>${inner()}</ul>`
    case 'ORDERED_LIST':
      return `<ol${attributesOf({ start: node.orderedListData?.start })}>${inner()}</ol>`
    case 'LIST_ITEM':
      return `<li>${writeItem(node, depth + 1)}</li>`
    case 'BLOCKQUOTE':
      return `<blockquote>${inner()}</blockquote>`
    case 'CODE_BLOCK':
      return `<pre>${writeAll(node.nodes, depth + 1, true)}</pre>`
    case 'DIVIDER':
      return '<hr>'
    case 'IMAGE':
      return writeImage(node.imageData ?? {})
    case 'TABLE':
      return `<table><tbody>${inner()}</tbody></table>`
    case 'TABLE_ROW':
      return `<tr>${inner()}</tr>`
    case 'TABLE_CELL':
      return `<td>${writeItem(node, depth + 1)}</td>`
    default:
      return inner()
  }
}

/**
 * Converts rich content to HTML that is safe to show. Nodes without an HTML form, such as videos and polls, are left
 * out; the texts in them are kept.
 */
export const writeHtml = (nodes: readonly RichNode[]): string => writeAll(nodes, 0)
