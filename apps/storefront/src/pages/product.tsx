import type { Product } from '@vitrine/client'
import { useCart } from '@vitrine/react'
import {
  Badge,
  Breadcrumbs,
  Button,
  Disclosure,
  OptionPicker,
  Price,
  QuantityStepper,
  Ribbon,
  showToast,
  Stack,
} from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { data, Form, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { safeHtml } from '../html.ts'
import type { RouteContext } from '../shell/route-context.ts'
import { sentenceFor } from '../sentences.ts'
import { loadCartDrawer, useCartDrawer } from '../shell/cart-drawer.tsx'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-card.tsx'
import { chosenVariant, firstChoices, isAvailable, picturesFor, type Choices } from './product-choices.ts'

const related = 4
/** From so few pieces on the page says how many there are. */
const fewPieces = 5
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const allProductsId = '00000000-000000-000000-000000000001'

interface ProductData {
  readonly product: Product
  readonly others: readonly Product[]
}

const loadProduct =
  ({ shop }: RouteContext) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<ProductData> => {
    const call = { signal: request.signal }
    const [product] = (
      await shop.products
        .queryProducts()
        .eq('slug', params.slug ?? '')
        .limit(1)
        .find(call)
    ).items
    if (!product) throw data(null, { status: 404 })
    const shelf = product.collectionIds.find((id) => id !== allProductsId)
    if (shelf === undefined) return { product, others: [] }
    const beside = await shop.products
      .queryProducts()
      .hasSome('collectionIds', [shelf])
      .ne('id', product.id)
      .limit(related)
      .find(call)
    return { product, others: beside.items }
  }

type Variant = Product['variants'][number]

const StockNote = ({ product, variant }: { product: Product; variant: Variant | undefined }) => {
  if (!variant || !variant.stock.inStock) {
    const text = product.stock.inStock ? words.unavailableChoice : words.soldOut
    return <p className="text-critical">{text}</p>
  }
  const { trackQuantity, quantity } = variant.stock
  if (trackQuantity && quantity !== undefined && quantity <= fewPieces)
    return <p className="text-caution">{words.fewLeft(quantity)}</p>
  return <p className="text-positive">{words.inStock}</p>
}

interface ChoosingProps {
  readonly product: Product
  readonly chosen: Choices
  readonly onChoose: (name: string, value: string) => void
}

const Options = ({ product, chosen, onChoose }: ChoosingProps) =>
  product.productOptions.map(({ name, optionType, choices }) => (
    <OptionPicker
      key={name}
      label={name}
      name={name}
      value={chosen[name]}
      onValueChange={(value) => onChoose(name, value)}
      choices={choices.map(({ value, description }) => ({
        value: description,
        label: description,
        ...(optionType === 'color' && { color: value }),
        unavailable: !isAvailable(product, chosen, name, description),
      }))}
    />
  ))

/** Choices, quantity and the button; without scripts a form that posts to the cart. */
const BuyForm = ({ product, chosen, onChoose }: ChoosingProps) => {
  const { add } = useCart()
  const drawer = useCartDrawer()
  const [quantity, setQuantity] = useState(1)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void loadCartDrawer(), [])
  const variant = chosenVariant(product, chosen)
  const isSold = variant?.stock.inStock === true && variant.variant.visible !== false
  const most = variant?.stock.trackQuantity ? variant.stock.quantity : undefined

  const putIn = async () => {
    if (!variant) return
    setBusy(true)
    const options = product.manageVariants ? { variantId: variant.id, options: variant.choices } : {}
    try {
      await add({ catalogReference: { catalogItemId: product.id, appId: storesAppId, options }, quantity })
      drawer.open()
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault()
        void putIn()
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      {variant && <input type="hidden" name="variantId" value={variant.id} />}
      <Stack gap="lg">
        <Options product={product} chosen={chosen} onChoose={onChoose} />
        <div aria-live="polite">
          <StockNote product={product} variant={variant} />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <QuantityStepper
            name="quantity"
            label={words.quantity}
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            disabled={!isSold}
            {...(most !== undefined && { max: most })}
          />
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!isSold} className="flex-1">
            {isSold ? words.addToCart : words.soldOut}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const Buying = ({ product }: { product: Product }) => {
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<Choices>(() => firstChoices(product, search))
  const variant = chosenVariant(product, chosen)
  const prices = variant?.variant.priceData ?? product.priceData
  const isReduced = prices.discountedPrice !== prices.price
  const choose = (name: string, value: string) => setChosen((before) => ({ ...before, [name]: value }))
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Gallery key={picturesFor(product, chosen)[0]?.id} name={product.name} pictures={picturesFor(product, chosen)} />
      <Stack gap="lg" className="lg:sticky lg:top-24">
        <div>
          <p className="mb-2 flex gap-2">
            {product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>}
            {product.productType === 'digital' && <Badge>{words.digital}</Badge>}
          </p>
          <h1 className="font-display text-3xl text-balance">{product.name}</h1>
          <div className="mt-2">
            <Price
              size="large"
              amount={prices.discountedPrice}
              currency={prices.currency}
              {...(isReduced && { compareAt: prices.price })}
            />
            <p className="text-sm text-muted">{words.taxNote}</p>
          </div>
        </div>
        <BuyForm product={product} chosen={chosen} onChoose={choose} />
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
  const { product, others } = useLoaderData<ProductData>()
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
        <Buying key={product.id} product={product} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-5 font-display text-2xl">
            {words.alsoLike}
          </h2>
          <ProductGrid level={3} products={others} label={words.alsoLike} />
        </section>
      )}
    </Stack>
  )
}

export const route = (context: RouteContext) => ({ Component: ProductPage, loader: loadProduct(context) })
