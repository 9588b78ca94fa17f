import { useState, type ReactNode } from 'react'
import {
  AddressFields,
  Alert,
  Badge,
  BagIcon,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Cluster,
  Container,
  DateTime,
  Dialog,
  Disclosure,
  Divider,
  Drawer,
  EmptyState,
  ErrorSummary,
  FormActions,
  Grid,
  IconButton,
  Image,
  Link,
  Money,
  MoreIcon,
  OptionPicker,
  PageHeader,
  Pager,
  Pagination,
  PasswordField,
  PersonIcon,
  Price,
  ProgressBar,
  QuantityStepper,
  RadioGroup,
  Ribbon,
  SearchIcon,
  SelectField,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  Steps,
  SummaryList,
  TextArea,
  TextField,
  ThemeToggle,
  ToastRegion,
  UiProvider,
  VisuallyHidden,
  showToast,
} from '../src/index.ts'
import { Menu } from '../src/menu.tsx'
import { Table, type TableColumn } from '../src/table.tsx'
import { Tabs } from '../src/tabs.tsx'
import { bottle, bowl, jug, vase } from './pictures.ts'

/** Every component in every state, to be looked at and tested. */
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

function Opening() {
  return (
    <div className="grid gap-10 py-12 md:grid-cols-[1.1fr_1fr] md:items-end md:gap-16 md:py-20">
      <div>
        <h1 className="text-display">Quiet things, made to be kept</h1>
        <p className="mt-6 max-w-prose text-lg text-muted">
          Stoneware, linen and light from small workshops. Thrown, woven and poured in numbers one person can sign.
        </p>
        <Cluster className="mt-8">
          <Button variant="primary" size="large" href="#products">
            See the collection
          </Button>
          <Button variant="quiet" size="large" href="#words">
            Our workshops
          </Button>
        </Cluster>
      </div>
      <Image
        src={vase}
        alt="A grey-green stoneware bottle on a stone ledge"
        width={800}
        height={1000}
        ratio="square"
        priority
      />
    </div>
  )
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <div className="mb-8 border-t border-line pt-4">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  )
}

const products = [
  { name: 'Bottle vase, celadon', picture: vase, amount: '86.00', ribbon: 'New' },
  { name: 'Water jug in raw terracotta', picture: jug, amount: '54.00', compareAt: '72.00', ribbon: 'Last pieces' },
  { name: 'Carafe, ink blue', picture: bottle, amount: '120.00' },
  { name: 'Ash-glazed bud vase', picture: bowl, amount: '38.50' },
]

