import type { Customer, DraftOrder } from '@vitrine/client'
import { supportedLanguages } from '@vitrine/domain/languages.ts'

type Buyer = Pick<DraftOrder, 'buyerInfo' | 'buyerLanguage' | 'recipientInfo'>

/** Returns what a draft has of a customer: the account, whose prices and terms apply, the language and the first address. */
export const buyerOfCustomer = ({
  memberId,
  email,
  phone,
  firstName,
  lastName,
  company,
  language,
  addresses: [address],
}: Customer): Buyer => {
  const { id: _id, ...place } = address ?? {}
  const contactDetails = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(company && { company }),
    ...(phone && { phone }),
  }
  const hasRecipient = address !== undefined || Object.keys(contactDetails).length > 0
  return {
    buyerInfo: { ...(memberId && { memberId }), ...(email && { email }) },
    ...(supportedLanguages.some((one) => one === language) && { buyerLanguage: language! }),
    ...(hasRecipient && { recipientInfo: { recipientInfo: { contactDetails, ...(address && { address: place }) } } }),
  } as Buyer
}
