import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { ProductGroup } from '@vitrine/contract/entities/catalog/product/product-group.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ImageReferences } from '../../ground/media/image-records.ts'
import type { Site } from '../../ground/site/sites.ts'

/** Who reads product groups. */
export interface GroupView {
  readonly site: Site
  /** Whether members that shoppers do not see and private tags are included. */
  readonly hidden: boolean
}

/** What product groups of a request refer to. */
export interface References extends ImageReferences {
  /** The grouping customizations by ID. */
  readonly customizations: ReadonlyMap<string, Customization>
}

export type SentGroup = Partial<Input<ProductGroup>> & {
  readonly id?: string | undefined
  readonly revision?: string | undefined
  readonly references: References
}
