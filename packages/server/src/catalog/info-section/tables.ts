import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'

export interface InfoSectionTable extends EntityColumns {
  /** For the merchant. Unique in the store. */
  unique_name: string
  /** For buyers. */
  title: string
  /** The description with all that its author wrote, and the HTML that it was converted to or from. */
  description: JsonColumn<RichContent>
  plain_description: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    info_section: InfoSectionTable
  }
}
