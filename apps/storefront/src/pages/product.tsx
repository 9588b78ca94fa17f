import type { Product } from '@vitrine/client'
import { Badge, Breadcrumbs, Disclosure, Price, Ribbon, Stack } from '@vitrine/ui'
import { useState } from 'react'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { safeHtml } from '../html.ts'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { putInCart, type Refused } from './add-to-cart.ts'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-card.tsx'
import { findReviews, type ReviewsOfProduct } from './find-reviews.ts'
import { recommendedBeside } from './recommended.ts'
import { Reviews, ReviewsAtAGlance, ReviewsForSearch } from './reviews.tsx'
import { reviewIntent, writeReview, type RefusedReview } from './write-review.ts'
import { chosenVariant, firstChoices, picturesFor, type Choices } from './product-choices.ts'
import { WaitingForm } from './waiting-form.tsx'
import { askToHear, waitingIntent, type Asked } from './waiting.ts'

interface ProductData {
  readonly product: Product
  readonly others: readonly Product[]
  /** Absent where they cannot be had. */
  readonly said: ReviewsOfProduct | undefined
}

/** What became of a form that was posted. */
type Answered = Refused | RefusedReview | { readonly asked: Asked }

const findProduct = async ({ shop }: RouteContext, slug: string, call: { signal: AbortSignal }): Promise<Product> => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find(call)
  const [product] = items
  if (!product) throw data(null, { status: 404 })
  return product
}

/**
 * What the forms post: a review, an address to write to when something is back, or when no script runs what goes into the
 * cart; the same page with what is wrong or was noted.
 */
const answer =
  (context: RouteContext) =>
  async ({ params, request }: ActionFunctionArgs) => {
    const product = await findProduct(context, params.slug ?? '', { signal: request.signal })
    const form = await request.formData()
    const intent = form.get('intent')
    if (intent === reviewIntent) {
      const refused = await writeReview(context, product, form)
      return refused ? data(refused, { status: 422 }) : redirect('?reviewed=1#reviews')
    }
    if (intent === waitingIntent) return { asked: await askToHear(context, product, form) }
    const refused = await putInCart(product, form, (item) =>
      context.shop.currentCart.addToCurrentCart({ lineItems: [item] }),
    )
    return refused ? data(refused, { status: 422 }) : redirect('/cart')
  }

const loadProduct =
  (context: RouteContext) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<ProductData> => {
    const call = { signal: request.signal }
    const product = await findProduct(context, params.slug ?? '', call)
    const cursor = new URL(request.url).searchParams.get('reviews')
    const [others, said] = await Promise.all([
      recommendedBeside(context, product, call),
      findReviews(context, { product, cursor, call }),
    ])
    return { product, others, said }
  }

const Buying = ({ product, said }: Pick<ProductData, 'product' | 'said'>) => {
  const [search] = useSearchParams()
  const answered = useActionData<Answered>()
  const asked = answered && 'asked' in answered ? answered.asked : undefined
  const refused = answered && 'failure' in answered ? answered : undefined
  const [chosen, setChosen] = useState<Choices>(() => asked?.chosen ?? refused?.chosen ?? firstChoices(product, search))
  const variant = chosenVariant(product, chosen)
  const prices = variant?.variant.priceData ?? product.priceData
  const isReduced = prices.discountedPrice !== prices.price
  const { shownTax } = useShell().site
  const notes = [
    shoppingWords.taxNotes[shownTax],
    product.productType === 'physical' && shoppingWords.deliveryNote,
  ].filter(Boolean)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Gallery key={picturesFor(product, chosen)[0]?.id} name={product.name} pictures={picturesFor(product, chosen)} />
      <Stack gap="lg" className="lg:sticky lg:top-24">
        <div>
          <p className="mb-2 flex gap-2">
            {product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>}
            {product.productType === 'digital' && <Badge>{shoppingWords.digital}</Badge>}
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
        {product.description && (
          <div className="v-prose" dangerouslySetInnerHTML={{ __html: safeHtml(product.description) }} />
        )}
        <div>
          {product.additionalInfoSections.map(({ title = '', description = '' }) => (
            <Disclosure key={title} label={title}>
              <div className="v-prose" dangerouslySetInnerHTML={{ __html: safeHtml(description) }} />
            </Disclosure>
          ))}
        </div>
      </Stack>
    </div>
  )
}

const ProductPage = () => {
  const { product, others, said } = useLoaderData<ProductData>()
  const answered = useActionData<Answered>()
  const { site, collections } = useShell()
  const shelf = collections.find(({ id }) => product.collectionIds.includes(id))
  const image = product.media.mainMedia?.image
  const plain = (product.description ?? '').replaceAll(/<[^>]+>/g, ' ').trim()
  return (
    <Stack gap="section" className="pt-6">
      <title>{`${product.name} · ${site.name}`}</title>
      <meta name="description" content={plain.slice(0, 160)} />
      <meta property="og:title" content={product.name} />
      {image && <meta property="og:image" content={image.url} />}
      {said && <ReviewsForSearch product={product} summary={said.summary} />}
      <div>
        <div className="mb-6">
          <Breadcrumbs
            items={[
              { label: words.home, href: '/' },
              ...(shelf ? [{ label: shelf.name, href: `/collections/${shelf.slug}` }] : []),
              { label: product.name },
            ]}
          />
        </div>
        <Buying key={product.id} product={product} said={said} />
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

export const route = (context: RouteContext) => ({
  Component: ProductPage,
  loader: loadProduct(context),
  action: answer(context),
})
