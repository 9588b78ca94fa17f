import type { Product } from '@vitrine/client'
import { queryProducts } from '@vitrine/client/products'
import { StrictMode, Suspense, useEffect, useState } from 'react'
import {
  amountText,
  useCart,
  useCheckout,
  useChoices,
  useClient,
  useMember,
  useOrders,
  useProduct,
  useProducts,
  useProductSearch,
  useSession,
  useSignIn,
  useSignInReturn,
  useSuggestions,
  VitrineProvider,
  type AnyClient,
  type FoundProducts,
  type ProductName,
} from '../src/index.ts'

/** Data loaded by the page's server. */
export interface Read {
  readonly host: string
  readonly clientId: string
  readonly path: string
  /** Query parameters of the URL. */
  readonly params: string
  readonly product: Product
  readonly initial?: FoundProducts
}

const Who = () => {
  const { member, loading } = useMember()
  const { signIn, signOut } = useSignIn()
  return (
    <p>
      <span data-testid="session">{useSession()}</span>{' '}
      <span data-testid="member">{loading ? '…' : (member?.loginEmail ?? 'nobody')}</span>
      <button onClick={() => void signIn({ prompt: 'none' })}>Sign in</button>
      <button onClick={() => void signOut()}>Sign out</button>
    </p>
  )
}

const CartLines = () => {
  const { lineItems, itemCount, status, error, couponCode, note, cart, ...to } = useCart()
  return (
    <section aria-label="Cart">
      <p data-testid="count">{itemCount}</p>
      <p data-testid="status">{status}</p>
      <p data-testid="total">{amountText(cart?.subtotal, cart, 'en')}</p>
      <p data-testid="coupon">{couponCode ?? 'none'}</p>
      <p data-testid="note">{note}</p>
      {error && <p role="alert">{`${error.code} ${error.field ?? ''}`}</p>}
      <ul>
        {lineItems.map(({ id, name, quantityInfo: { requestedQuantity: quantity } }) => (
          <li key={id}>
            {`${name.original} × ${quantity} `}
            <button onClick={() => void to.update(id, quantity + 1)}>More</button>
            <button onClick={() => void to.update(id, 500)}>Far too many</button>
            <button onClick={() => void to.remove(id)}>Remove</button>
          </li>
        ))}
      </ul>
      <button onClick={() => void to.applyCoupon('TEN')}>TEN</button>
      <button onClick={() => void to.applyCoupon('NOSUCH')}>NOSUCH</button>
      <button onClick={() => void to.removeCoupon()}>No coupon</button>
      <button onClick={() => void to.setNote('Ring twice')}>Ring twice</button>
      <button onClick={() => void to.setNote('')}>No note</button>
    </section>
  )
}

const Buy = ({ product }: { product: Product }) => {
  const { add } = useCart()
  const { goToCheckout, busy, error } = useCheckout()
  const { choices, choose, isAvailable, canBuy, item, maxQuantity } = useChoices(product)
  return (
    <section aria-label="Product">
      {product.productOptions.map((option) => (
        <fieldset key={option.name}>
          {option.choices.map(({ description }) => (
            <label key={description}>
              <input
                type="radio"
                name={option.name}
                checked={choices[option.name] === description}
                disabled={!isAvailable(option.name, description)}
                onChange={() => choose(option.name, description)}
              />
              {description}
            </label>
          ))}
        </fieldset>
      ))}
      <p data-testid="most">{maxQuantity}</p>
      <button disabled={!canBuy} onClick={() => void add(item())}>
        Add to cart
      </button>
      <button disabled={busy} onClick={() => void goToCheckout()}>
        Check out
      </button>
      {error && <p data-testid="checkout-error">{error.code}</p>}
    </section>
  )
}

const useAddress = (first: string) => {
  const [params, setParams] = useState(() => new URLSearchParams(first))
  useEffect(() => {
    const onPop = (): void => setParams(new URLSearchParams(location.search))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const go = (next: URLSearchParams): void => {
    history.pushState(null, '', `?${next}`)
    setParams(next)
  }
  return [params, go] as const
}

const Search = ({ read: { params, initial } }: { read: Read }) => {
  const [typed, setTyped] = useState('')
  const { suggestions } = useSuggestions(typed)
  const found = useProductSearch({ address: useAddress(params), limit: 2, ...(initial && { initial }) })
  return (
    <section aria-label="Search">
      <input aria-label="Words" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p data-testid="suggested">{suggestions?.products.map(({ name }) => name).join(', ')}</p>
      <button onClick={() => found.change({ expression: typed })}>Search</button>
      <button onClick={() => found.change({ sort: 'PRICE_DESC' })}>Dearest first</button>
      <button onClick={() => found.goTo((found.search.page ?? 1) + 1)}>Next page</button>
      <button onClick={found.clear}>All</button>
      <p data-testid="found">{found.products.map(({ name }) => name).join(', ')}</p>
      <p data-testid="pages">{found.pageCount}</p>
      <p data-testid="loading">{String(found.loading)}</p>
      {found.error && <p data-testid="search-error">{found.error.code}</p>}
      {found.facets
        .filter(({ type }) => type === 'BRAND' || type === 'OPTION')
        .flatMap((facet) =>
          facet.values.map((value) => (
            <label key={`${facet.name} ${value.id}`}>
              <input
                type="checkbox"
                checked={found.isChosen(facet, value)}
                onChange={() => found.toggle(facet, value)}
              />
              {`${value.label} (${value.count})`}
            </label>
          )),
        )}
    </section>
  )
}

const Lookup = ({ product }: { product: Product }) => {
  const [name, setName] = useState<ProductName>({ slug: product.slug })
  const [limit, setLimit] = useState(1)
  const one = useProduct(name)
  const { page } = useProducts(queryProducts(useClient().send)().ascending('name').limit(limit))
  return (
    <>
      <p data-testid="one">{one.loading ? '…' : (one.product?.name ?? one.error?.code ?? 'none')}</p>
      <button onClick={() => setName({ id: product.id })}>By ID</button>
      <button onClick={() => setName({ slug: 'nosuch' })}>Other slug</button>
      <button onClick={() => setName({ id: '00000000-0000-4000-8000-000000000000' })}>Other ID</button>
      <p data-testid="some">{page?.items.map((item) => item.name).join(', ')}</p>
      <button onClick={() => setLimit(2)}>Two</button>
    </>
  )
}

const Orders = () => {
  const { orders, loading, error } = useOrders()
  return <p data-testid="orders">{error?.code ?? (loading ? '…' : orders.length)}</p>
}

const Return = () => {
  const { returnTo, error } = useSignInReturn()
  return <p data-testid="return">{error?.code ?? returnTo ?? '…'}</p>
}

/** A storefront built on the hooks; identical on the server and in the browser. */
export const Storefront = ({ read, client }: { read: Read; client: AnyClient }) => (
  <StrictMode>
    <VitrineProvider client={client}>
      <Who />
      <Suspense>
        <CartLines />
      </Suspense>
      {read.path === '/callback' ? <Return /> : <Buy product={read.product} />}
      {read.path === '/search' && <Search read={read} />}
      {read.path === '/orders' && <Orders />}
      {read.path === '/lookup' && <Lookup product={read.product} />}
    </VitrineProvider>
  </StrictMode>
)
