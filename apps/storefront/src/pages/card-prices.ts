import type { CallOptions, Product } from '@vitrine/client'
import { listBuyerPrices } from '@vitrine/client/priceLists'
import type { Catalog } from '../server-shop.ts'
import { cardOf, type CardProduct } from './card-product.ts'
import { boundsOf } from './quantity-bounds.ts'

type Told = Awaited<ReturnType<ReturnType<typeof listBuyerPrices>>>

/** So many products are asked about at once. */
const most = 100

/** A card with what was told of its product: what one piece costs of as few as can be ordered, as on its own page. */
export const withTold = <Card extends Pick<CardProduct, 'id' | 'price'>>(card: Card, told: Told): Card => {
  const found = told.prices.find(({ productId }) => productId === card.id)
  if (!found || told.currency !== card.price.currency) return card
  const { min } = boundsOf(found.quantityTerms)
  const amount = Number(found.tiers.findLast(({ minQuantity }) => minQuantity <= min)?.price ?? found.price)
  const { currency, full } = card.price
  const isLowest = found.othersCostMore ?? false
  return {
    ...card,
    ...(min > 1 && { fewest: min }),
    price: { amount, currency, full, isLowest, ...(!isLowest && full > amount && { compareAt: full }) },
  }
}

/** Cards with the prices of lists, where those are not what the catalog says. */
export const findCardPrices = async <Card extends Pick<CardProduct, 'id' | 'price'>>(
  { send }: Pick<Catalog, 'send'>,
  cards: readonly Card[],
  { onlyChanged, call }: { readonly onlyChanged: boolean; readonly call: CallOptions },
): Promise<readonly Card[]> => {
  const ids = cards.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most))
  const answers = await Promise.all(
    parts.map((part) =>
      listBuyerPrices(send)(
        part.map((productId) => ({ productId })),
        { onlyChanged },
        call,
      ),
    ),
  )
  return cards.map((card, at) => withTold(card, answers[Math.floor(at / most)]!))
}

/** Products as lists show them to everybody: with the prices of lists, and those of the catalog where they cannot be had. */
export const cardsFor = async (
  shop: Catalog,
  products: readonly Product[],
  call: CallOptions,
): Promise<readonly CardProduct[]> => {
  const cards = products.map(cardOf)
  return findCardPrices(shop, cards, { onlyChanged: true, call }).catch(() => cards)
}
