export { amountText } from './amount-text.ts'
export type { CartItem, CartView, LinePreview } from './stores/cart-lines.ts'
export type { CartActions, CartState } from './stores/cart-store.ts'
export { toFailure, type Failure } from './stores/failure.ts'
export { useCart, useMember, useSession } from './hooks.ts'
export type { MemberState } from './stores/member-store.ts'
export { firstChoices, itemOf, type Choices, type ItemOptions } from './search/product-choices.ts'
export {
  findProducts,
  type FacetType,
  type FoundProducts,
  type ProductSearch,
  type SearchSettings,
  type SearchSort,
} from './search/product-search.ts'
export { useClient, VitrineProvider } from './provider.tsx'
export { readSearch, writeSearch } from './search/search-address.ts'
export type { SessionRole } from './stores/session-store.ts'
export type { AnyClient, InitialData } from './shared.ts'
export { useCheckout, type CheckoutActions, type CheckoutReturns } from './hooks/use-checkout.ts'
export { useOrder, useOrders, type OrdersState, type OrderState } from './hooks/use-orders.ts'
export { useChoices, useProduct, type ChoicesState, type ProductName, type ProductState } from './hooks/use-product.ts'
export { useProductSearch, type ProductSearchOptions, type ProductSearchState } from './hooks/use-product-search.ts'
export { useProducts, type AnyQuery, type FoundPage } from './hooks/use-products.ts'
export {
  useSignIn,
  useSignInReturn,
  type SignInActions,
  type SignInOptions,
  type SignInReturn,
} from './hooks/use-sign-in.ts'
export { useSuggestions, type Suggestions, type SuggestionsState } from './hooks/use-suggestions.ts'
export type { TaskState } from './hooks/use-task.ts'
