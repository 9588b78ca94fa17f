import type { Order } from '@vitrine/client'

/** What the customer of an order is called: their name, or their email where nobody gave one. */
export const buyerName = ({ billingInfo, recipientInfo, buyerInfo }: Order): string => {
  const { firstName, lastName } = billingInfo?.contactDetails ?? recipientInfo?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo.email ?? '')
}
