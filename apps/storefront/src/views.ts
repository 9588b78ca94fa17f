import type { ComponentProps, ComponentType } from 'react'

/** All pages by name, with their source file. Browsers load only the one that was rendered. */
export const views = {
  home: { source: 'src/pages/home/home.tsx', load: async () => (await import('./pages/home/home.tsx')).HomePage },
  collection: {
    source: 'src/pages/listing/collection.tsx',
    load: async () => (await import('./pages/listing/collection.tsx')).CollectionPage,
  },
  collections: {
    source: 'src/pages/listing/collections.tsx',
    load: async () => (await import('./pages/listing/collections.tsx')).CollectionsPage,
  },
  brand: { source: 'src/pages/brand/brand.tsx', load: async () => (await import('./pages/brand/brand.tsx')).BrandPage },
  search: {
    source: 'src/pages/search/search.tsx',
    load: async () => (await import('./pages/search/search.tsx')).SearchPage,
  },
  product: {
    source: 'src/pages/product/product.tsx',
    load: async () => (await import('./pages/product/product.tsx')).ProductPage,
  },
  cart: { source: 'src/pages/cart/cart.tsx', load: async () => (await import('./pages/cart/cart.tsx')).CartPage },
  thankYou: {
    source: 'src/pages/thank-you/thank-you.tsx',
    load: async () => (await import('./pages/thank-you/thank-you.tsx')).ThankYouPage,
  },
  wishList: {
    source: 'src/lists/wish-list.tsx',
    load: async () => (await import('./lists/wish-list.tsx')).WishListPage,
  },
  storePage: {
    source: 'src/design/store-page.tsx',
    load: async () => (await import('./design/store-page.tsx')).StorePage,
  },
  accessibility: {
    source: 'src/pages/accessibility.tsx',
    load: async () => (await import('./pages/accessibility.tsx')).AccessibilityPage,
  },
  newsletter: {
    source: 'src/newsletter/newsletter.tsx',
    load: async () => (await import('./newsletter/newsletter.tsx')).NewsletterPage,
  },
  message: { source: 'src/pages/message.tsx', load: async () => (await import('./pages/message.tsx')).MessagePage },
  signIn: {
    source: 'src/account/sign-in/sign-in.tsx',
    load: async () => (await import('./account/sign-in/sign-in.tsx')).SignInPage,
  },
  signUp: {
    source: 'src/account/sign-in/sign-up.tsx',
    load: async () => (await import('./account/sign-in/sign-up.tsx')).SignUpPage,
  },
  forgot: {
    source: 'src/account/sign-in/forgot.tsx',
    load: async () => (await import('./account/sign-in/forgot.tsx')).ForgotPage,
  },
  callback: {
    source: 'src/account/sign-in/callback.tsx',
    load: async () => (await import('./account/sign-in/callback.tsx')).CallbackPage,
  },
  account: { source: 'src/account/account.tsx', load: async () => (await import('./account/account.tsx')).AccountPage },
  profile: { source: 'src/account/profile.tsx', load: async () => (await import('./account/profile.tsx')).ProfilePage },
  addresses: {
    source: 'src/account/addresses.tsx',
    load: async () => (await import('./account/addresses.tsx')).AddressesPage,
  },
  memberWishList: {
    source: 'src/lists/member-wish-list-page.tsx',
    load: async () => (await import('./lists/member-wish-list-page.tsx')).MemberWishListPage,
  },
  order: {
    source: 'src/account/orders/order.tsx',
    load: async () => (await import('./account/orders/order.tsx')).OrderPage,
  },
} as const

export type ViewName = keyof typeof views

/** Pages with words that most visits don't need. */
const aside: readonly ViewName[] = [
  'signIn',
  'signUp',
  'forgot',
  'callback',
  'account',
  'profile',
  'addresses',
  'memberWishList',
  'order',
  'thankYou',
  'accessibility',
  'newsletter',
]

export const needsAside = (view: ViewName): boolean => aside.includes(view)

/** Props of a page. */
export type ViewData<Name extends ViewName> = ComponentProps<Awaited<ReturnType<(typeof views)[Name]['load']>>>

/** Loads the component of a page. */
export const loadView = (name: ViewName): Promise<ComponentType<object>> =>
  views[name].load() as Promise<ComponentType<object>>
