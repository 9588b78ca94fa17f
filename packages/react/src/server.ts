/** Entry point for servers: no hooks, and no import of React. */
export { firstChoices, itemOf, type Choices, type ItemOptions } from './product-choices.ts'
export { findProducts, type FoundProducts, type ProductSearch, type SearchSettings } from './product-search.ts'
export { readSearch, writeSearch } from './search-address.ts'
