import { Badge, Link, Ribbon, Stack } from '@vitrine/ui'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useShell } from '../../shell/shell-data.ts'
import { asDrawn } from '../../shell/as-drawn.tsx'
import { latePart } from '../../shell/late-part.tsx'
import { whenSeen } from '../../shell/when-seen.tsx'
import { useWords } from '../../words/use-words.tsx'
import { brandPath } from '../brand/brand-path.ts'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { galleryItems } from '../gallery/gallery-items.ts'
import { OfferPrice } from '../offer/offer-price.tsx'
import { offeredPrice } from '../offer/offered-price.ts'
import type { ProductData } from './product-data.ts'
import { addedBy, modifiersOf } from '../offer/product-modifiers.ts'
import { LateEnergyClass } from './late-energy-class.ts'
import type { Choices } from '../offer/product-choices.ts'
import { isSizeGuide, sizeGuideId } from './size-guide.ts'
import { useOwnPrices } from '../offer/use-own-prices.ts'
import { soldOutVariants } from '../offer/sold-out-variants.ts'

/** Writes the choices to the URL, so that it can be shared. */
const writeToUrl = (chosen: Choices): void => {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(chosen)) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

/** Loaded when shown, since most visits don't need it. */
const WaitingForm = lazy(async () => ({ default: (await import('../waiting/waiting-form.tsx')).WaitingForm }))

const DeliveryEstimate = asDrawn(
  import.meta.env.SSR ? (await import('../estimate/delivery-estimate.tsx')).DeliveryEstimate : undefined,
)

const Texts = asDrawn(import.meta.env.SSR ? (await import('./texts.tsx')).Texts : undefined)

const Facts = asDrawn(import.meta.env.SSR ? (await import('./facts.tsx')).Facts : undefined)

const ReviewsAtAGlance = asDrawn(
  import.meta.env.SSR ? (await import('../reviews/reviews-at-a-glance.tsx')).ReviewsAtAGlance : undefined,
)

const WishListButton = latePart(async () => (await import('../../lists/wish-list-button.tsx')).WishListButton)

const QuantityPrices = latePart(async () => (await import('../offer/quantity-prices.tsx')).QuantityPrices)

const PaymentNote = latePart(async () => (await import('../offer/payment-note.tsx')).PaymentNote)

const Trust = asDrawn(import.meta.env.SSR ? (await import('./trust.tsx')).Trust : undefined)

const belowId = 'below'
type BuyingProps = Pick<ProductData, 'product' | 'reviews' | 'texts' | 'chosen' | 'answered' | 'delivery' | 'prices'>

/** Renders the pictures deferred, so that a click on a choice is answered first. */
const ChosenPictures = ({ product, chosen }: Pick<BuyingProps, 'product' | 'chosen'>) => {
  const shown = useDeferredValue(chosen)
  return useMemo(() => {
    const items = galleryItems(product, shown)
    return <Gallery key={items[0]?.id} name={product.name} items={items} />
  }, [product, shown])
}

const Buying = ({ product, reviews, texts, chosen: first, answered, delivery, prices: drawn }: BuyingProps) => {
  const words = useWords()
  const waiting = answered && 'waiting' in answered ? answered.waiting : undefined
  const refused = answered && 'failure' in answered ? answered : undefined
  const [chosen, setChosen] = useState<Choices>(waiting?.chosen ?? refused?.chosen ?? first)
  const choose = (next: Choices) => {
    setChosen(next)
    const isAnother = Object.entries(next).some(([name, value]) => value !== chosen[name])
    if (isAnother) writeToUrl(next)
  }
  const listed = useOwnPrices(product, drawn)
  const { own, ...price } = offeredPrice(product, chosen, listed)
  const modifiers = useMemo(() => modifiersOf(product), [product])
  const [added, setAdded] = useState(refused ? addedBy(modifiers, refused) : 0)
  const { site, currency } = useShell()
  const notes = [
    product.giftCard ? words.gifts.sentByEmail : words.shopping.taxNotes[site.shownTax],
    product.productType === 'physical' && delivery === undefined && words.shopping.deliveryNote,
    currency !== undefined && !site.chargedCurrencies.includes(currency) && words.onlyShown(site.currency),
  ].filter(Boolean)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-16">
      <ChosenPictures product={product} chosen={chosen} />
      <Stack gap="lg" className="lg:sticky lg:top-24">
        <div>
          <p className="mb-2 flex gap-2">
            {product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>}
            {product.giftCard ? (
              <Badge>{words.gifts.badge}</Badge>
            ) : (
              product.productType === 'digital' && <Badge>{words.shopping.digital}</Badge>
            )}
          </p>
          {product.brand && (
            <p className="mb-1 text-sm">
              <Link tone="quiet" href={brandPath(product.brand)}>
                {product.brand}
              </Link>
            </p>
          )}
          <h1 className="font-display text-3xl text-balance">{product.name}</h1>
          {reviews && <ReviewsAtAGlance summary={reviews.summary} />}
          <div className="mt-2">
            <OfferPrice {...price} added={added} />
            <p className="text-sm text-muted">{notes.join(' ')}</p>
            {product.energyClass && <LateEnergyClass product={product} />}
            {drawn && own && <QuantityPrices price={own} currency={listed!.currency} />}
            {own?.paymentTerms && <PaymentNote terms={own.paymentTerms} currency={listed!.currency} />}
          </div>
        </div>
        {texts.sections.some(isSizeGuide) && (
          <p className="text-sm">
            <Link href={`#${sizeGuideId}`}>{words.shopping.sizeGuide}</Link>
          </p>
        )}
        <BuyForm
          product={product}
          chosen={chosen}
          onChoose={choose}
          modifiers={modifiers}
          onAdded={setAdded}
          refused={refused}
          terms={own?.quantityTerms}
        />
        <WishListButton product={product} />
        {delivery && <DeliveryEstimate delivery={delivery} />}
        <Trust isPhysical={product.productType === 'physical' && !product.giftCard} />
        {site.takesBackInStockRequests && soldOutVariants(product, chosen).length > 0 && (
          <Suspense>
            <WaitingForm product={product} chosen={chosen} posted={waiting} />
          </Suspense>
        )}
        <Texts texts={texts} />
        <Facts product={product} />
        {/* Content that arrives after the first render must not shift the layout. */}
        {!drawn && own && <QuantityPrices price={own} currency={listed!.currency} />}
      </Stack>
    </div>
  )
}

/** Needed only where the visitor may have come through another category than the main one. */
const Trail = lazy(async () => {
  if (!import.meta.env.SSR && !document.referrer.includes('/collections/')) return new Promise<never>(() => {})
  return { default: (await import('./product-trail.tsx')).ProductTrail }
})

const Below = whenSeen(belowId, async () => (await import('./below.tsx')).Below)

export const ProductPage = (data: ProductData) => {
  const { product, reviews, texts, chosen, answered, delivery, prices, trails } = data
  useEffect(() => {
    // If it cannot be loaded, the product is missing in the list only.
    import('../../lists/stored-list.ts').then(
      ({ recentlyViewed }) => recentlyViewed.add(product.id),
      () => undefined,
    )
  }, [product.id])
  return (
    <Stack gap="section" className="pt-6">
      <div>
        <div className="mb-6">
          <Suspense>
            <Trail trails={trails} name={product.name} />
          </Suspense>
        </div>
        <Buying key={product.id} {...{ product, reviews, texts, chosen, answered, delivery, prices }} />
      </div>
      <div id={belowId}>
        <Suspense>
          <Below {...data} />
        </Suspense>
      </div>
    </Stack>
  )
}
