import type { InfoSection } from '@vitrine/client'
import { plainText } from '@vitrine/web/document/prose.tsx'
import { unescapeHtml } from '@vitrine/web/unescape-html.ts'

type Section = Pick<InfoSection, 'uniqueName' | 'title' | 'plainDescription'>

const excerptLength = 40

/** The text of a section without its markup. */
export const sectionText = ({ plainDescription = '' }: Pick<Section, 'plainDescription'>): string =>
  unescapeHtml(plainText(plainDescription))

/** Whether nobody has named a section: it came with a product, whose server adds a hash of the text to the title. */
export const isUnnamed = ({ uniqueName, title }: Pick<Section, 'uniqueName' | 'title'>): boolean =>
  uniqueName.startsWith(`${title} `) && /^[\da-f]{12}$/.test(uniqueName.slice(title.length + 1))

/** What tells a section from others with the same title: its name, or else the beginning of its text. */
export const sectionName = (section: Section): string => {
  if (!isUnnamed(section)) return section.uniqueName
  const text = sectionText(section)
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text
  return excerpt === '' ? section.title : `${section.title}: ${excerpt}`
}
