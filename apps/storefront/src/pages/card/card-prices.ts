import type { CallOptions, Product } from '@vitrine/client'
import { listBuyerPrices } from '@vitrine/client/priceLists'
import type { Catalog } from '../../server/server-shop.ts'
import { cardOf, type CardProduct } from './card-product.ts'
import { priorPriceOf } from '../offer/prior-price.ts'
import { boundsOf } from '../offer/quantity-bounds.ts'

type BuyerPrices = Awaited<ReturnType<ReturnType<typeof listBuyerPrices>>>

/** Limit per call. */
const batchSize = 100

/** Applies a buyer's price to a card: the price of one piece at the minimum order quantity, as on the product page. */
const withBuyerPrice = <Card extends Pick<CardProduct, 'id' | 'price'>>(card: Card, answer: BuyerPrices): Card => {
  const found = answer.prices.find(({ productId }) => productId === card.id)
  if (!found || answer.currency !== card.price.currency) return card
  const { min } = boundsOf(found.quantityTerms)
  const amount = Number(found.tiers.findLast(({ minQuantity }) => minQuantity <= min)?.price ?? found.price)
  const { currency, full, prior } = card.price
  const lowest = amount === card.price.amount ? prior : priorPriceOf(found)
  const isLowest = found.othersCostMore ?? false
  const own: Pick<CardProduct, 'price' | 'minQuantity'> = {
    ...(min > 1 && { minQuantity: min }),
    price: {
      amount,
      currency,
      full,
      isLowest,
      ...(!isLowest && full > amount && { compareAt: full }),
      ...(full > amount && { isReduced: true }),
      ...(!isLowest && lowest !== undefined && { prior: lowest }),
    },
  }
  return { ...card, ...own }
}

/** Applies price lists to cards where they differ from the catalog. */
export const findCardPrices = async <Card extends Pick<CardProduct, 'id' | 'price'>>(
  { send }: Pick<Catalog, 'send'>,
  cards: readonly Card[],
  { onlyChanged, call }: { readonly onlyChanged: boolean; readonly call: CallOptions },
): Promise<readonly Card[]> => {
  const ids = cards.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
    ids.slice(at * batchSize, (at + 1) * batchSize),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      listBuyerPrices(send)(
        part.map((productId) => ({ productId })),
        { onlyChanged },
        call,
      ),
    ),
  )
  return cards.map((card, at) => withBuyerPrice(card, answers[Math.floor(at / batchSize)]!))
}

/** Returns product cards with the prices for everyone. Falls back to catalog prices if price lists can't be loaded. */
export const cardsFor = async (
  shop: Catalog,
  products: readonly Product[],
  call: CallOptions,
): Promise<readonly CardProduct[]> => {
  const cards = products.map(cardOf)
  return findCardPrices(shop, cards, { onlyChanged: true, call }).catch(() => cards)
}
