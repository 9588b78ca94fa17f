import type { InfoSectionForGetOrCreate } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { createHash } from 'node:crypto'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { FindableItem } from '../../ground/entity/entity-store.ts'
import { readLabel } from '../../ground/entity/label.ts'
import { findEntity } from '../../ground/entity/store.ts'
import { readHtmlContent } from './content.ts'
import type { SentSection } from './info-sections.ts'
import { findInfoSectionByContent, findInfoSectionByName, type InfoSectionRow } from './store.ts'

type Findable = FindableItem<SentSection, InfoSectionRow>

/** A section that a caller names by ID or unique name. One with an ID is never created. */
export const sectionNamed = (siteId: string, sent: Input<InfoSectionForGetOrCreate>, path: string): Findable => ({
  sent,
  path,
  find: async (db: Db) => {
    const { id, uniqueName } = sent
    if (id === undefined) return findInfoSectionByName(db, siteId, readLabel(uniqueName, `${path}.uniqueName`))
    const found = await findEntity(db, 'info_section', { siteId, id })
    if (!found) throw new Refusal('NOT_FOUND', 'The info section was not found.')
    return found as InfoSectionRow
  },
})

/** A title and a description as HTML, which several products may have. */
export interface SectionText {
  readonly title: string
  readonly html: string
}

/** The section with a text, to find or create. The unique name of a new one is its title and a hash of its text. */
export const sectionWithText = (siteId: string, text: SectionText, path: string): Findable => {
  const title = text.title.trim()
  const { html } = readHtmlContent(text.html)
  const hash = createHash('sha256').update(`${title}\n${html}`).digest('hex')
  return {
    sent: { uniqueName: `${title} ${hash.slice(0, 12)}`, title, plainDescription: html },
    path,
    find: (db: Db) => findInfoSectionByContent(db, siteId, { title, html }),
  }
}
