import { words } from '../words/first.ts'

const { shortcuts: texts, commandMenu } = words

/** Two keys pressed one after the other, and the page that they open. */
export interface Shortcut {
  readonly keys: readonly [string, string]
  readonly to: string
  readonly label: string
}

const goTo: readonly Shortcut[] = [
  { keys: ['g', 'h'], to: '/', label: words.overview },
  { keys: ['g', 'o'], to: '/orders', label: words.orders },
  { keys: ['g', 'p'], to: '/products', label: words.products },
  { keys: ['g', 'i'], to: '/inventory', label: words.inventories.title },
  { keys: ['g', 'c'], to: '/customers', label: words.customers.title },
  { keys: ['g', 'd'], to: '/discounts', label: words.discounts.title },
  { keys: ['g', 'f'], to: '/finances', label: words.finances.title },
  { keys: ['g', 's'], to: '/settings', label: words.settings },
]

const { actions } = commandMenu
const create: readonly Shortcut[] = [
  { keys: ['c', 'o'], to: '/orders/new', label: actions['/orders/new'] },
  { keys: ['c', 'p'], to: '/products/new', label: actions['/products/new'] },
  { keys: ['c', 'd'], to: '/discounts/new', label: actions['/discounts/new'] },
  { keys: ['c', 'g'], to: '/gift-cards/new', label: actions['/gift-cards/new'] },
]

/** All shortcuts, in groups with titles. */
export const shortcutGroups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  { title: texts.goTo, shortcuts: goTo },
  { title: texts.create, shortcuts: create },
]

/** Returns the page that two keys open, in this order. */
export const findShortcut = (first: string | undefined, second: string): string | undefined =>
  shortcutGroups.flatMap(({ shortcuts }) => shortcuts).find(({ keys }) => keys[0] === first && keys[1] === second)?.to
