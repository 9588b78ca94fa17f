import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { asRichNodes, findRichContentProblem } from '@vitrine/domain/rich-content/find-problem.ts'
import { readHtml } from '@vitrine/domain/rich-content/read-html.ts'
import { writeHtml } from '@vitrine/domain/rich-content/write-html.ts'
import { invalidField } from '../../ground/base/refusal.ts'

/** The description of a section as rich content and as HTML. */
export interface Content {
  readonly description: RichContent
  readonly html: string
}

/** The maximum length of a description as HTML. */
const maxHtml = 16_000

/** Reads a description from HTML. Elements that rich content does not have are removed. */
export const readHtmlContent = (html: string): Content => {
  const nodes = readHtml(html)
  return {
    description: nodes.length === 0 ? {} : { nodes: nodes.map((node) => ({ ...node })) },
    html: writeHtml(nodes),
  }
}

/** Reads a description from rich content, which is kept as it is. */
export const readRichContent = (
  description: Input<RichContent>,
  path: string,
  { ruleName }: { readonly ruleName?: string } = {},
): Content => {
  const nodes = description.nodes ?? []
  const problem = findRichContentProblem(nodes)
  if (problem) throw invalidField(`${path}.nodes${problem.path}`, problem.description, 'FORMAT')
  const html = writeHtml(asRichNodes(nodes))
  if (html.length > maxHtml)
    throw invalidField(path, `must be at most ${maxHtml} characters long as HTML`, 'MAX_LENGTH', ruleName)
  return { description, html }
}
