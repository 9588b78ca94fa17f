import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRates, zoneOf } from './sample-rates.ts'
import { poundsOf, weigh } from './weight.ts'

const at = (country: string, postalCode: string) => ({ country, postalCode })
const [hamburg, munich, lyon] = [at('DE', '20095'), at('DE', '80331'), at('FR', '69001')]

test('derives the zone from postal codes, with the highest zone abroad', () => {
  expect(zoneOf(hamburg, at('DE', '22000'))).toBe(1)
  expect(zoneOf(hamburg, munich)).toBe(7)
  expect(zoneOf(hamburg, lyon)).toBe(9)
  expect(zoneOf(at('IE', 'D02'), at('IE', ''))).toBeLessThanOrEqual(8)
})

test('offers different services abroad, and none for parcels that are too heavy', () => {
  const names = (to: typeof hamburg, pounds: number) =>
    sampleRates({ from: hamburg, to, pounds }, 'EUR').map(({ serviceName }) => serviceName)
  expect(names(munich, 1)).toEqual(['Ground Advantage', 'Priority Mail', 'Priority Mail Express'])
  expect(names(lyon, 1)).toHaveLength(3)
  expect(names(lyon, 5)).not.toContain('First-Class Package International')
  expect(names(munich, 70.1)).toEqual([])
})

test('never charges less for a heavier parcel or a longer distance', () => {
  const pounds = fc.double({ min: 0.1, max: 70, noNaN: true })
  const cost = (to: typeof hamburg, weight: number) =>
    sampleRates({ from: hamburg, to, pounds: weight }, 'USD')[0]!.amount
  fc.assert(
    fc.property(pounds, pounds, (one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
      expect(cost(munich, light)).toBeLessThanOrEqual(cost(munich, heavy))
      expect(cost(hamburg, light)).toBeLessThan(cost(munich, light))
    }),
  )
})

test('charges a large, light box by volume, and uses the digits of the currency', () => {
  const box = (cubicInches: number) =>
    sampleRates({ from: hamburg, to: munich, pounds: 1, cubicInches }, 'EUR')[0]!.amount
  expect(box(4000)).toBeGreaterThan(box(1000))
  const [yen] = sampleRates({ from: hamburg, to: munich, pounds: 1 }, 'JPY')
  expect(yen).toMatchObject({ amount: 6, currency: 'JPY' })
})

test('uses the given weight for pieces without their own', () => {
  const lines = [{ quantity: 2, weight: 0.5 }, { quantity: 3 }, { quantity: 1, weight: 0 }]
  expect(weigh(lines)).toEqual({ weight: 1, unweighed: 4 })
  expect(weigh(lines, 0.25)).toEqual({ weight: 2, unweighed: 4 })
  expect(poundsOf(1, 'KG')).toBeCloseTo(2.2046, 4)
})
