import { calls } from '@vitrine/client'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { AddNamed, DeleteNamed, RenameNamed } from '../named/named-actions.tsx'
import { loadNamed, type Named, type NamedListData } from '../named/named-kind.ts'
import { NamedList } from '../named/named-list.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { ribbons: texts } = words
const maxLength = 30

export const loadRibbons = loadNamed(async (query, call) => {
  const body = { query, fields: ['ASSIGNED_PRODUCT_COUNT' as const] }
  const { ribbons, pagingMetadata } = await shop.send(calls.queryRibbons, { body }, call)
  return {
    items: ribbons.map(({ assignedProductCount: products = 0, ...ribbon }) => ({ ...ribbon, products })),
    next: pagingMetadata.cursors?.next,
  }
}, 'name')

const create = (name: string) => shop.ribbonsV3.createRibbon({ name })
const rename = ({ id, revision }: Pick<Named, 'id' | 'revision'>, name: string) =>
  shop.ribbonsV3.updateRibbon(id, { revision, name })

/** Lists the ribbons of the store. */
export const RibbonsPage = ({ data }: PageProps<NamedListData>) => (
  <NamedList
    data={data}
    words={texts}
    add={<AddNamed words={texts} hint={texts.hint} maxLength={maxLength} create={create} />}
    actions={(one) => (
      <>
        <RenameNamed one={one} label={texts.name} maxLength={maxLength} rename={rename} />
        <DeleteNamed one={one} remove={() => shop.ribbonsV3.deleteRibbon(one.id)} restore={() => create(one.name)} />
      </>
    )}
  />
)