function Products() {
  return (
    <Section title="Products" id="products">
      <Grid as="ul" least="sm">
        {products.map((product) => (
          <Card
            as="li"
            key={product.name}
            title={product.name}
            href={`#${encodeURIComponent(product.name)}`}
            media={<Image src={product.picture} alt="" width={800} height={1000} ratio="portrait" />}
            ribbon={product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
          >
            <Price amount={product.amount} compareAt={product.compareAt} currency="EUR" />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

function ProductChoice() {
  const [quantity, setQuantity] = useState(2)
  return (
    <Section title="Choosing">
      <div className="grid gap-10 md:grid-cols-2">
        <Image src={jug} alt="Terracotta jug" width={800} height={1000} ratio="portrait" tone="#cfd2ce" />
        <Stack gap="lg">
          <Breadcrumbs
            items={[
              { label: 'Shop', href: '#shop' },
              { label: 'Tableware', href: '#tableware' },
              { label: 'Water jug' },
            ]}
          />
          <div>
            <h3 className="text-3xl">Water jug in raw terracotta</h3>
            <Price className="mt-3" size="large" amount="54.00" compareAt="72.00" currency="EUR" ribbon="Sale" />
          </div>
          <p className="max-w-prose text-muted">
            Thrown in one movement and left unglazed outside, so that the clay cools what it holds.
          </p>
          <OptionPicker
            label="Colour"
            name="colour"
            defaultValue="terracotta"
            choices={[
              { value: 'terracotta', label: 'Terracotta', color: '#a4563b' },
              { value: 'chalk', label: 'Chalk', color: '#f3f0e8' },
              { value: 'ink', label: 'Ink', color: '#22303d' },
              { value: 'moss', label: 'Moss', color: '#5f6f4f', unavailable: true },
            ]}
          />
          <OptionPicker
            label="Size"
            name="size"
            defaultValue="m"
            choices={[
              { value: 's', label: '0.5 l' },
              { value: 'm', label: '1 l' },
              { value: 'l', label: '1.5 l' },
              { value: 'xl', label: '3 l', unavailable: true },
            ]}
          />
          <Cluster>
            <QuantityStepper name="quantity" label="Quantity" value={quantity} max={5} onValueChange={setQuantity} />
            <Button variant="primary" className="flex-1">
              Add to cart
            </Button>
          </Cluster>
          <QuantityStepper size="small" label="Quantity in the cart" defaultValue={1} max={3} />
          <div>
            <Disclosure label="Care" name="about">
              Rinse by hand. The clay darkens with use, which is how it should be.
            </Disclosure>
            <Disclosure label="Delivery and returns" name="about">
              Two to four days within the Union; thirty days to change your mind.
            </Disclosure>
          </div>
        </Stack>
      </div>
    </Section>
  )
}

function Buttons() {
  return (
    <Section title="Buttons">
      <Stack>
        {(['medium', 'small', 'large'] as const).map((size) => (
          <Cluster key={size}>
            <Button size={size} variant="primary">
              Primary
            </Button>
            <Button size={size}>Secondary</Button>
            <Button size={size} variant="quiet">
              Quiet
            </Button>
            <Button size={size} variant="critical">
              Delete
            </Button>
            <Button size={size} variant="primary" busy>
              Place order
            </Button>
            <Button size={size} disabled>
              Disabled
            </Button>
          </Cluster>
        ))}
        <Cluster>
          <Button href="#somewhere" icon={<BagIcon />}>
            A link as a button
          </Button>
          <Button busy>Secondary, busy</Button>
          <Button disabled variant="primary">
            Primary, disabled
          </Button>
          <IconButton label="More" variant="outline">
            <MoreIcon />
          </IconButton>
          <IconButton label="More, small" size="small">
            <MoreIcon />
          </IconButton>
          <IconButton label="More, off" disabled>
            <MoreIcon />
          </IconButton>
        </Cluster>
        <p>
          A <Link href="#plain">plain link</Link>, an{' '}
          <Link href="#accent" tone="accent">
            accent link
          </Link>{' '}
          and a{' '}
          <Link href="#quiet" tone="quiet">
            quiet link
          </Link>
          .
        </p>
      </Stack>
    </Section>
  )
}

function Fields() {
  return (
    <Section title="Fields">
      <form className="grid gap-6 md:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="email"
          hint="We write about your order only."
        />
        <TextField label="Name on the gift card" name="gift" placeholder="As you would say it" />
        <TextField
          label="Postal code"
          name="postalCode"
          required
          defaultValue="D02"
          error="This is not a postal code of Ireland."
        />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          defaultValue="correct horse"
        />
        <TextField
          label="Price"
          name="price"
          start="€"
          end={<span className="pe-3">per piece</span>}
          inputMode="decimal"
          defaultValue="54.00"
        />
        <TextField
          label="Search"
          labelHidden
          mark="none"
          type="search"
          name="search"
          placeholder="Search products"
          start={<SearchIcon />}
        />
        <TextField label="Order number" name="order" defaultValue="10 482" readOnly mark="none" />
        <TextField label="Coupon" name="coupon" disabled defaultValue="SPRING" mark="none" />
        <SelectField
          label="Country"
          name="country"
          required
          mark="required"
          placeholder="Choose…"
          options={[
            { value: 'IE', label: 'Ireland' },
            { value: 'PT', label: 'Portugal' },
          ]}
        />
        <SelectField
          label="Language"
          name="language"
          error="Choose one."
          options={[{ value: 'en', label: 'English' }]}
        />
        <TextArea label="A note to the workshop" name="note" hint="Up to 200 letters." />
        <TextArea label="Reason" name="reason" required error="Tell us in a sentence." />
        <FormActions className="md:col-span-2">
          <Button variant="primary">Save</Button>
          <Button type="button" variant="quiet">
            Cancel
          </Button>
        </FormActions>
      </form>
    </Section>
  )
}

const deliveries = [
  { value: 'post', label: 'Post', hint: 'Two to four days', aside: <Money amount="4.90" currency="EUR" /> },
  { value: 'courier', label: 'Courier', hint: 'Tomorrow before noon', aside: <Money amount="12" currency="EUR" /> },
  { value: 'pickup', label: 'Pick up in Dublin', hint: 'Closed until spring', aside: 'Free', disabled: true },
]

function Choices() {
  return (
    <Section title="Choices">
      <div className="grid gap-10 md:grid-cols-2">
        <Stack>
          <Checkbox label="Keep me signed in" name="keep" defaultChecked />
          <Checkbox label="Letters about new work, four times a year" hint="You can leave at any time." name="news" />
          <Checkbox label="I have read the terms" name="terms" required error="Please read and accept the terms." />
          <Checkbox label="Not possible now" name="off" disabled />
          <Checkbox label="Not possible now, but chosen" name="off-on" disabled defaultChecked />
        </Stack>
        <Stack gap="lg">
          <RadioGroup label="Delivery" name="delivery" appearance="cards" defaultValue="post" options={deliveries} />
          <RadioGroup
            label="Gift wrap"
            name="wrap"
            hint="Recycled paper, string, no plastic."
            defaultValue="no"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
          />
          <RadioGroup
            label="Payment"
            name="payment"
            error="Choose how to pay."
            required
            options={[
              { value: 'card', label: 'Card' },
              { value: 'invoice', label: 'Invoice' },
            ]}
          />
        </Stack>
      </div>
    </Section>
  )
}

const addressErrors = [{ message: 'The postal code is missing', fieldId: 'shipping.postalCode' }]

function Address() {
  return (
    <Section title="Address">
      <div className="grid gap-12 md:grid-cols-[3fr_2fr]">
        <Stack gap="lg">
          <ErrorSummaryHere />
          <AddressFields
            prefix="shipping."
            kind="shipping"
            values={{ country: 'US', city: 'Portland', subdivision: 'ME' }}
            errors={{ postalCode: 'Enter a ZIP code.' }}
            required={['firstName', 'lastName', 'country', 'addressLine', 'city', 'postalCode', 'subdivision']}
            countries={[
              { value: 'IE', label: 'Ireland' },
              { value: 'US', label: 'United States' },
            ]}
            subdivisions={[
              { value: 'ME', label: 'Maine' },
              { value: 'OR', label: 'Oregon' },
            ]}
          />
        </Stack>
        <Card appearance="framed" title="Your order" level={3} className="self-start">
          <SummaryList
            className="mt-3"
            rows={[
              { label: 'Subtotal', value: <Money amount="140.00" currency="EUR" /> },
              { label: 'Delivery', value: <Money amount="4.90" currency="EUR" /> },
              { label: 'Discount', value: <Money amount="-18.00" currency="EUR" /> },
              { label: 'Total', value: <Money amount="126.90" currency="EUR" />, strong: true },
            ]}
          />
        </Card>
      </div>
    </Section>
  )
}

/** Shown on demand, as it takes the focus. */
function ErrorSummaryHere() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button type="button" className="self-start" onClick={() => setShown(true)}>
        Show the errors
      </Button>
      {shown && <ErrorSummary errors={addressErrors} />}
    </>
  )
}

function Checkout() {
  return (
    <Section title="Checkout steps">
      <Stack gap="xl">
        <Steps
          current={1}
          items={[
            { label: 'Address', href: '#address' },
            { label: 'Delivery', href: '#delivery' },
            { label: 'Payment' },
            { label: 'Review' },
          ]}
        />
        <Divider>or pay at once</Divider>
        <Divider />
      </Stack>
    </Section>
  )
}

interface OrderRow {
  number: string
  placed: string
  customer: string
  state: ReactNode
  total: string
}

const orders: OrderRow[] = [
  {
    number: '10482',
    placed: '2025-03-14T09:30:00Z',
    customer: 'Maeve Byrne',
    state: (
      <Badge tone="positive" dot>
        Paid
      </Badge>
    ),
    total: '140.00',
  },
  {
    number: '10481',
    placed: '2025-03-13T17:05:00Z',
    customer: 'João Antunes',
    state: (
      <Badge tone="caution" dot>
        Waiting
      </Badge>
    ),
    total: '1289.50',
  },
  {
    number: '10480',
    placed: '2025-03-13T08:12:00Z',
    customer: 'Noa Levi',
    state: (
      <Badge tone="critical" dot>
        Declined
      </Badge>
    ),
    total: '38.50',
  },
]

const orderColumns: TableColumn<OrderRow>[] = [
  {
    key: 'number',
    header: 'Order',
    rowHeader: true,
    cell: (order) => <Link href={`#${order.number}`}>{order.number}</Link>,
  },
  {
    key: 'placed',
    header: 'Placed',
    sort: { href: '#sort', direction: 'descending' },
    cell: (order) => <DateTime value={order.placed} show="date-time" />,
  },
  { key: 'customer', header: 'Customer', cell: (order) => order.customer },
  { key: 'state', header: 'State', cell: (order) => order.state },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sort: { href: '#sort-total' },
    cell: (order) => <Money amount={order.total} currency="EUR" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (order) => (
      <Menu
        trigger={
          <IconButton size="small" label={`Actions for ${order.number}`}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          { label: 'Open', href: `#${order.number}` },
          { label: 'Print a slip', onSelect: () => showToast({ message: `Slip of ${order.number} printed` }) },
          'divider',
          {
            label: 'Cancel the order',
            tone: 'critical',
            onSelect: () => showToast({ message: 'Order cancelled', onUndo: () => {} }),
          },
        ]}
      />
    ),
  },
]

function Orders() {
  return (
    <section data-density="compact">
      <PageHeader
        title="Orders, in the back office"
        above={
          <Link href="#back" tone="quiet">
            Back to the desk
          </Link>
        }
        actions={
          <>
            <Button>Export</Button>
            <Button variant="primary">New order</Button>
          </>
        }
      >
        Everything placed in the last thirty days.
      </PageHeader>
      <Stack gap="lg">
        <Table caption="Orders" captionHidden columns={orderColumns} rows={orders} rowKey={(order) => order.number} />
        <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} />
        <Pager label="Newer and older orders" nextHref="#next" />
        <Tabs
          label="Parts of the order"
          items={[
            { value: 'lines', label: 'Line items', content: <p>Two things in one parcel.</p> },
            { value: 'payments', label: 'Payments', content: <p>Paid by card.</p> },
            { value: 'events', label: 'Events', content: <p>Nothing yet.</p> },
            { value: 'returns', label: 'Returns', content: null, disabled: true },
          ]}
        />
      </Stack>
    </section>
  )
}

function Messages() {
  return (
    <Section title="Messages">
      <Stack>
        <Alert title="Your cart is kept for two weeks">Sign in to keep it longer.</Alert>
        <Alert tone="positive" onDismiss={() => {}}>
          Thank you. Order 10482 is on its way to the workshop.
        </Alert>
        <Alert tone="caution" title="Only two left">
          We set them aside for ten minutes.
        </Alert>
        <Alert tone="critical" title="The card was declined">
          Nothing was charged. Try another card.
        </Alert>
        <Cluster>
          <Badge>Draft</Badge>
          <Badge tone="accent">Pre-order</Badge>
          <Badge tone="positive">Paid</Badge>
          <Badge tone="caution">Low stock</Badge>
          <Badge tone="critical" dot>
            Failed
          </Badge>
          <Ribbon>New</Ribbon>
          <Ribbon tone="accent">Sale</Ribbon>
        </Cluster>
        <EmptyState
          icon={<BagIcon />}
          title="Nothing here yet"
          level={3}
          actions={<Button href="#shop">Go to the shop</Button>}
        >
          What you put in the cart waits here, also on your other devices.
        </EmptyState>
      </Stack>
    </Section>
  )
}

function Overlays() {
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

function Navigation() {
  return (
    <Section title="Money and time">
      <SummaryList
        className="max-w-prose"
        rows={[
          { label: 'Euro in Ireland', value: <Money amount="1289.50" currency="EUR" /> },
          { label: 'Euro in Portugal', value: <Money amount="1289.50" currency="EUR" locale="pt-PT" /> },
          { label: 'Dollar', value: <Money amount={1289.5} currency="USD" locale="en-US" /> },
          { label: 'Yen', value: <Money amount="1289.00" currency="JPY" locale="ja-JP" /> },
          { label: 'Shekel', value: <Money amount="1289.50" currency="ILS" locale="he-IL" /> },
          { label: 'No amount', value: <Money amount="NaN" currency="EUR" /> },
          { label: 'Date', value: <DateTime value="2025-03-14T09:30:00Z" show="long-date" /> },
          { label: 'Time', value: <DateTime value="2025-03-14T09:30:00Z" show="time" /> },
          { label: 'A price from', value: <Price before="from" amount="38.50" currency="EUR" /> },
        ]}
      />
    </Section>
  )
}

function Waiting() {
  return (
    <Section title="Waiting">
      <Stack gap="lg">
        <Cluster>
          <Spinner />
          <Spinner size="large" label="The orders are on their way" />
        </Cluster>
        <ProgressBar label="Import" value={42} detail="42 of 100" className="max-w-form" />
        <ProgressBar label="Waiting for the bank" className="max-w-form" />
        <Grid least="xs" aria-busy="true">
          {[1, 2, 3, 4].map((place) => (
            <div key={place}>
              <Skeleton shape="portrait" />
              <Skeleton shape="text" className="mt-3 w-3/4" />
              <Skeleton shape="text" className="w-1/3" />
            </div>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}

function Words() {
  return (
    <Section title="Words" id="words">
      <div className="v-prose">
        <p className="font-display text-2xl">
          The window comes first. What stands in it should have room to be looked at, and a name one can read.
        </p>
        <p>
          Running text is set in the reader’s own system face, at a length the eye can follow back. Hairlines part what
          belongs apart; <Link href="#boxes">boxes</Link> are kept for what can be picked up.
        </p>
        <h3>Three sizes of heading</h3>
        <ul>
          <li>Display, for one sentence on a page</li>
          <li>Headings, for parts of it</li>
        </ul>
        <p className="text-sm text-faint">
          Small print<VisuallyHidden> for the patient</VisuallyHidden>, still readable.
        </p>
      </div>
    </Section>
  )
}
