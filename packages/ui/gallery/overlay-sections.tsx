import { useState } from 'react'
import {
  Button,
  Cluster,
  Dialog,
  Drawer,
  Image,
  Money,
  Price,
  QuantityStepper,
  showToast,
  Stack,
  SummaryList,
  TextField,
} from '../src/index.ts'
import { products } from './products.ts'
import { Section } from './section.tsx'

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'navigation'>()
  const close = () => setOpen(undefined)
  return (
    <Section title="Overlays">
      <Cluster>
        <Button type="button" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button type="button" onClick={() => setOpen('drawer')}>
          Open the cart
        </Button>
        <Button type="button" onClick={() => setOpen('navigation')}>
          Open the navigation
        </Button>
        <Button
          type="button"
          onClick={() => showToast({ message: 'Jug removed', onUndo: () => showToast({ message: 'Jug is back' }) })}
        >
          Show a toast
        </Button>
      </Cluster>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Cancel this order?"
        description="The money goes back to the card within five days."
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="critical" onClick={close}>
              Cancel the order
            </Button>
          </>
        }
      >
        <TextField label="Reason" name="cancel-reason" />
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Your cart" footer={<CartFoot />}>
        <CartLines />
      </Drawer>
      <Drawer open={open === 'navigation'} onClose={close} side="start" title="Ostrel">
        <Stack as="nav" aria-label="Shop">
          {['Tableware', 'Linen', 'Light'].map((name) => (
            <a key={name} className="font-display text-2xl" href={`#${name}`}>
              {name}
            </a>
          ))}
        </Stack>
      </Drawer>
    </Section>
  )
}

function CartLines() {
  return (
    <Stack as="ul" gap="lg">
      {products.slice(1, 3).map((product) => (
        <li key={product.name} className="grid grid-cols-[5.5rem_1fr] gap-4">
          <Image src={product.picture} alt="" width={800} height={1000} ratio="portrait" />
          <Stack gap="sm" className="justify-between">
            <div>
              <div>{product.name}</div>
              <Price className="text-sm" amount={product.amount} compareAt={product.compareAt} currency="EUR" />
            </div>
            <Cluster justify="between">
              <QuantityStepper size="small" label={`Quantity of ${product.name}`} defaultValue={1} />
              <Button
                size="small"
                variant="quiet"
                type="button"
                onClick={() => showToast({ message: 'Removed', onUndo: () => {} })}
              >
                Remove
              </Button>
            </Cluster>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

function CartFoot() {
  return (
    <>
      <SummaryList rows={[{ label: 'Subtotal', value: <Money amount="174.00" currency="EUR" /> }]} />
      <Button variant="primary" size="large" wide href="#checkout">
        Checkout
      </Button>
    </>
  )
}
