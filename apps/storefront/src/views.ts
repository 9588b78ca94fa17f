import type { ComponentProps, ComponentType } from 'react'

/** All pages by name. Browsers load only the one that was rendered. */
export const views = {
  home: { load: async () => (await import('./pages/home/home.tsx')).HomePage },
  collection: { load: async () => (await import('./pages/listing/collection.tsx')).CollectionPage },
  collections: { load: async () => (await import('./pages/listing/collections.tsx')).CollectionsPage },
  brand: { load: async () => (await import('./pages/brand/brand.tsx')).BrandPage },
  search: { load: async () => (await import('./pages/search/search.tsx')).SearchPage },
  product: { load: async () => (await import('./pages/product/product.tsx')).ProductPage },
  cart: { load: async () => (await import('./pages/cart/cart.tsx')).CartPage },
  thankYou: { load: async () => (await import('./pages/thank-you/thank-you.tsx')).ThankYouPage },
  wishList: { load: async () => (await import('./lists/wish-list.tsx')).WishListPage },
  storePage: { load: async () => (await import('./design/store-page.tsx')).StorePage },
  accessibility: { load: async () => (await import('./pages/accessibility.tsx')).AccessibilityPage },
  newsletter: { load: async () => (await import('./newsletter/newsletter.tsx')).NewsletterPage },
  message: { load: async () => (await import('./pages/message.tsx')).MessagePage },
  signIn: { load: async () => (await import('./account/sign-in/sign-in.tsx')).SignInPage },
  signUp: { load: async () => (await import('./account/sign-in/sign-up.tsx')).SignUpPage },
  forgot: { load: async () => (await import('./account/sign-in/forgot.tsx')).ForgotPage },
  callback: { load: async () => (await import('./account/sign-in/callback.tsx')).CallbackPage },
  account: { load: async () => (await import('./account/account.tsx')).AccountPage },
  profile: { load: async () => (await import('./account/profile.tsx')).ProfilePage },
  addresses: { load: async () => (await import('./account/addresses.tsx')).AddressesPage },
  memberWishList: { load: async () => (await import('./lists/member-wish-list-page.tsx')).MemberWishListPage },
  order: { load: async () => (await import('./account/orders/order.tsx')).OrderPage },
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
