import { memberOfOrder, type StoredOrder } from '../../orders/order/api.ts'
import type { Person, StoredAddress } from '../../people/customer/api.ts'

type Contact = NonNullable<StoredOrder['body']['billingInfo']>

/** The parts of an address that customers have. */
const addressOf = (address: Contact['address']): StoredAddress | undefined => {
  if (!address?.country) return undefined
  const { country, subdivision, city, postalCode, addressLine, addressLine2, streetAddress } = address
  const street = streetAddress && {
    ...(streetAddress.name && { name: streetAddress.name }),
    ...(streetAddress.number && { number: streetAddress.number }),
  }
  return {
    country,
    ...(subdivision && { subdivision }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
    ...(addressLine && { addressLine }),
    ...(addressLine2 && { addressLine2 }),
    ...(street && Object.keys(street).length > 0 && { streetAddress: street }),
  }
}

/** The buyer of an order. */
export const personOfOrder = (order: StoredOrder): Person => {
  const { billingInfo, recipientInfo, buyerInfo, buyerLanguage } = order.body
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails
  const addresses = [recipientInfo, billingInfo].flatMap((info) => addressOf(info?.address) ?? [])
  return {
    memberId: memberOfOrder(order),
    contactId: buyerInfo.contactId,
    email: order.email,
    phone: contact?.phone,
    firstName: contact?.firstName,
    lastName: contact?.lastName,
    company: contact?.company,
    language: buyerLanguage,
    country: addresses[0]?.country,
    addresses,
    seenDate: order.created_date,
  }
}
