/** Every word of narrowing a list, in English. */
export const facetWords = {
  filter: 'Filter',
  filterBy: 'Filter by',
  applied: 'Filters in use',
  clear: 'Clear all',
  remove: (label: string) => `Remove filter: ${label}`,
  price: 'Price',
  brand: 'Brand',
  collection: 'Collection',
  availability: 'Availability',
  sale: 'Offers',
  onSale: 'On sale',
  inStock: 'In stock',
  outOfStock: 'Sold out',
  from: 'From',
  to: 'To',
  fromPrice: (price: string) => `${price} or more`,
  toPrice: (price: string) => `Up to ${price}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  count: (count: number, isExact: boolean) => {
    if (!isExact) return `${count.toLocaleString('en')}+ products`
    return count === 1 ? '1 product' : `${count.toLocaleString('en')} products`
  },
  apply: 'Show results',
  noneLeft: 'No product matches all filters',
  noneLeftHint: 'Remove a filter to see more.',
  corrected: (asked: string, instead: string) => `Nothing found for “${asked}”. Showing results for “${instead}”.`,
  anyWord: 'No product matches all words. These match some of them.',
  relevance: 'Relevance',
  bestSelling: 'Best selling',
}
