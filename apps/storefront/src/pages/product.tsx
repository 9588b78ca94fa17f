import { Badge, Breadcrumbs, Disclosure, Link, Price, Ribbon, Stack } from '@vitrine/ui'
import { Prose } from '@vitrine/web/prose.tsx'
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useShell } from '../shell/shell-data.ts'
import { asDrawn } from '../shell/as-drawn.tsx'
import { whenSeen } from '../shell/when-seen.tsx'
import { useWords } from '../words/use-words.tsx'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import { shownPrices } from './converted.ts'
import type { ProductData } from './product-data.ts'
import { addedBy, addUp, modifiersOf } from './product-modifiers.ts'
import { boundsOf } from './quantity-bounds.ts'
import { PaymentNote } from './payment-note.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { ReviewsAtAGlance } from './reviews-at-a-glance.tsx'
import { chosenVariant, picturesFor, type Choices } from './product-choices.ts'
import { recentlyViewed } from '../lists/kept-list.ts'
import { isSizeGuide, sizeGuideId } from './size-guide.ts'
import { WishButton } from '../lists/wish-button.tsx'
import { useOwnPrices } from './use-own-prices.ts'
import { soldOutVariants } from './sold-out-variants.ts'

/** The address follows the choices, so that it can be passed on. */
const keepInAddress = (chosen: Choices): void => {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(chosen)) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

/** What most visits do not need comes when it is shown. */
const WaitingForm = lazy(async () => ({ default: (await import('./waiting-form.tsx')).WaitingForm }))

const DeliveryEstimate = asDrawn(
  import.meta.env.SSR ? (await import('./delivery-estimate.tsx')).DeliveryEstimate : undefined,
)

const belowId = 'below'
type BuyingProps = Pick<ProductData, 'product' | 'said' | 'texts' | 'chosen' | 'answered' | 'delivery' | 'prices'>

/** The same for all choices: it is not drawn anew with each of them. */
const Texts = memo(function Texts({ texts: { description, sections } }: Pick<ProductData, 'texts'>) {
  return (
    <>
      {description && <Prose html={description} />}
      <div>
        {sections.map(({ title, html }) => (
          <Disclosure key={title} label={title}>
            {/* Within the part that is closed: browsers open it for whoever is led here. */}
            <div {...(isSizeGuide({ title }) && { id: sizeGuideId })} className="scroll-mt-24">
              <Prose html={html} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
})

/** The pictures of what is chosen, drawn after the choice itself: a press is answered before they are there. */
const ChosenPictures = ({ product, chosen }: Pick<BuyingProps, 'product' | 'chosen'>) => {
  const shown = useDeferredValue(chosen)
  return useMemo(() => {
    const pictures = picturesFor(product, shown)
    return <Gallery key={pictures[0]?.id} name={product.name} pictures={pictures} />
  }, [product, shown])
}

const Buying = ({ product, said, texts, chosen: first, answered, delivery, prices: drawn }: BuyingProps) => {
  const words = useWords()
  const waiting = answered && 'asked' in answered ? answered.asked : undefined
  const refused = answered && 'failure' in answered ? answered : undefined
  const [chosen, setChosen] = useState<Choices>(waiting?.chosen ?? refused?.chosen ?? first)
  const choose = (next: Choices) => {
    setChosen(next)
    const isAnother = Object.entries(next).some(([name, value]) => value !== chosen[name])
    if (isAnother) keepInAddress(next)
  }
  const variant = chosenVariant(product, chosen)
  const ofCatalog = shownPrices(variant?.variant.priceData ? (variant.variant as typeof product) : product)
  const listed = useOwnPrices(product, drawn)
  const own = listed?.prices.find(({ variantId }) => variantId === undefined || variantId === variant?.id)
  // A currency that is only shown has no prices of lists.
  const ofList = own && listed!.currency === ofCatalog.currency ? own : undefined
  const least = boundsOf(ofList?.quantityTerms).min
  // What one piece costs of as many as have to be taken.
  const asked = ofList?.tiers.findLast(({ minQuantity }) => minQuantity <= least)?.price ?? ofList?.price
  const prices = asked
    ? { ...ofCatalog, discountedPrice: Number(asked), price: Math.max(ofCatalog.price, Number(asked)) }
    : ofCatalog
  const isReduced = prices.discountedPrice !== prices.price
  const modifiers = useMemo(() => modifiersOf(product), [product])
  const [added, setAdded] = useState(refused ? addedBy(modifiers, refused) : 0)
  const { site, currency } = useShell()
  const notes = [
    product.giftCard ? words.gifts.sentByEmail : words.shopping.taxNotes[site.shownTax],
    product.productType === 'physical' && delivery === undefined && words.shopping.deliveryNote,
    currency !== undefined && !site.chargedCurrencies.includes(currency) && words.onlyShown(site.currency),
  ].filter(Boolean)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
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
          <h1 className="font-display text-3xl text-balance">{product.name}</h1>
          {said && <ReviewsAtAGlance summary={said.summary} />}
          <div className="mt-2">
            <Price
              size="large"
              amount={addUp([prices.discountedPrice, added])}
              currency={prices.currency}
              {...(isReduced && { compareAt: addUp([prices.price, added]) })}
            />
            <p className="text-sm text-muted">{notes.join(' ')}</p>
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
        <WishButton product={product} />
        {delivery && <DeliveryEstimate delivery={delivery} />}
        {site.takesBackInStockRequests && soldOutVariants(product, chosen).length > 0 && (
          <Suspense>
            <WaitingForm product={product} chosen={chosen} posted={waiting} />
          </Suspense>
        )}
        <Texts texts={texts} />
        {/* What came after the page was drawn moves nothing of it. */}
        {!drawn && own && <QuantityPrices price={own} currency={listed!.currency} />}
      </Stack>
    </div>
  )
}

const Below = whenSeen(belowId, async () => (await import('./below.tsx')).Below)

export const ProductPage = (data: ProductData) => {
  const { product, said, texts, chosen, answered, delivery, prices } = data
  const words = useWords()
  useEffect(() => recentlyViewed.add(product.id), [product.id])
  const { collections } = useShell()
  const collection = collections.find(({ id }) => product.collectionIds.includes(id))
  return (
    <Stack gap="section" className="pt-6">
      <div>
        <div className="mb-6">
          <Breadcrumbs
            items={[
              { label: words.home, href: '/' },
              ...(collection ? [{ label: collection.name, href: `/collections/${collection.slug}` }] : []),
              { label: product.name },
            ]}
          />
        </div>
        <Buying key={product.id} {...{ product, said, texts, chosen, answered, delivery, prices }} />
      </div>
      <div id={belowId}>
        <Suspense>
          <Below {...data} />
        </Suspense>
      </div>
    </Stack>
  )
}
