import { listCategories } from '../../collections/load-categories.ts'
import { queryAll } from '../../query-all.ts'
import { shop } from '../../shop.ts'
import type { Organization } from './forms/organization-form.tsx'

/** Number of suggested brands. Others can be typed. */
const maxBrands = 300

/** Loads what a product can be assigned to, and what it is assigned to. */
export const loadOrganization = async (id: string): Promise<Organization> => {
  const [product, categories, brands, sections] = await Promise.all([
    shop.productsV3.getProduct(id, { fields: ['DIRECT_CATEGORIES_INFO'] }),
    listCategories(),
    shop.brandsV3.queryBrands().ascending('name').limit(maxBrands).find(),
    queryAll(shop.infoSectionsV3.queryInfoSections().ascending('uniqueName').limit(100)),
  ])
  return { productId: id, product, categories, brands: brands.items, sections }
}
