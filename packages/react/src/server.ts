/** Entry point for servers: no hooks, and no import of React. */
export { firstChoices, itemOf, type Choices, type ItemOptions } from './search/product-choices.ts'
export { findProducts, type FoundProducts, type ProductSearch, type SearchSettings } from './search/product-search.ts'
export { readSearch, writeSearch } from './search/search-address.ts'
