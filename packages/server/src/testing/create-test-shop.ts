import * as client from '@vitrine/client'
import type { Client, OAuthStrategy, Product } from '@vitrine/client'
import { openDatabase } from '../ground/database/open-database.ts'
import { createMember } from '../people/member/create-member.ts'
import { createAllProducts } from '../catalog/product/collection/named-collection.ts'
import type { Tables } from '../ground/database/tables.ts'
import { openShopOn } from './open-shop.ts'
import { preparedDatabase } from './prepared-database.ts'

type VisitorModules = Pick<
  typeof client,
  | 'checkout'
  | 'collections'
  | 'currentCart'
  | 'members'
  | 'orderFulfillments'
  | 'orders'
  | 'orderTransactions'
  | 'payments'
  | 'products'
  | 'redirects'
>
type OwnerModules = VisitorModules & Pick<typeof client, 'backOffice' | 'inventory' | 'shippingOptions'>

/** The modules of a visitor's client. */
const visitorModules: VisitorModules = {
  checkout: client.checkout,
  collections: client.collections,
  currentCart: client.currentCart,
  members: client.members,
  orderFulfillments: client.orderFulfillments,
  orders: client.orders,
  orderTransactions: client.orderTransactions,
  payments: client.payments,
  products: client.products,
  redirects: client.redirects,
}
/** The modules of the owner's client. */
const ownerModules: OwnerModules = {
  ...visitorModules,
  backOffice: client.backOffice,
  inventory: client.inventory,
  shippingOptions: client.shippingOptions,
}

export type VisitorClient = Client<VisitorModules, OAuthStrategy>
export type OwnerClient = Client<OwnerModules, ReturnType<typeof client.ApiKeyStrategy>>

export interface TestShopOptions {
  readonly name?: string
  /** ISO 4217; `EUR` by default. */
  readonly currency?: string
  /** BCP 47; `en` by default. */
  readonly language?: string
  /** The URL of the storefront under test; `http://localhost:3000` by default. */
  readonly storefrontUrl?: string
  /** Allowed redirect URLs of sign-ins; the storefront's `/callback` by default. */
  readonly redirectUris?: readonly string[]
}

export interface TestProduct {
  readonly name: string
  /** In the store's currency, such as `12.5`. */
  readonly price: number
  /** The quantity in stock; unlimited by default. */
  readonly quantity?: number
  /** The choices of each option, by option name: `{ Size: ['S', 'M'] }`. */
  readonly options?: Readonly<Record<string, readonly string[]>>
}

/** An email that the store sent. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A whole store inside a test process. */
export interface TestShop extends AsyncDisposable {
  /** Its URL: the `host` of a client. */
  readonly url: string
  /** The client ID of its storefront. */
  readonly clientId: string
  readonly siteId: string
  /** An API key with the owner's permissions. */
  readonly apiKey: string
  /** The owner's client. */
  readonly owner: OwnerClient
  /** Creates a client for a new visitor, with its own session. */
  readonly openVisitor: () => VisitorClient
  readonly addProduct: (product: TestProduct) => Promise<Product>
  /** Creates a member's account, already verified. */
  readonly addMember: (member: { email: string; password: string }) => Promise<{ memberId: string }>
  readonly mailbox: {
    /** The emails sent, newest first; only those to one address, if given. */
    readonly messages: (to?: string) => Promise<readonly Email[]>
  }
  readonly clock: {
    /** The store's current time. */
    readonly now: () => Date
    /** Moves the store's clock forward: tokens, codes, coupons and links age. */
    readonly pass: (time: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void
  }
  readonly close: () => Promise<void>
}

const addProduct =
  (owner: OwnerClient): TestShop['addProduct'] =>
  async ({ name, price, quantity, options = {} }) => {
    const productOptions = Object.entries(options).map(([option, choices]) => ({
      name: option,
      optionType: 'drop_down' as const,
      choices: choices.map((choice) => ({ value: choice, description: choice })),
    }))
    const { product } = await owner.products.createProduct({
      name,
      priceData: { price },
      productOptions,
      manageVariants: productOptions.length > 0,
    })
    if (quantity === undefined) return product
    const variants = product.variants.map(({ id }) => ({ variantId: id, quantity }))
    await owner.inventory.updateInventoryVariants(product.id, { trackQuantity: true, variants })
    return owner.products.getProduct(product.id).then(({ product: stocked }) => stocked)
  }

/**
 * Starts a whole store in this process: the real server on its own port, with its own embedded database. Sandbox cards
 * work, emails go to the mailbox, and you control the clock.
 *
 * @example
 * await using shop = await createTestShop()
 * const mug = await shop.addProduct({ name: 'Mug', price: 12, quantity: 3 })
 * const visitor = shop.openVisitor()
 * const { items } = await visitor.products.queryProducts().find()
 */
export const createTestShop = async (options: TestShopOptions = {}): Promise<TestShop> => {
  const { storefrontUrl, ...site } = options
  const template = await preparedDatabase()
  const database = await openDatabase<Tables>({ memory: true, template })
  const shop = await openShopOn(database, { ...site, ...(storefrontUrl && { config: { storefrontUrl } }) })
  await createAllProducts(shop.context.db, shop.siteId, shop.now())
  const { siteId, clientId, apiKey, now, pass, close } = shop
  const url = shop.context.config.publicUrl
  const owner = client.createClient({
    host: url,
    auth: client.ApiKeyStrategy({ apiKey, siteId }),
    modules: ownerModules,
  })

  return {
    url,
    siteId,
    clientId,
    apiKey,
    owner,
    openVisitor: () => {
      const auth = client.OAuthStrategy({ clientId, tokenStorage: client.memoryStorage() })
      return client.createClient({ host: url, auth, modules: visitorModules })
    },
    addProduct: addProduct(owner),
    addMember: async (member) => ({ memberId: (await createMember(database.db, { siteId, ...member })).id }),
    mailbox: {
      messages: async (to) => {
        const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`
        const response = await fetch(`${url}/dev/mail.json${query}`)
        return ((await response.json()) as { messages: readonly Email[] }).messages
      },
    },
    clock: {
      now,
      pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
        pass(((days * 24 + hours) * 60 + minutes) * 60 + seconds),
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}
