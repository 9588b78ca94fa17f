import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'
import type { ImageRecord } from '../../ground/media/image-records.ts'

export type CustomizationType = Customization['customizationType']
export type RenderType = Customization['customizationRenderType']

/** A choice as stored. */
export interface ChoiceRecord {
  readonly id: string
  /** The choice in carts: its first name. */
  readonly key: string
  readonly name: string
  readonly colorCode?: string
  /** Decimal text in the store's currency. */
  readonly defaultAddedPrice?: string
  readonly displayImage?: ImageRecord
  readonly primaryChoiceIds?: readonly string[]
}

/** The settings of a text that the buyer can enter. */
export interface FreeTextRecord {
  readonly title: string
  /** The text field in carts: its first title. */
  readonly key: string
  readonly minCharCount: number
  readonly maxCharCount: number
  /** Decimal text in the store's currency. */
  readonly defaultAddedPrice?: string
}

export interface CustomizationTable extends EntityColumns {
  name: string
  /** The name in lower case, by which products find a customization. Not unique. */
  folded_name: string
  /** The customization in carts: its first name. */
  key: string
  customization_type: CustomizationType
  render_type: RenderType
  /** Only for `FREE_TEXT`. */
  free_text: JsonColumn<FreeTextRecord> | null
  /** In their order. Empty for `FREE_TEXT`. */
  choices: JsonColumn<readonly ChoiceRecord[]>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    customization: CustomizationTable
  }
}
