import type { Checkout, CheckoutSettings } from '@vitrine/client'
import { expect, test } from 'vitest'
import { words } from '../../words/en.ts'
import { companyOf } from '../company.ts'
import { contactContext, contactErrors, contactValues, hiddenKeys } from './contact.ts'

const settings = { checkoutBillingFields: 'All_FIELDS' } as CheckoutSettings
const address = { country: 'AT', city: 'Wien', addressLine: 'Graben 1', postalCode: '1010' }
const checkoutOf = (hasOwn: boolean, shippable: boolean): Checkout =>
  ({
    lineItems: [{ physicalProperties: { shippable } }],
    buyerInfo: { email: 'ann@example.com' },
    company: { id: '1', name: 'Acme', paymentTerms: 'NET_30', hasBillingAddress: hasOwn, hasTaxId: hasOwn },
    billingInfo: {
      address,
      contactDetails: { firstName: 'Ann', lastName: 'Lee', company: 'Acme', vatId: { id: 'ATU13585627' } },
    },
    shippingInfo: {
      shippingDestination: { address: { ...address, city: 'Linz' }, contactDetails: { firstName: 'Ann' } },
    },
  }) as unknown as Checkout

test('does not ask for the billing address and the tax ID that a company has', () => {
  const values = contactValues(checkoutOf(true, true), settings)
  expect(values).not.toHaveProperty('taxId')
  expect(Object.keys(values).filter((key) => key.startsWith('billing'))).toEqual([])
  expect(companyOf(checkoutOf(true, true), 'en')).toEqual({
    name: 'Acme',
    billing: ['Graben 1', '1010 Wien', 'Austria'],
    taxId: 'ATU13585627',
  })
})

test('asks for them if the company has none', () => {
  const checkout = checkoutOf(false, true)
  expect(contactValues(checkout, settings)).toMatchObject({ taxId: 'ATU13585627', 'billing.city': 'Wien' })
  expect(companyOf(checkout, 'en')).toEqual({ name: 'Acme' })
})

test('asks for no address at all if nothing is shipped and the company has its own', () => {
  const isAddressHidden = (hasOwn: boolean) =>
    hiddenKeys(contactContext({ checkout: checkoutOf(hasOwn, false), settings })).includes('addressLine')
  expect([isAddressHidden(true), isAddressHidden(false)]).toEqual([true, false])
  const checkout = checkoutOf(true, false)
  const context = { ...contactContext({ checkout, settings }), words, locale: 'en' }
  expect(contactErrors(contactValues(checkout, settings), context)).toEqual({})
})
