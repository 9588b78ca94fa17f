import { Quantity } from '@wix/headless-components/react'
import { Cart, Commerce, CurrentCart, LineItem } from '@wix/headless-ecom/react'
import { MediaGallery } from '@wix/headless-media/react'
import { Choice, Option, Product } from '@wix/headless-stores/react'

export const ProductPage = ({ product, cart }) => (
  <CurrentCart.Root currentCartServiceConfig={cart}>
    <main>
      <Product.Root product={product}>
        <section>
          <Product.Name asChild>
            <h1>{product.name}</h1>
          </Product.Name>
          <MediaGallery.Viewport />
          <Product.Price />
          <Product.Description />
          <Product.Variants>
            <Product.VariantOptions>
              <Product.VariantOptionRepeater>
                <>
                  <Option.Name />
                  <Option.Choices>
                    <Option.ChoiceRepeater>
                      <>
                        <Choice.Text />
                        <Choice.Color />
                      </>
                    </Option.ChoiceRepeater>
                  </Option.Choices>
                </>
              </Product.VariantOptionRepeater>
            </Product.VariantOptions>
          </Product.Variants>
          <Product.Action.AddToCart label="Add to cart" />
        </section>
      </Product.Root>
      <Cart.LineItems emptyState={<p>The cart is empty</p>}>
        <Cart.LineItemRepeater>
          <>
            <LineItem.Title />
            <LineItem.Image />
            <LineItem.Quantity steps={1}>
              <Quantity.Decrement />
              <Quantity.Input />
              <Quantity.Increment />
            </LineItem.Quantity>
          </>
        </Cart.LineItemRepeater>
      </Cart.LineItems>
      <Cart.Coupon.Root>
        <Cart.Coupon.Input />
        <Cart.Coupon.Trigger>Apply</Cart.Coupon.Trigger>
      </Cart.Coupon.Root>
      <Cart.Totals.Price />
      <Cart.Totals.Discount />
      <Cart.Totals.Total />
      <Cart.Errors />
      <Commerce.Actions.Checkout label="Check out" />
    </main>
  </CurrentCart.Root>
)
