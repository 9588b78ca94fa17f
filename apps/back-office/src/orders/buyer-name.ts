import type { Order } from '@vitrine/client'

/** Name of an order's customer. Falls back to the email. */
export const buyerName = ({ billingInfo, recipientInfo, buyerInfo }: Order): string => {
  const { firstName, lastName } = billingInfo?.contactDetails ?? recipientInfo?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo.email ?? '')
}
