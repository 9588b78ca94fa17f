import { calls } from '@vitrine/client'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { AddNamed, DeleteNamed, RenameNamed } from '../named/named-actions.tsx'
import { loadNamed, type Named, type NamedListData } from '../named/named-kind.ts'
import { NamedList } from '../named/named-list.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { MergeBrand } from './merge-brand.tsx'

const { brands: texts } = words
const maxLength = 50

export const loadBrands = loadNamed(async (query, call) => {
  const body = { query, fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }
  const { brands, pagingMetadata } = await shop.send(calls.queryBrands, { body }, call)
  return {
    items: brands.map(({ assignedProductsCount: products = 0, ...brand }) => ({ ...brand, products })),
    next: pagingMetadata.cursors?.next,
  }
}, 'name')

const create = (name: string) => shop.brandsV3.createBrand({ name })
const rename = ({ id, revision }: Pick<Named, 'id' | 'revision'>, name: string) =>
  shop.brandsV3.updateBrand(id, { revision, name })

/** Lists the brands of the store. */
export const BrandsPage = ({ data }: PageProps<NamedListData>) => (
  <NamedList
    data={data}
    words={texts}
    add={<AddNamed words={texts} hint={texts.hint} maxLength={maxLength} create={create} />}
    actions={(one) => (
      <>
        <RenameNamed one={one} label={texts.name} maxLength={maxLength} rename={rename} />
        <MergeBrand brand={one} />
        <DeleteNamed one={one} remove={() => shop.brandsV3.deleteBrand(one.id)} restore={() => create(one.name)} />
      </>
    )}
  />
)
