import { expect, test } from 'vitest'
import { weighIn } from '../testing-weight.ts'

const weigh = weighIn(import.meta.dirname)

/** In bytes. */
const limits = { oneCall: 4000, wholeModules: 6800, called: 7800 }

const oneCall = `
  import { createClient, OAuthStrategy } from './index.ts'
  import { getProduct } from './modules/products.ts'
  globalThis.client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products: { getProduct } } })`

const names = 'products, collections, currentCart, checkout, redirects'
const wholeModules = `
  import { createClient, OAuthStrategy, ${names} } from './index.ts'
  globalThis.client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { ${names} } })`

/** Calls of a storefront's pages: catalog, cart, checkout and hosted pages. */
const calledByPages = `
  import { createClient, OAuthStrategy, currentCart, redirects } from './index.ts'
  import { getCollectionBySlug, queryCollections } from './modules/collections.ts'
  import { getProductOptionsAvailability, queryProducts, queryProductVariants } from './modules/products.ts'
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: 'c' }),
    modules: {
      products: { getProductOptionsAvailability, queryProducts, queryProductVariants },
      collections: { getCollectionBySlug, queryCollections },
      currentCart,
      redirects,
    },
  })`

test('a session and one call cost 4,000 bytes, all modules of a storefront 6,800', async () => {
  const sizes = {
    'a session and one call': { atOnce: await weigh(oneCall, true), inOneFile: await weigh(oneCall, false) },
    'five whole modules': { atOnce: await weigh(wholeModules, true), inOneFile: await weigh(wholeModules, false) },
    'what pages call': { atOnce: await weigh(calledByPages, true), inOneFile: await weigh(calledByPages, false) },
  }
  console.table(sizes)
  // The sign-in code is loaded with the first sign-in.
  expect(sizes['a session and one call'].atOnce).toBeLessThanOrEqual(limits.oneCall)
  expect(sizes['five whole modules'].atOnce).toBeLessThanOrEqual(limits.wholeModules)
  // Here it is included.
  expect(sizes['what pages call'].inOneFile).toBeLessThanOrEqual(limits.called)
})
