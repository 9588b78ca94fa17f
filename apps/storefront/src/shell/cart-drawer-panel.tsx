import { useCart } from '@vitrine/react'
import { Button, Drawer, EmptyState } from '@vitrine/ui'
import { useNavigate } from 'react-router'
import { CartLines } from '../pages/cart-lines.tsx'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'

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
      title={shoppingWords.cart}
      footer={
        !isEmpty && (
          <div className="grid w-full gap-3">
            <p className="flex justify-between">
              <span>{shoppingWords.subtotal}</span>
              <span className="tabular-nums">{cart?.subtotal.formattedAmount}</span>
            </p>
            <Button variant="primary" wide onClick={() => goTo('/cart')}>
              {shoppingWords.viewCart}
            </Button>
          </div>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title={shoppingWords.cartEmpty}
          level={3}
          actions={<Button onClick={() => goTo('/')}>{words.keepLooking}</Button>}
        >
          {shoppingWords.cartEmptyHint}
        </EmptyState>
      ) : (
        <CartLines compact />
      )}
    </Drawer>
  )
}
