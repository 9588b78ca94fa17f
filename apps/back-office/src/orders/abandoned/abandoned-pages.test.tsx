import type { AbandonedCheckout, AbandonedCheckoutRecovery, AbandonedCheckoutSettings } from '@vitrine/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ AbandonedCheckoutsPage }, { AbandonedCheckoutPage }, { AbandonedSettingsPage }, { readSettings }] =
  await Promise.all([
    import('./abandoned-checkouts-page.tsx'),
    import('./abandoned-checkout-page.tsx'),
    import('./abandoned-settings-page.tsx'),
    import('./read-settings.ts'),
  ]).finally(() => vi.unstubAllGlobals())

const show = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)

const price = { amount: '40.00', formattedAmount: '€40.00' }
const checkout: AbandonedCheckout = {
  id: '7e6b6e9c-0000-4000-8000-000000000000',
  createdDate: new Date('2026-11-20T12:00:00Z'),
  status: 'ABANDONED',
  buyerInfo: { email: 'ann@example.com' },
  contactDetails: { firstName: 'Ann', phone: '+49301234567' },
  lineItems: [{ id: '1', quantity: 2, productName: { original: 'Mug' }, price }],
  totalPrice: price,
  activities: [{ type: 'EMAIL_SENT', createdDate: new Date('2026-11-20T13:00:00Z') }],
}
const figures = {
  currency: 'EUR',
  abandonedCount: 4,
  abandonedValue: '160.00',
  recoveredCount: 1,
  recoveredValue: '40.00',
  recoveryRate: '0.25',
}
const recovery: AbandonedCheckoutRecovery = {
  status: 'STOPPED',
  stopReason: 'UNSUBSCRIBED',
  emails: [
    {
      id: '1',
      position: 1,
      createdDate: new Date('2026-11-20T13:00:00Z'),
      subject: 'Back?',
      status: 'SENT',
      isManual: true,
    },
  ],
  restoreUrl: 'https://store.test/abandoned-checkout/restore?token=x',
}
const settings: AbandonedCheckoutSettings = {
  active: true,
  delayMinutes: 60,
  sendsEmails: true,
  emails: [{ delayMinutes: 90, subject: 'Back?', coupon: { percentOff: '10', validDays: 5 } }],
  seriesIntervalDays: 30,
  linkDays: 30,
  consentRules: [{ country: 'US', rule: 'NONE' }],
}

test('lists abandoned checkouts with contact, value, emails and figures', () => {
  const list = {
    rows: [checkout],
    next: undefined,
    show: 'all',
    expression: '',
    isFirst: true,
    figures: [figures],
  } as const
  const html = show(<AbandonedCheckoutsPage data={list} />)
  for (const text of ['Ann', 'ann@example.com', '€40.00', '1 sent', '25%']) expect(html).toContain(text)
  const empty = show(<AbandonedCheckoutsPage data={{ ...list, rows: [], figures: [] }} />)
  expect(empty).toContain('No abandoned checkouts')
})

test('shows an abandoned checkout with its items, emails and link', () => {
  const html = show(<AbandonedCheckoutPage data={{ checkout, recovery }} />)
  for (const text of ['Mug', 'Back?', 'The customer has unsubscribed', 'restore?token=x', 'Send email now'])
    expect(html).toContain(text)
})

test('shows the settings, and reads them from the form', () => {
  const polish = { language: 'pl', subject: 'Wróć', text: 'Twój koszyk' }
  const data = {
    settings: { ...settings, emails: [{ ...settings.emails[0]!, translations: [polish] }] },
    languages: ['de'],
  }
  const html = show(<AbandonedSettingsPage data={data} />)
  for (const text of [
    'value="1.5"',
    'value="Back?"',
    '>US</textarea>',
    'Preview of email 1',
    'Subject and text in German',
  ])
    expect(html).toContain(text)
  const form = new FormData()
  const fields = {
    'settings.active': 'on',
    'settings.delayMinutes': '45',
    'settings.seriesIntervalDays': '30',
    'settings.linkDays': '10',
    'used.0': 'on',
    'used.2': 'on',
    'settings.emails[0].delayMinutes': '1,5',
    'settings.emails[0].coupon': 'percentOff',
    'settings.emails[0].coupon.value': '10',
    'settings.emails[0].coupon.validDays': '5',
    'settings.emails[0].translations.de.subject': 'Noch da?',
    'settings.emails[0].translations.de.text': 'Ihr Warenkorb wartet.',
    'settings.emails[1].delayMinutes': '72',
    existing: 'de, at',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(readSettings(form, data)).toEqual({
    active: true,
    delayMinutes: 45,
    sendsEmails: false,
    emails: [
      {
        delayMinutes: 90,
        coupon: { percentOff: '10', validDays: 5 },
        translations: [{ language: 'de', subject: 'Noch da?', text: 'Ihr Warenkorb wartet.' }, polish],
      },
      { delayMinutes: 4320 },
    ],
    seriesIntervalDays: 30,
    linkDays: 10,
    consentRules: [
      { country: 'DE', rule: 'EXISTING_CUSTOMER' },
      { country: 'AT', rule: 'EXISTING_CUSTOMER' },
    ],
    restorePageUrl: '',
  })
  form.delete('settings.emails[0].translations.de.subject')
  expect(() => readSettings(form, data)).toThrow('Enter a subject and a text, or leave both empty.')
})
