import { expect, test } from 'vitest'
import { missingDetails, type CheckoutDetails } from './missing-details.ts'

const address = { country: 'DE', city: 'Berlin', addressLine: 'Invalidenstraße 1' }
const contactDetails = { firstName: 'Ann', lastName: 'Lee' }
const details = (more: Partial<CheckoutDetails>): CheckoutDetails => ({
  email: 'ann@example.com',
  needsDelivery: false,
  needsBilling: false,
  needsAgreement: false,
  hasAgreed: false,
  ...more,
})

test.each<[string, Partial<CheckoutDetails>, string[]]>([
  ['of a download only the email', {}, []],
  ['of whoever left no email', { email: undefined as never }, ['checkout.buyerInfo.email']],
  [
    'of a parcel where it goes',
    { needsDelivery: true, shippingDestination: { address: { country: 'DE' } } },
    [
      'checkout.shippingInfo.shippingDestination.contactDetails.firstName',
      'checkout.shippingInfo.shippingDestination.contactDetails.lastName',
      'checkout.shippingInfo.shippingDestination.address.city',
      'checkout.shippingInfo.shippingDestination.address.addressLine',
    ],
  ],
  [
    'of a parcel of whom nothing is known',
    { needsDelivery: true },
    [
      'checkout.shippingInfo.shippingDestination.contactDetails.firstName',
      'checkout.shippingInfo.shippingDestination.contactDetails.lastName',
      'checkout.shippingInfo.shippingDestination.address.country',
      'checkout.shippingInfo.shippingDestination.address.city',
      'checkout.shippingInfo.shippingDestination.address.addressLine',
    ],
  ],
  [
    'someone of one name',
    { needsDelivery: true, shippingDestination: { address, contactDetails: { lastName: 'Lee' } } },
    [],
  ],
  [
    'a firm, or someone of one name, is called something',
    { needsDelivery: true, shippingDestination: { address, contactDetails: { company: 'Kiln' } } },
    [],
  ],
  [
    'a street by name and number',
    {
      needsDelivery: true,
      shippingDestination: { contactDetails, address: { ...address, addressLine: '', streetAddress: { name: 'A' } } },
    },
    [],
  ],
  [
    'of a bill who pays it',
    { needsBilling: true, billingInfo: { address } },
    ['checkout.billingInfo.contactDetails.firstName', 'checkout.billingInfo.contactDetails.lastName'],
  ],
  ['a bill to where the parcel goes', { needsBilling: true, shippingDestination: { address, contactDetails } }, []],
  ['policies nobody agreed to', { needsAgreement: true }, ['policyAgreement']],
  ['policies that were agreed to', { needsAgreement: true, hasAgreed: true }, []],
])('a checkout asks for what is needed: %s', (_name, more, missing) => {
  expect(missingDetails(details(more))).toEqual(missing)
})
