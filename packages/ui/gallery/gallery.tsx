import { useState } from 'react'
import {
  BagIcon,
  Button,
  Cluster,
  Container,
  IconButton,
  PersonIcon,
  SearchIcon,
  SkipLink,
  Stack,
  ThemeToggle,
  ToastRegion,
  UiProvider,
} from '../src/index.ts'
import { Orders } from './desk-sections.tsx'
import { Buttons, Fields, Choices, Address, Checkout } from './form-sections.tsx'
import { Messages, Navigation, Waiting, Words } from './message-sections.tsx'
import { Overlays } from './overlay-sections.tsx'
import { Opening, Products, ProductChoice } from './shop-sections.tsx'

/** Every component in every state, for review and tests. */
export function Gallery() {
  return (
    <UiProvider locale="en-IE" timeZone="Europe/Dublin">
      <SkipLink />
      <Masthead />
      <Container as="main" id="main">
        <Opening />
        <Stack gap="section">
          <Products />
          <ProductChoice />
          <Buttons />
          <Fields />
          <Choices />
          <Address />
          <Checkout />
          <Orders />
          <Messages />
          <Overlays />
          <Navigation />
          <Waiting />
          <Words />
        </Stack>
      </Container>
      <footer className="mt-24 border-t border-line py-10">
        <Container>
          <Cluster justify="between">
            <span className="text-sm text-muted">Vitrine, a storefront in plain sight</span>
            <ThemeToggle />
          </Cluster>
        </Container>
      </footer>
      <ToastRegion />
    </UiProvider>
  )
}

function Masthead() {
  const [rtl, setRtl] = useState(document.documentElement.dir === 'rtl')
  const turn = () => {
    document.documentElement.dir = rtl ? 'ltr' : 'rtl'
    setRtl(!rtl)
  }
  return (
    <header className="border-b border-line">
      <Container className="flex min-h-16 items-center justify-between gap-4">
        <a className="font-display text-xl" href="#main">
          Ostrel
        </a>
        <Cluster gap="xs">
          <Button size="small" variant="quiet" type="button" onClick={turn}>
            {rtl ? 'LTR' : 'RTL'}
          </Button>
          <IconButton label="Search">
            <SearchIcon />
          </IconButton>
          <IconButton label="Account">
            <PersonIcon />
          </IconButton>
          <IconButton label="Cart, 2 items">
            <BagIcon />
          </IconButton>
        </Cluster>
      </Container>
    </header>
  )
}
