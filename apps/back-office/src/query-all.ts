/** Returns every item of a query, page by page. */
export const queryAll = async <Item>(query: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = []
  for await (const item of query) items.push(item)
  return items
}
