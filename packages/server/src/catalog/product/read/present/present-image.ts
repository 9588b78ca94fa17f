import type { CatalogImage } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { mediaUrl } from '../../../../ground/media/addresses.ts'
import type { Site } from '../../../../ground/site/sites.ts'

/** Presents an image of catalog V3. */
export const presentImage = (
  { id, width, height, altText, url, focalPoint }: MediaRecord,
  site: Site,
): CatalogImage => ({
  id,
  url: url ?? mediaUrl(site, id),
  height,
  width,
  ...(altText !== undefined && { altText }),
  ...(focalPoint && { focalPoint }),
})
