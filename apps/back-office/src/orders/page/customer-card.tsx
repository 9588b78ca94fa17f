import type { Order } from '@vitrine/client'
import { addressLines, recipientLines } from '@vitrine/domain/address/lines.ts'
import { Alert, Card, DateTime, Link, PostalAddress, Stack, useUi } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { momentText, spanText } from '../../clock/date-text.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { locale, words } from '../../words/words.ts'
import { Day } from '../../clock/day.tsx'
import { companiesPath } from '../../companies/list/company-view.ts'
import type { TagNames } from '../tags/tag-names.ts'
import { OrderTags } from '../tags/order-tags.tsx'

type Contact = Order['billingInfo']

const Address = ({ contact }: { contact: Contact }) => {
  const { locale } = useUi()
  const lines = recipientLines(contact ?? {}, locale)
  return lines.length === 0 ? <p className="text-muted">{words.noAddress}</p> : <PostalAddress lines={lines} />
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-sm font-medium text-muted">{title}</h2>
    {children}
  </section>
)

/** The store's notes, newest first. The timeline has them as well. */
const Notes = ({ order: { activities = [] } }: { order: Order }) => {
  const notes = activities.filter(({ activityType }) => activityType === 'MERCHANT_COMMENT').toReversed()
  if (notes.length === 0) return null
  return (
    <Detail title={words.desk.notes}>
      <ul className="grid list-none gap-3 p-0">
        {notes.map(({ id, merchantComment, createdDate }) => (
          <li key={id}>
            <span className="block whitespace-pre-line">{merchantComment?.message}</span>
            {createdDate && <DateTime className="text-sm text-muted" value={createdDate} show="date-time" />}
          </li>
        ))}
      </ul>
    </Detail>
  )
}

/** Delivery method, time and pickup location. */
const Delivery = ({ order: { shippingInfo } }: { order: Order }) => {
  const { deliveryTimeSlot, pickupDetails, deliverByDate } = shippingInfo?.logistics ?? {}
  const timeZone = useTimeZone()
  const { from, to } = deliveryTimeSlot ?? {}
  const notes = [
    shippingInfo?.title,
    from && to && spanText({ from, to }, timeZone),
    !from && deliverByDate && words.deliverBy(momentText(deliverByDate, timeZone)),
    pickupDetails && words.pickup,
    pickupDetails && addressLines(pickupDetails.address, locale).join(', '),
  ].filter(Boolean)
  return notes.map((note) => (
    <p key={String(note)} className="mt-1 text-sm text-muted">
      {note}
    </p>
  ))
}

/** Custom fields of the checkout and marketing consent. */
const CheckoutAnswers = ({ order: { customFields = [], marketingConsent } }: { order: Order }) => {
  const { email = false, sms = false } = marketingConsent ?? {}
  const channels = [...(email ? [words.marketingChannels.email] : []), ...(sms ? [words.marketingChannels.sms] : [])]
  return (
    <>
      {customFields.map(({ title, value }) => (
        <Detail key={title} title={title ?? ''}>
          <p className="wrap-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</p>
        </Detail>
      ))}
      {marketingConsent && (
        <Detail title={words.marketingConsent}>
          <p>{channels.length > 0 ? words.marketingAllowed(channels.join(', ')) : words.marketingNotAllowed}</p>
        </Detail>
      )}
    </>
  )
}

interface CustomerCardProps {
  readonly order: Order
  readonly tagNames: TagNames
}

/** Customer, addresses, notes and tags of an order. */
export const CustomerCard = ({ order, tagNames }: CustomerCardProps) => {
  const { email } = order.buyerInfo
  return (
    <Card as="section" appearance="framed" className="lg:sticky lg:top-4">
      <Stack gap="lg">
        <Detail title={words.contact}>
          <a href={`mailto:${email}`} className="wrap-anywhere text-accent-text">
            {email}
          </a>
          {order.billingInfo?.contactDetails?.phone && <p>{order.billingInfo.contactDetails.phone}</p>}
          {order.buyerInfo.contactId !== undefined && (
            <p className="mt-1 text-sm">
              <Link href={`/customers/${order.buyerInfo.contactId}`}>{words.customers.ofOrder}</Link>
            </p>
          )}
          {email !== undefined && email !== '' && (
            <p className="mt-1 text-sm">
              <Link href={`/orders?${new URLSearchParams({ q: email })}`}>{words.desk.ordersOfBuyer}</Link>
            </p>
          )}
        </Detail>
        {order.company && (
          <Detail title={words.companies.ofOrder}>
            <Link href={`${companiesPath}/${order.company.id}`}>{order.company.name}</Link>
            {order.company.dueDate !== undefined && (
              <p className="text-sm text-muted">
                {words.companies.dueOn} <Day day={order.company.dueDate} />
              </p>
            )}
          </Detail>
        )}
        <Detail title={words.deliverTo}>
          <Address contact={order.recipientInfo} />
          <Delivery order={order} />
        </Detail>
        <Detail title={words.billTo}>
          <Address contact={order.billingInfo} />
        </Detail>
        <CheckoutAnswers order={order} />
        {order.buyerNote && (
          <Detail title={words.note}>
            <Alert>{order.buyerNote}</Alert>
          </Detail>
        )}
        <Notes order={order} />
        <Detail title={words.desk.tags}>
          <OrderTags order={order} tagNames={tagNames} />
        </Detail>
      </Stack>
    </Card>
  )
}
