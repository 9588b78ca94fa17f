import { defineConfig } from 'tsdown'

/** The published package: one module per room, so that what is not used is not shipped. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    calls: 'src/calls.ts',
    backOffice: 'src/modules/back-office.ts',
    catalog: 'src/modules/catalog.ts',
    checkout: 'src/modules/checkout.ts',
    checkoutEdits: 'src/modules/checkout-edits.ts',
    collections: 'src/modules/collections.ts',
    currentCart: 'src/modules/current-cart.ts',
    identity: 'src/modules/identity.ts',
    inventory: 'src/modules/inventory.ts',
    members: 'src/modules/members.ts',
    orderFulfillments: 'src/modules/order-fulfillments.ts',
    orderTransactions: 'src/modules/order-transactions.ts',
    orders: 'src/modules/orders.ts',
    payments: 'src/modules/payments.ts',
    products: 'src/modules/products.ts',
    redirects: 'src/modules/redirects.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  outDir: 'dist',
})
