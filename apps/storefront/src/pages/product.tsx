import { Badge, Breadcrumbs, Disclosure, Price, Ribbon, Stack } from '@vitrine/ui'
import { plainText, Prose } from '@vitrine/web/prose.tsx'
import { refuse, type PageProps } from '@vitrine/web/routed-page.tsx'
import { useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { definePage } from '../define-page.ts'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { giftWords } from '../words/gift-en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { putInCart, type Refused } from './add-to-cart.ts'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-card.tsx'
import { findProduct, productPath, type AskedProduct } from './find-product.ts'
import { loadProduct, type ProductData } from './product-data.ts'
import { Reviews, ReviewsAtAGlance, ReviewsForSearch } from './reviews.tsx'
import { reviewIntent, writeReview, type RefusedReview } from './write-review.ts'
import { chosenVariant, firstChoices, picturesFor, type Choices } from './product-choices.ts'
import { WaitingForm } from './waiting-form.tsx'
import { askToHear, waitingIntent, type Asked } from './waiting.ts'

/** What became of a form that was posted. */
type Answered = Refused | RefusedReview | { readonly asked: Asked }

/**
 * What the forms post: a review, an address to write to when something is back, or when no script runs what goes into the
 * cart; the same page with what is wrong or was noted.
 */
const act = async (at: AskedProduct, form: FormData, context: RouteContext) => {
  const product = await findProduct(at, context)
  const intent = form.get('intent')
  if (intent === reviewIntent) {
    const refused = await writeReview(context, product, form)
    return refused ? refuse(refused) : redirect('?reviewed=1#reviews')
  }
  if (intent === waitingIntent) return { asked: await askToHear(context, product, form) }
  const refused = await putInCart(product, form, (item) =>
    context.shop.currentCart.addToCurrentCart({ lineItems: [item] }),
  )
  return refused ? refuse(refused) : redirect('/cart')
}

interface BuyingProps extends Pick<ProductData, 'product' | 'said' | 'texts'> {
  readonly answered: Answered | undefined
}

const Buying = ({ product, said, texts, answered }: BuyingProps) => {
  const [search] = useSearchParams()
  const asked = answered && 'asked' in answered ? answered.asked : undefined
  const refused = answered && 'failure' in answered ? answered : undefined
  const [chosen, setChosen] = useState<Choices>(() => asked?.chosen ?? refused?.chosen ?? firstChoices(product, search))
  const variant = chosenVariant(product, chosen)
  const prices = variant?.variant.priceData ?? product.priceData
  const isReduced = prices.discountedPrice !== prices.price
  const { shownTax } = useShell().site
  const notes = [
    product.giftCard ? giftWords.sentByEmail : shoppingWords.taxNotes[shownTax],
    product.productType === 'physical' && shoppingWords.deliveryNote,
  ].filter(Boolean)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Gallery key={picturesFor(product, chosen)[0]?.id} name={product.name} pictures={picturesFor(product, chosen)} />
      <Stack gap="lg" className="lg:sticky lg:top-24">
        <div>
          <p className="mb-2 flex gap-2">
            {product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>}
            {product.giftCard ? (
              <Badge>{giftWords.badge}</Badge>
            ) : (
              product.productType === 'digital' && <Badge>{shoppingWords.digital}</Badge>
            )}
          </p>
          <h1 className="font-display text-3xl text-balance">{product.name}</h1>
          {said && <ReviewsAtAGlance summary={said.summary} />}
          <div className="mt-2">
            <Price
              size="large"
              amount={prices.discountedPrice}
              currency={prices.currency}
              {...(isReduced && { compareAt: prices.price })}
            />
            <p className="text-sm text-muted">{notes.join(' ')}</p>
          </div>
        </div>
        <BuyForm product={product} chosen={chosen} onChoose={setChosen} refused={refused} />
        <WaitingForm product={product} chosen={chosen} posted={asked} />
        {texts?.description && <Prose html={texts.description} />}
        <div>
          {texts?.sections.map(({ title, html }) => (
            <Disclosure key={title} label={title}>
              <Prose html={html} />
            </Disclosure>
          ))}
        </div>
      </Stack>
    </div>
  )
}

const ProductPage = ({ data: { product, others, said, texts }, acted: answered }: PageProps<ProductData, Answered>) => {
  const { collections } = useShell()
  const collection = collections.find(({ id }) => product.collectionIds.includes(id))
  return (
    <Stack gap="section" className="pt-6">
      {said && <ReviewsForSearch product={product} summary={said.summary} />}
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
        <Buying key={product.id} product={product} said={said} texts={texts} answered={answered} />
      </div>
      {said && (
        <Reviews
          key={product.id}
          found={said}
          refused={answered && 'reviewFailure' in answered ? answered : undefined}
        />
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-5 font-display text-2xl">
            {shoppingWords.alsoLike}
          </h2>
          <ProductGrid level={3} products={others} label={shoppingWords.alsoLike} />
        </section>
      )}
    </Stack>
  )
}

export const page = definePage({
  path: productPath,
  load: loadProduct,
  act,
  meta: ({ product: { name, media }, texts }, { site }) => ({
    title: `${name} · ${site.name}`,
    description: plainText(texts?.description ?? ''),
    preview: { title: name, picture: media.mainMedia?.image?.url },
  }),
  Page: ProductPage,
})
