import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocalPath } from '../local-anchor.tsx'
import { lateDrawer } from './late-drawer.tsx'

interface CartDrawerControl {
  readonly open: () => void
}

const Control = createContext<CartDrawerControl>({ open: () => {} })

export const useCartDrawer = (): CartDrawerControl => useContext(Control)

/** Preloads the drawer. */
export const loadCartDrawer = async () => (await import('./cart-drawer-panel.tsx')).CartDrawer
const CartDrawer = lateDrawer(loadCartDrawer)

/** The cart drawer of every page. */
export const CartDrawerProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const cartPage = useLocalPath()('/cart')
  const control = useMemo(() => {
    // Falls back to the cart page if the drawer can't be loaded.
    const goToCart = () => location.assign(cartPage)
    return { open: () => void loadCartDrawer().then(() => setOpen(true), goToCart) }
  }, [cartPage])
  return (
    <Control.Provider value={control}>
      {children}
      <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
    </Control.Provider>
  )
}
