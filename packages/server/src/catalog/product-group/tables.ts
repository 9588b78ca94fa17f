import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'
import type { CaptionedImage } from '../../ground/media/image-records.ts'

export interface ProductGroupTable extends EntityColumns {
  name: string
  /** Unique in the store. */
  handle: string
  grouping_customization_id: string
  choice_order: string[]
  /** The products, without order. Deleted ones are removed by a job; until then, readers leave them out. */
  product_ids: string[]
  media: JsonColumn<CaptionedImage> | null
  extended_fields: JsonColumn<ExtendedFields> | null
  tags: JsonColumn<Tags> | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    product_group: ProductGroupTable
  }
}
