import type { WebhookSubscription } from '@vitrine/client'
import { EmptyState, Table } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { Lines } from './lines.tsx'

const { appsAndKeys } = words
/** Wildcard for every event type. */
export const allEvents = '*'

const RemoveButton = ({ subscription: { id, url } }: { subscription: WebhookSubscription }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': appsAndKeys.removeSubscription(url) }}
    title={appsAndKeys.removeSubscriptionTitle}
    hint={appsAndKeys.removeSubscriptionHint(url)}
    confirm={words.remove}
    variant="critical"
    done={appsAndKeys.unsubscribed}
    act={() => shop.backOffice.deleteWebhookSubscription(id)}
  />
)

/** An app's webhook subscriptions. */
export const Subscriptions = ({ subscriptions }: { subscriptions: readonly WebhookSubscription[] }) => (
  <Section title={appsAndKeys.subscriptions} hint={appsAndKeys.subscriptionsHint}>
    <Table
      caption={appsAndKeys.subscriptions}
      captionHidden
      rows={subscriptions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'url',
          header: appsAndKeys.url,
          rowHeader: true,
          cell: ({ url }) => <span className="wrap-anywhere">{url}</span>,
        },
        {
          key: 'events',
          header: appsAndKeys.events,
          cell: ({ eventTypes }) =>
            eventTypes.includes(allEvents) ? appsAndKeys.everything : <Lines lines={eventTypes} />,
        },
        {
          key: 'remove',
          header: words.remove,
          headerHidden: true,
          align: 'end',
          cell: (subscription) => <RemoveButton subscription={subscription} />,
        },
      ]}
      empty={
        <EmptyState title={appsAndKeys.noSubscriptions} level={3}>
          {appsAndKeys.noSubscriptionsHint}
        </EmptyState>
      }
    />
  </Section>
)
