import { amountText, useCart } from '@vitrine/react'
import { Button, Drawer, EmptyState, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { CartDiscounts } from './cart-discounts.tsx'
import { CartOffers } from './cart-offers.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { PaidIn } from '../paid-in.tsx'
import { useShell } from '../shell-data.ts'
import { CartLines } from '../../pages/cart/cart-lines.tsx'
import { CheckoutButton } from '../../pages/cart/checkout-button.tsx'

/** The cart's line items, totals and checkout button. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const words = useWords()
  const { cart, lineItems } = useCart()
  const { site } = useShell()
  const { locale } = useUi()
  const isEmpty = lineItems.length === 0
  const known = cart?.deliveryInfo.address?.country
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.shopping.cart}
      footer={
        !isEmpty && (
          <div className="grid w-full gap-3">
            {cart && (
              <FreeDelivery
                subtotal={Number(cart.subtotal.amount)}
                currency={cart.businessInfo.currencyCode}
                country={known}
              />
            )}
            <p className="flex justify-between">
              <span>{words.shopping.subtotal}</span>
              <span className="tabular-nums">{amountText(cart?.subtotal, cart, locale)}</span>
            </p>
            {cart && <CartDiscounts cart={cart} />}
            <PaidIn />
            <CheckoutButton country={known === undefined ? site.country : undefined} />
            <Button wide href="/cart">
              {words.shopping.viewCart}
            </Button>
          </div>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title={words.shopping.cartEmpty}
          level={3}
          actions={<Button href="/">{words.continueShopping}</Button>}
        >
          {words.shopping.cartEmptyHint}
        </EmptyState>
      ) : (
        <>
          <CartLines compact />
          <CartOffers />
        </>
      )}
    </Drawer>
  )
}
