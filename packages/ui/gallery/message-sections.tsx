import {
  Alert,
  Badge,
  BagIcon,
  Button,
  Cluster,
  DateTime,
  EmptyState,
  Grid,
  Link,
  Money,
  Price,
  ProgressBar,
  Ribbon,
  Skeleton,
  Spinner,
  Stack,
  SummaryList,
  VisuallyHidden,
} from '../src/index.ts'
import { Section } from './section.tsx'

export function Messages() {
  return (
    <Section title="Messages">
      <Stack>
        <Alert title="We keep your cart for two weeks">Sign in to keep it longer.</Alert>
        <Alert tone="positive" onDismiss={() => {}}>
          Thank you. Order 10482 is on its way to the workshop.
        </Alert>
        <Alert tone="caution" title="Only 2 left">
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
          title="No products yet"
          level={3}
          actions={<Button href="#shop">Go to the store</Button>}
        >
          What you put in the cart waits here, also on your other devices.
        </EmptyState>
      </Stack>
    </Section>
  )
}

export function Navigation() {
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

export function Waiting() {
  return (
    <Section title="Waiting">
      <Stack gap="lg">
        <Cluster>
          <Spinner />
          <Spinner size="large" label="Loading orders" />
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

export function Words() {
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
