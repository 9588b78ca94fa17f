import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { Money } from './money.tsx'
import { UiProvider } from '../base/ui-provider.tsx'

const shown = (amount: string | number, currency: string, locale: string) =>
  renderToString(
    <UiProvider locale={locale}>
      <Money amount={amount} currency={currency} />
    </UiProvider>,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200e\u200f]/g, '')

describe('money', () => {
  it.each([
    ['1289.50', 'EUR', 'en-IE', '€1,289.50'],
    ['1289.50', 'EUR', 'de-DE', '1.289,50 €'],
    ['1289.50', 'EUR', 'fr-FR', '1 289,50 €'],
    [1289.5, 'USD', 'en-US', '$1,289.50'],
    ['1289.00', 'JPY', 'ja-JP', '￥1,289'],
    ['1289', 'JPY', 'en-US', '¥1,289'],
    ['1289.50', 'ILS', 'he-IL', '1,289.50 ₪'],
    ['-18.00', 'EUR', 'en-IE', '-€18.00'],
    [0, 'EUR', 'en-IE', '€0.00'],
    ['0.00', 'EUR', 'en-IE', '€0.00'],
  ])('formats %s %s for %s', (amount, currency, locale, expected) => {
    expect(shown(amount, currency, locale)).toBe(expected)
  })

  it('keeps digits that a float would lose', () => {
    expect(formatMoney('90071992547409.93', { currency: 'USD', locale: 'en-US' })).toBe('$90,071,992,547,409.93')
    expect(formatMoney('9007199254740993.11', { currency: 'USD', locale: 'en-US' })).toBe('$9,007,199,254,740,993.11')
  })

  it.each(['', 'NaN', 'Infinity', 'free', Number.NaN])('never shows %j as a price', (amount) => {
    expect(shown(amount, 'EUR', 'en-IE')).toBe('—')
  })
})
