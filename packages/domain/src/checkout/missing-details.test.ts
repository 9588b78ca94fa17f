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
  ['only the email for a download', {}, []],
  ['the email if it is missing', { email: undefined as never }, ['checkout.buyerInfo.email']],
  [
    'the address of a parcel',
    { needsDelivery: true, shippingDestination: { address: { country: 'DE' } } },
    [
      'checkout.shippingInfo.shippingDestination.contactDetails.firstName',
      'checkout.shippingInfo.shippingDestination.contactDetails.lastName',
      'checkout.shippingInfo.shippingDestination.address.city',
      'checkout.shippingInfo.shippingDestination.address.addressLine',
    ],
  ],
  [
    'name and address of a parcel without details',
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
    'no last name if there is a first name',
    { needsDelivery: true, shippingDestination: { address, contactDetails: { lastName: 'Lee' } } },
    [],
  ],
  [
    'no personal name if there is a company',
    { needsDelivery: true, shippingDestination: { address, contactDetails: { company: 'Kiln' } } },
    [],
  ],
  [
    'no address line if there is a street name',
    {
      needsDelivery: true,
      shippingDestination: { contactDetails, address: { ...address, addressLine: '', streetAddress: { name: 'A' } } },
    },
    [],
  ],
  [
    'the name and address of the payer',
    { needsBilling: true, billingInfo: { address } },
    ['checkout.billingInfo.contactDetails.firstName', 'checkout.billingInfo.contactDetails.lastName'],
  ],
  [
    'no billing address if it is the shipping address',
    { needsBilling: true, shippingDestination: { address, contactDetails } },
    [],
  ],
  ['agreement to the policies', { needsAgreement: true }, ['policyAgreement']],
  ['nothing after agreement to the policies', { needsAgreement: true, hasAgreed: true }, []],
])('requires %s', (_name, more, missing) => {
  expect(missingDetails(details(more))).toEqual(missing)
})
