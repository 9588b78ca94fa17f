export type { CartItem, CartView, LinePreview } from './cart-lines.ts'
export type { CartActions, CartState } from './cart-store.ts'
export { toFailure, type Failure } from './failure.ts'
export { useCart, useMember, useSession } from './hooks.ts'
export type { MemberState } from './member-store.ts'
export { firstChoices, itemOf, type Choices, type ItemOptions } from './product-choices.ts'
export {
  findProducts,
  type FacetType,
  type FoundProducts,
  type ProductSearch,
  type SearchSettings,
  type SearchSort,
} from './product-search.ts'
export { useClient, VitrineProvider } from './provider.tsx'
export { readSearch, writeSearch } from './search-address.ts'
export type { SessionRole } from './session-store.ts'
export type { AnyClient, InitialData } from './shared.ts'
export { useCheckout, type CheckoutActions, type CheckoutReturns } from './use-checkout.ts'
export { useOrder, useOrders, type OrdersState, type OrderState } from './use-orders.ts'
export { useChoices, useProduct, type ChoicesState, type ProductName, type ProductState } from './use-product.ts'
export { useProductSearch, type ProductSearchOptions, type ProductSearchState } from './use-product-search.ts'
export { useProducts, type AnyQuery, type FoundPage } from './use-products.ts'
export { useSignIn, useSignInReturn, type SignInActions, type SignInOptions, type SignInReturn } from './use-sign-in.ts'
export { useSuggestions, type Suggestions, type SuggestionsState } from './use-suggestions.ts'
export type { TaskState } from './use-task.ts'
