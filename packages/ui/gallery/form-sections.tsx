import { useState } from 'react'
import {
  AddressFields,
  BagIcon,
  Button,
  Card,
  Checkbox,
  Cluster,
  Divider,
  ErrorSummary,
  FormActions,
  IconButton,
  Link,
  Money,
  MoreIcon,
  PasswordField,
  RadioGroup,
  SearchIcon,
  SelectField,
  Stack,
  Steps,
  SummaryList,
  TextArea,
  TextField,
} from '../src/index.ts'
import { addressLabels } from './address-labels.ts'
import { Section } from './section.tsx'

export function Buttons() {
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

export function Fields() {
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
        <TextArea label="A note to the workshop" name="note" hint="Up to 200 characters." />
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
  { value: 'pickup', label: 'Pickup in Dublin', hint: 'Closed until spring', aside: 'Free', disabled: true },
]

export function Choices() {
  return (
    <Section title="Choices">
      <div className="grid gap-10 md:grid-cols-2">
        <Stack>
          <Checkbox label="Keep me signed in" name="keep" defaultChecked />
          <Checkbox
            label="Emails about new work, four times a year"
            hint="You can unsubscribe at any time."
            name="news"
          />
          <Checkbox label="I have read the terms" name="terms" required error="Accept the terms to continue." />
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
            error="Choose a payment method."
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

export function Address() {
  return (
    <Section title="Address">
      <div className="grid gap-12 md:grid-cols-[3fr_2fr]">
        <Stack gap="lg">
          <ErrorSummaryHere />
          <AddressFields
            labels={addressLabels}
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

/** Shown on demand, since it takes the focus. */
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

export function Checkout() {
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
