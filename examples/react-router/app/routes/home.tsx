import { catalog, forEverybody } from '../catalog.server'
import { ProductList } from '../parts/product-list'
import type { Route } from './+types/home'

export const meta = () => [{ title: 'Store' }]
export const headers = () => forEverybody

export const loader = async () => {
  const { items } = await catalog.products.queryProducts().limit(12).find()
  return { products: items }
}

export default function Home({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <h1>Products</h1>
      <ProductList products={products} />
    </>
  )
}
