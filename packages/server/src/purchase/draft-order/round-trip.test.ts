import { momentAt, rulesOf } from '@vitrine/domain/shipping/testing.ts'
import { calculateDraft } from '@vitrine/domain/draft-order/calculate.ts'
import type { DraftContent, DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { contentOfOrder } from '@vitrine/domain/draft-order/from-order.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../test/run-size.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { composeDraft } from './commit/compose.ts'

const money = createMoneyWriter({ currency: 'EUR', language: 'en' })
const groups = ['a0000000-0000-4000-8000-00000000000a', 'a0000000-0000-4000-8000-00000000000b']
const taxOf = (isIncluded: boolean) => ({
  calculation: 'MANUAL_RATE' as const,
  isIncluded,
  defaultGroupId: groups[0]!,
  rates: { [groups[0]!]: '19', [groups[1]!]: '7.7' },
  names: { [groups[0]!]: { taxName: 'VAT', jurisdiction: 'DE', jurisdictionType: 'COUNTRY' as const } },
})

const lineOf = ({
  price,
  quantity,
  group,
  kind,
}: {
  price: number
  quantity: number
  group: number
  kind: DraftLine['kind']
}): DraftLine => ({
  id: randomUUID(),
  quantity,
  price,
  kind,
  taxGroupId: groups[group]!,
  details: { productName: { original: 'Mug' }, physicalProperties: { shippable: kind === 'PHYSICAL' } },
})

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    group: fc.constantFrom(0, 1),
    kind: fc.constantFrom('PHYSICAL' as const, 'DIGITAL' as const),
  }),
  { minLength: 1, maxLength: 6 },
)
const custom = { source: 'CUSTOM' as const, applied: true }
const content = fc
  .record({
    lines,
    percent: fc.integer({ min: 0, max: 100 }),
    shippingPercent: fc.integer({ min: 0, max: 100 }),
    fee: fc.integer({ min: 0, max: 5000 }),
    shipping: fc.integer({ min: 0, max: 5000 }),
    taxable: fc.boolean(),
    isTaxIncluded: fc.boolean(),
  })
  .map(({ lines: sold, percent, shippingPercent, fee, shipping, taxable, isTaxIncluded }) => {
    const drawn: DraftContent = {
      lines: sold.map((line) => lineOf(line)),
      discounts: [
        { ...custom, id: randomUUID(), type: 'GLOBAL', reduction: { percentage: String(percent) } },
        { ...custom, id: randomUUID(), type: 'SHIPPING', reduction: { percentage: String(shippingPercent) } },
      ],
      fees: [{ ...custom, id: randomUUID(), name: 'Wrap', price: fee, taxable, taxGroupId: groups[1]! }],
      delivery: { title: 'Van', price: shipping },
      taxExempt: false,
    }
    return { drawn, isTaxIncluded }
  })

const nothingDelivered = { delivery: rulesOf([]), moment: momentAt(new Date('2026-11-20T12:00:00Z')) }

test('calculates the same total for an edit without changes as for the placed order', () => {
  fc.assert(
    fc.property(content, ({ drawn, isTaxIncluded }) => {
      const rules = { tax: taxOf(isTaxIncluded), ...nothingDelivered }
      const placed = calculateDraft(drawn, rules)
      const composed = composeDraft(drawn, placed, { money, isTaxIncluded })
      const edited = contentOfOrder({ ...composed, currency: 'EUR' }, randomUUID)
      // Sold items keep the tax they were sold with, whatever the rates are by then.
      const later = { tax: { ...taxOf(isTaxIncluded), rates: {} }, ...nothingDelivered }
      const { totals } = calculateDraft(edited, later)
      expect(totals.total).toBe(placed.totals.total)
      expect(totals.tax).toBe(placed.totals.tax)
      expect(totals.lines.map(({ totalAfterTax }) => totalAfterTax)).toEqual(
        placed.totals.lines.map(({ totalAfterTax }) => totalAfterTax),
      )
    }),
    { numRuns: propertyRuns },
  )
})

test('adds up to the total after any edit, and never increases a discount of the order', () => {
  fc.assert(
    fc.property(
      content,
      fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 }),
      (made, quantities) => {
        const { drawn, isTaxIncluded } = made
        const rules = { tax: taxOf(isTaxIncluded), ...nothingDelivered }
        const placed = calculateDraft(drawn, rules)
        const composed = composeDraft(drawn, placed, { money, isTaxIncluded })
        const edited = contentOfOrder({ ...composed, currency: 'EUR' }, randomUUID)
        const changed = {
          ...edited,
          lines: edited.lines.map((line, index) => ({ ...line, quantity: quantities[index]! })),
        }
        const { totals } = calculateDraft(changed, rules)
        const parts = [...totals.lines, ...totals.fees, totals.delivery]
        expect(parts.reduce((sum, { totalAfterTax }) => sum + totalAfterTax, 0)).toBe(totals.total)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(totals.discounts[0]!.amount).toBeLessThanOrEqual(placed.totals.discounts[0]!.amount)
      },
    ),
    { numRuns: propertyRuns },
  )
})
