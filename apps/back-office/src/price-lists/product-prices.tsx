import type { PriceList, PriceListPrice, Product } from '@vitrine/client'
import { Button, formatMoney, Link, Pagination } from '@vitrine/ui'
import { useDone } from '../form/use-done.ts'
import { ProductFinder } from '../products/product-finder.tsx'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { locale, words } from '../words/words.ts'
import { TiersButton } from './tiers-button.tsx'

const { priceLists: texts } = words
export const pageSize = 20

/** A price with its product. `undefined` if the product was deleted. */
export interface NamedPrice extends PriceListPrice {
  readonly product: Product | undefined
}

interface ProductPricesProps {
  readonly list: PriceList
  readonly prices: readonly NamedPrice[]
  readonly total: number
  readonly page: number
  readonly currency: string
}

const variantName = ({ product, variantId }: NamedPrice): string => {
  if (variantId === undefined) return texts.allVariants
  const variant = product?.variants.find(({ id }) => id === variantId)
  return Object.values(variant?.choices ?? {}).join(', ')
}

const RemoveButton = ({ list, price }: { list: PriceList; price: NamedPrice }) => {
  const done = useDone()
  const { product, ...before } = price
  const name = product?.name ?? texts.missing
  const remove = async () => {
    await shop.priceLists.setPriceListPrices(list.id, [{ ...before, tiers: [] }])
    await done({
      message: texts.removed(name),
      undo: () => shop.priceLists.setPriceListPrices(list.id, [before]),
    })
  }
  return (
    <Button size="small" variant="quiet" aria-label={`${texts.remove}: ${name}`} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}

/** Product prices of a list, with a form to add more. */
export const ProductPrices = ({ list, prices, total, page, currency }: ProductPricesProps) => {
  const money = (amount: string) => formatMoney(amount, { currency, locale })
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className="grid gap-8">
      <TableSection<NamedPrice>
        title={texts.own}
        hint={texts.ownHint}
        none={texts.ownNone}
        rows={prices}
        rowKey={({ productId, variantId = '' }) => `${productId} ${variantId}`}
        columns={[
          {
            key: 'product',
            header: texts.product,
            rowHeader: true,
            cell: (price) => (
              <>
                <Link href={`/products/${price.productId}`}>{price.product?.name ?? texts.missing}</Link>
                <span className="block text-sm font-normal text-muted">{variantName(price)}</span>
              </>
            ),
          },
          {
            key: 'tiers',
            header: texts.tiers,
            cell: ({ tiers }) =>
              tiers.map(({ minQuantity, price }) => (
                <span key={minQuantity} className="block tabular-nums">
                  {texts.tier(minQuantity, money(price))}
                </span>
              )),
          },
          actionColumn<NamedPrice>({
            key: 'edit',
            header: texts.edit,
            cell: (price) => (
              <span className="flex flex-wrap justify-end gap-2">
                {price.product && (
                  <TiersButton list={list} product={price.product} before={price} currency={currency} />
                )}
                <RemoveButton list={list} price={price} />
              </span>
            ),
          }),
        ]}
      />
      {pages > 1 && (
        <Pagination page={page} pageCount={pages} hrefFor={(number) => `/price-lists/${list.id}?page=${number}`} />
      )}
      <Section title={texts.set}>
        <ProductFinder label={texts.find}>
          {(product) => <TiersButton list={list} product={product} currency={currency} />}
        </ProductFinder>
      </Section>
    </div>
  )
}
