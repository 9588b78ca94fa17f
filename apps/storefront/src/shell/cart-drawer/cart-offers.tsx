import { useCart, useClient } from '@vitrine/react'
import { IconButton, Image, PlusIcon, Price } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { findCards } from '../../lists/find-cards.ts'
import { listAddress } from '../../lists/stored-list.ts'
import type { CardProduct } from '../../pages/card/card-product.ts'
import { findRecommendedIds } from '../../pages/recommended/recommended-ids.ts'
import { useAddOne } from '../../pages/card/use-add-one.ts'
import { thumbnail } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'
import { localPath } from '../../address.ts'
import { useOwnCards } from '../../pages/card/use-own-cards.ts'
import { LocalAnchor } from '../local-anchor.tsx'
import { useShell, type ShellData } from '../shell-data.ts'

const shown = 3
const maxFound = 12
/** Recommendations are based on the items added last. */
const maxCartIds = 10

/** Products that can be added directly come first. */
const bestOf = (found: readonly CardProduct[]): readonly CardProduct[] => {
  const offered = found.filter(({ availability }) => availability !== 'OUT_OF_STOCK')
  return [...offered.filter(({ options }) => options), ...offered.filter(({ options }) => !options)].slice(0, shown)
}

/** The shell with the cart's currency; display-only currencies don't count. */
const payingPlace = ({ currency, ...shell }: ShellData): ShellData =>
  currency !== undefined && shell.site.chargedCurrencies.includes(currency) ? { ...shell, currency } : shell

/** Recommends products for the cart. Empty until loaded, or if that fails. */
const useOffers = (productIds: readonly string[]): readonly CardProduct[] => {
  const client = useClient()
  const shell = useShell()
  const [offers, setOffers] = useState<readonly CardProduct[]>([])
  const key = productIds.join(',')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const inCart = key.split(',')
    const find = async (): Promise<readonly CardProduct[]> => {
      const ids = await findRecommendedIds(client.send, inCart.slice(-maxCartIds), { signal })
      const others = ids.filter((id) => !inCart.includes(id))
      return others.length === 0
        ? []
        : findCards(localPath(payingPlace(shell), listAddress(others.slice(0, maxFound))), signal)
    }
    find().then(
      (found) => setOffers(bestOf(found)),
      // Optional content.
      () => undefined,
    )
    return () => controller.abort()
    // The language of a page does not change while it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key])
  return offers.filter(({ id }) => !productIds.includes(id))
}

const Offer = ({ offer }: { offer: CardProduct }) => {
  const words = useWords()
  const { isBusy, send } = useAddOne(offer)
  const { name, slug, price, pictures, options } = offer
  const { isLowest, isReduced: _isReduced, full: _full, ...amounts } = price
  const [picture] = pictures
  return (
    <li className="flex items-center gap-3 py-2">
      {picture && <Image fixed className="rounded-md" alt="" {...thumbnail(picture, 56)} />}
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5 text-sm">
        <LocalAnchor href={`/product-page/${slug}`} className="text-text no-underline hover:underline">
          {name}
        </LocalAnchor>
        <Price {...amounts} {...(isLowest && { before: words.from })} />
      </div>
      {options && (
        <IconButton label={words.shopping.addItem(name)} aria-busy={isBusy} onClick={() => void send()}>
          <PlusIcon />
        </IconButton>
      )}
    </li>
  )
}

/** Recommends products that are often bought with those in the cart, to be added without leaving the page. */
export const CartOffers = () => {
  const words = useWords()
  const { lineItems } = useCart()
  const ids = [...new Set(lineItems.flatMap(({ source }) => source.catalogReference?.catalogItemId ?? []))]
  const offers = useOwnCards(useOffers(ids))
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="cart-offers" className="mt-2 border-t border-line pt-4">
      <h3 id="cart-offers" className="font-sans text-sm text-muted">
        {words.shopping.alsoLike}
      </h3>
      <ul className="grid list-none p-0">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}
