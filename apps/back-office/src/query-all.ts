/** Everything that a query finds, page by page. */
export const allOf = async <Item>(query: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = []
  for await (const item of query) items.push(item)
  return items
}
