import type { Stop } from './visit.ts'

export const pages = ['home', 'collection', 'product'] as const
export type PageName = (typeof pages)[number]

/** The visited pages of a storefront and an interaction on each: opening the menu, choosing another color. */
export type Stops = Readonly<Record<PageName, Stop>>

const collection = 'tableware'
const product = 'dune-bowl'

export const ourStops = (url: string): Stops => {
  const openMenu: Stop['press'] = (page) => page.getByRole('button', { name: 'Menu' }).tap()
  return {
    home: { url: `${url}/`, press: openMenu },
    collection: { url: `${url}/collections/${collection}`, press: openMenu },
    product: { url: `${url}/product-page/${product}`, press: (page) => page.locator('.v-option').nth(1).tap() },
  }
}

export const skeletonStops = (url: string): Stops => {
  const openMenu: Stop['press'] = (page) => page.locator('.header-menu-mobile-toggle').tap()
  return {
    home: { url: `${url}/`, press: openMenu },
    collection: { url: `${url}/collections/${collection}`, press: openMenu },
    product: { url: `${url}/products/${product}`, press: (page) => page.locator('.product-options-item').nth(1).tap() },
  }
}
