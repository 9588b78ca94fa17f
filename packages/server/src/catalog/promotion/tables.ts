import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'
import type { CaptionedImage } from '../../ground/media/image-records.ts'

/** A category that shows a promotion. */
export interface AssignmentRecord {
  readonly id: string
  /** The place among the items, starting at 1. */
  readonly position: number
  readonly appliedToSubcategories: boolean
}

export interface PromotionTable extends EntityColumns {
  name: string
  enabled: boolean
  media: JsonColumn<CaptionedImage>
  destination_url: string | null
  categories: JsonColumn<readonly AssignmentRecord[]>
  /** The IDs of `categories`, for an index. */
  category_ids: string[]
  extended_fields: JsonColumn<ExtendedFields> | null
  tags: JsonColumn<Tags> | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    promotion: PromotionTable
  }
}
