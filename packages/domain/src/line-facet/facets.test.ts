import { expect, test } from 'vitest'
import type { ChosenGroup } from '../modifier/modifier.ts'
import {
  changeFacetPrices,
  describeFacets,
  facetPrice,
  facetsInBreakdown,
  facetsInCart,
  facetsInOrder,
  separateCharges,
} from './facets.ts'

const money = (minor: number) => ({ amount: (minor / 100).toFixed(2) })
const wrapping: ChosenGroup = {
  id: 'm1',
  name: 'Wrapping',
  kind: 'CHOICES',
  modifiers: [
    { id: 'c1', label: 'Paper', quantity: 2, price: 150 },
    { id: 'c2', label: 'Ribbon', quantity: 1, price: 50 },
  ],
}
const item = { modifiers: [wrapping], digitalFileId: 'file' }

test('adds the prices of facets to a piece, and changes all of them together', () => {
  expect(facetPrice(item)).toBe(350)
  expect(facetPrice({})).toBe(0)
  const doubled = changeFacetPrices({ ...item, price: 1000 }, (amount) => amount * 2)
  expect(facetPrice(doubled)).toBe(700)
  expect(doubled).toMatchObject({ price: 1000, digitalFileId: 'file' })
})

test('presents the facets of a line where they belong', () => {
  const line = { item, deposit: 300 }
  const inCart = facetsInCart(line, money)
  expect(inCart).toMatchObject({ modifiersTotalPrice: { amount: '3.50' }, depositAmount: { amount: '3.00' } })
  expect(inCart.modifierGroups?.[0]).toMatchObject({ modifiers: [{ price: { amount: '1.50' } }, { id: 'c2' }] })
  expect(inCart).not.toHaveProperty('digitalFile')
  expect(facetsInBreakdown(line, money)).toEqual({ modifiers: { amount: '3.50' }, depositAmount: { amount: '3.00' } })
  const inOrder = facetsInOrder(line, money)
  expect(inOrder).toMatchObject({ digitalFile: { fileId: 'file' }, depositAmount: { amount: '3.00' } })
  expect(inOrder).not.toHaveProperty('modifiersTotalPrice')
  expect(describeFacets({ item }).map(({ plainText }) => plainText?.original)).toEqual(['Paper', 'Ribbon'])
})

test('describes a preorder with its message', () => {
  const preorder = { label: 'Pre-order', translatedLabel: 'Vorbestellung' }
  expect(describeFacets({ item: {}, preorder: { ...preorder, message: 'Ships in May' } })).toEqual([
    {
      name: { original: 'Pre-order', translated: 'Vorbestellung' },
      plainText: { original: 'Pre-order: Ships in May', translated: 'Vorbestellung: Ships in May' },
    },
  ])
  expect(describeFacets({ item: {}, preorder })).toMatchObject([{ plainText: { translated: 'Vorbestellung' } }])
  const day = { expectedDate: '2026-05-04', expected: 'Expected by May 4', translatedExpected: 'Bis 4. Mai' }
  expect(describeFacets({ item: {}, preorder: { ...preorder, ...day, message: 'In blue' } })).toMatchObject([
    {
      plainText: {
        original: 'Pre-order: Expected by May 4. In blue',
        translated: 'Vorbestellung: Bis 4. Mai. In blue',
      },
    },
  ])
})

test('presents nothing for a line without facets', () => {
  const line = { item: {} }
  expect([facetsInCart(line, money), facetsInBreakdown(line, money), facetsInOrder(line, money)]).toEqual([{}, {}, {}])
  expect(describeFacets({ item: {} })).toEqual([])
})

test('shortens long texts in labels without splitting a character, and describes them in full', () => {
  const text = '🎁'.repeat(150)
  const written: ChosenGroup = {
    ...wrapping,
    kind: 'TEXT',
    modifiers: [{ id: 'm1', label: text, quantity: 1, price: 0 }],
  }
  const { modifierGroups } = facetsInCart({ item: { modifiers: [written] } }, money)
  const label = modifierGroups![0]!.modifiers![0]!.label!.original!
  expect(label.length).toBeLessThanOrEqual(200)
  expect(label).toBe(`${'🎁'.repeat(99)}…`)
  expect(describeFacets({ item: { modifiers: [written] } })[0]!.plainText).toEqual({ original: text })
})

test('lists the fees of an order as charges of their own, with the price if no total is known', () => {
  const [fee, imported] = separateCharges({
    additionalFees: [
      { id: 'f1', name: 'Gift box', price: money(400), priceAfterTax: money(476), taxInfo: { taxAmount: money(76) } },
      { code: 'TIP', price: money(200) },
    ],
  })
  expect(fee).toEqual({
    id: 'f1',
    name: 'Gift box',
    price: money(400),
    total: money(476),
    taxInfo: { taxAmount: money(76) },
  })
  expect(imported).toEqual({ id: 'TIP', name: '', price: money(200), total: money(200) })
  expect(separateCharges({})).toEqual([])
})
