import { catalog } from './catalog'
import { ProductList } from './parts/product-list'

/** Drawn anew once a minute, for everybody. */
export const revalidate = 60

export default async function Home() {
  const { items } = await catalog.products.queryProducts().limit(12).find()
  return (
    <>
      <h1>Products</h1>
      <ProductList products={items} />
    </>
  )
}
