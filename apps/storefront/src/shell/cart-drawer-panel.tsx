import { useCart } from '@vitrine/react'
import { Button, Drawer, EmptyState } from '@vitrine/ui'
import { useNavigate } from 'react-router'
import { CartLines } from '../pages/cart-lines.tsx'
import { words } from '../words/en.ts'

/** What is in the cart, and the way on. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { cart, lineItems } = useCart()
  const navigate = useNavigate()
  const goTo = (path: string) => {
    onClose()
    void navigate(path)
  }
  const isEmpty = lineItems.length === 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.cart}
      footer={
        !isEmpty && (
          <div className="grid w-full gap-3">
            <p className="flex justify-between">
              <span>{words.subtotal}</span>
              <span className="tabular-nums">{cart?.subtotal.formattedAmount}</span>
            </p>
            <Button variant="primary" wide onClick={() => goTo('/cart')}>
              {words.viewCart}
            </Button>
          </div>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title={words.cartEmpty}
          level={3}
          actions={<Button onClick={() => goTo('/')}>{words.keepLooking}</Button>}
        >
          {words.cartEmptyHint}
        </EmptyState>
      ) : (
        <CartLines compact />
      )}
    </Drawer>
  )
}
