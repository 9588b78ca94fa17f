import { MediaGallery } from '@wix/headless-media/react'
import { Product, ProductList } from '@wix/headless-stores/react'

export const Catalog = ({ list }) => (
  <ProductList.Root productsListConfig={list}>
    <main>
      <ProductList.TotalsDisplayed />
      <ProductList.Products>
        <ProductList.ProductRepeater>
          <article>
            <MediaGallery.Viewport />
            <Product.Name />
            <Product.Price />
            <Product.Stock />
          </article>
        </ProductList.ProductRepeater>
      </ProductList.Products>
    </main>
  </ProductList.Root>
)
