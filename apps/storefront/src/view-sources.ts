import type { ViewName } from './views.ts'

/** The source files of all pages, whose scripts are preloaded. */
export const viewSources: Readonly<Record<ViewName, string>> = {
  home: 'src/pages/home/home.tsx',
  collection: 'src/pages/listing/collection.tsx',
  collections: 'src/pages/listing/collections.tsx',
  brand: 'src/pages/brand/brand.tsx',
  search: 'src/pages/search/search.tsx',
  product: 'src/pages/product/product.tsx',
  cart: 'src/pages/cart/cart.tsx',
  thankYou: 'src/pages/thank-you/thank-you.tsx',
  wishList: 'src/lists/wish-list.tsx',
  storePage: 'src/design/store-page.tsx',
  accessibility: 'src/pages/accessibility.tsx',
  newsletter: 'src/newsletter/newsletter.tsx',
  message: 'src/pages/message.tsx',
  signIn: 'src/account/sign-in/sign-in.tsx',
  signUp: 'src/account/sign-in/sign-up.tsx',
  forgot: 'src/account/sign-in/forgot.tsx',
  callback: 'src/account/sign-in/callback.tsx',
  account: 'src/account/account.tsx',
  profile: 'src/account/profile.tsx',
  addresses: 'src/account/addresses.tsx',
  memberWishList: 'src/lists/member-wish-list-page.tsx',
  order: 'src/account/orders/order.tsx',
}
