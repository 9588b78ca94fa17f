import type { MemberGroup, PriceList, PriceListPrice } from '@vitrine/client'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../query-all.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { pageNumberIn } from '../page/page-number.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { ListStateBadge } from './price-lists-page.tsx'
import { PriceListFields } from './price-list-fields.tsx'
import { pageSize, ProductPrices, type NamedPrice } from './product-prices.tsx'
import { editableFields, readPriceList, unsetLimits } from './read-price-list.ts'

const { priceLists: texts } = words
const lists = '/price-lists'

interface PriceListData {
  readonly list: PriceList | undefined
  readonly groups: readonly MemberGroup[]
  readonly currency: string
  readonly currencies: readonly string[]
  readonly prices: readonly NamedPrice[]
  readonly total: number
  readonly page: number
}

/** Adds product names to prices. */
const named = async (prices: readonly PriceListPrice[]): Promise<readonly NamedPrice[]> => {
  const ids = [...new Set(prices.map(({ productId }) => productId))]
  if (ids.length === 0) return []
  const products = await queryAll(shop.products.queryProducts().in('id', ids).limit(100))
  const byId = new Map(products.map((product) => [product.id, product]))
  return prices.map((price) => ({ ...price, product: byId.get(price.productId) }))
}

export const loadPriceList = async ({ params: { id }, url }: PageRequest): Promise<PriceListData> => {
  const page = pageNumberIn(url.searchParams)
  const [list, groups, { siteSettings }, found] = await Promise.all([
    id === undefined ? undefined : shop.priceLists.getPriceList(id),
    queryAll(shop.memberGroups.queryMemberGroups().ascending('name').limit(100)),
    shop.backOffice.getSiteSettings(),
    id === undefined
      ? undefined
      : shop.priceLists.listPriceListPrices(id, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const prices = await named(found?.prices ?? [])
  const charged = siteSettings.currencies.filter((one) => one.charged).map((one) => one.currency)
  const currencies = [siteSettings.currency, ...charged]
  const currency = list?.currency ?? siteSettings.currency
  return { list, groups, currency, currencies, prices, total: found?.metadata.total ?? 0, page }
}

const restore = (list: PriceList, revision: string) => {
  const before = editableFields(list)
  return shop.priceLists.updatePriceList(list.id, { ...before, revision }, { unset: unsetLimits(before) })
}

const ListForm = ({ list, ...fields }: Pick<PriceListData, 'list' | 'groups' | 'currency' | 'currencies'>) => {
  const done = useDone()
  const timeZone = useTimeZone()
  const save = async (form: FormData) => {
    const sent = readPriceList(form, timeZone)
    if (!list) {
      const { id, name } = await shop.priceLists.createPriceList(sent)
      return done({ message: words.added(name), next: `${lists}/${id}` })
    }
    const options = { unset: unsetLimits(sent) }
    const { revision } = await shop.priceLists.updatePriceList(list.id, { ...sent, revision: list.revision }, options)
    return done({ message: words.saved, undo: () => restore(list, revision) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        list ? (
          <DeleteButton
            name={list.name}
            hint={texts.delete}
            remove={() => shop.priceLists.deletePriceList(list.id)}
            next={lists}
          />
        ) : (
          <CancelLink href={lists} />
        )
      }
    >
      {(field) => <PriceListFields list={list} field={field} {...fields} />}
    </EntryForm>
  )
}

/** Creates or edits a price list. */
export const PriceListPage = ({ data: { list, prices, total, page, ...data } }: PageProps<PriceListData>) => (
  <EntryPage
    wide
    title={list?.name ?? texts.add}
    list={{ label: texts.title, href: lists }}
    hint={list && <ListStateBadge list={list} />}
  >
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <ListForm key={`${list?.id} ${list?.revision}`} list={list} {...data} />
      {list && <ProductPrices list={list} prices={prices} total={total} page={page} currency={data.currency} />}
    </div>
  </EntryPage>
)
