import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { MarketingConsent } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Clearable, Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import { type BasketRecord, channelOf, type Contact } from '../../basket/api.ts'
import type { Edit } from '../change.ts'

export type SentCart = Clearable<Input<CartV2>>
type Sent<Part extends keyof SentCart> = NonNullable<SentCart[Part]>

/** Sets the sent fields, and removes those that are null. */
const withFields = <Kept extends object>(
  before: Kept,
  sent: { readonly [Name in keyof Kept]?: Kept[Name] | null | undefined },
): Kept => {
  const changed = Object.entries(sent).filter(([, value]) => value !== undefined)
  const set = Object.entries({ ...before, ...Object.fromEntries(changed) }).filter(([, value]) => value !== null)
  return Object.fromEntries(set) as Kept
}

/** Fields of a part, or null for each of them if the part is null. */
const partOf = <Part extends object>(part: Part | null | undefined, names: readonly (keyof Part)[]): Partial<Part> => {
  if (part !== null) return part ?? {}
  return Object.fromEntries(names.map((name) => [name, null])) as Partial<Part>
}

const contactNames = ['firstName', 'lastName', 'phone', 'company', 'vatId'] as const

const destinationOf = (before: Contact, { customerInfo, deliveryInfo }: SentCart): Contact => {
  const names = partOf<Sent<'customerInfo'>>(customerInfo, contactNames)
  const { address } = partOf<Sent<'deliveryInfo'>>(deliveryInfo, ['address'])
  const sent = Object.fromEntries(contactNames.map((name) => [name, names[name]]))
  const contactDetails = withFields<NonNullable<Contact['contactDetails']>>(before.contactDetails ?? {}, sent)
  return withFields<Contact>(before, {
    address,
    contactDetails: Object.keys(contactDetails).length > 0 ? contactDetails : null,
  })
}

const billingOf = (before: Contact, { paymentInfo }: SentCart): Contact => {
  const { billingAddress, billingContact } = partOf<Sent<'paymentInfo'>>(paymentInfo, [
    'billingAddress',
    'billingContact',
  ])
  return withFields<Contact>(before, { address: billingAddress, contactDetails: billingContact })
}

const consentOf = (before: MarketingConsent, { marketingConsent: sent }: SentCart) =>
  sent && withFields<MarketingConsent>(before, sent)

const unlessEmpty = (contact: Contact): Contact | null => (Object.keys(contact).length > 0 ? contact : null)

/** Rejects fields that only an elevated caller may set, unless a buyer sends back what the cart has. */
const refuseElevated = (caller: Caller, before: BasketRecord, { source, taxInfo }: SentCart): void => {
  if (isElevated(caller)) return
  const { taxExemptGroupId } = taxInfo ?? {}
  const { customContentReference: content } = source ?? {}
  const isSame = JSON.stringify(content) === JSON.stringify(before.customContentReference)
  const field =
    taxExemptGroupId && taxExemptGroupId !== before.taxExemptGroupId
      ? 'cart.taxInfo.taxExemptGroupId'
      : content && !isSame && 'cart.source.customContentReference'
  if (field) throw invalidField(field, 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
}

/** Applies the fields of a cart that a caller sends. Those left out stay, and null clears them. */
export const sendingCart =
  (caller: Caller, cart: SentCart): Edit =>
  (record) => {
    refuseElevated(caller, record, cart)
    const { note, source, businessInfo, customerInfo, taxInfo, customCheckoutUrl, customFields } = cart
    const mayExempt = isElevated(caller)
    return withFields<BasketRecord>(record, {
      buyerNote: note,
      overrideCheckoutUrl: customCheckoutUrl,
      channelType: channelOf(caller, source?.channelType ?? undefined),
      businessLocationId: partOf<Sent<'businessInfo'>>(businessInfo, ['locationId']).locationId,
      email: partOf<Sent<'customerInfo'>>(customerInfo, ['email']).email,
      shippingDestination: unlessEmpty(destinationOf(record.shippingDestination ?? {}, cart)),
      billingInfo: unlessEmpty(billingOf(record.billingInfo ?? {}, cart)),
      customFields,
      marketingConsent: consentOf(record.marketingConsent ?? {}, cart),
      ...(mayExempt && {
        taxExemptGroupId: partOf<Sent<'taxInfo'>>(taxInfo, ['taxExemptGroupId']).taxExemptGroupId,
        customContentReference: partOf<Sent<'source'>>(source, ['customContentReference']).customContentReference,
      }),
    })
  }
