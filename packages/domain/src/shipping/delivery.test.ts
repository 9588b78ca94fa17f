import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offersFor, readSlotCode, slotCode, type DeliverableLine } from './delivery.ts'
import { momentAt, rulesOf, type TestOption } from './testing.ts'

const germany = [{ country: 'DE', subdivisions: [] }]
const flat = (amount: number) => [{ amount, conditions: [], multiplyByQuantity: false }]
const option = (id: string, amount: number, more: Partial<TestOption> = {}): TestOption => ({
  id,
  destinations: germany,
  rates: flat(amount),
  ...more,
})
const line = (id: string, profileId?: string, total = 1000): DeliverableLine => ({
  id,
  quantity: 1,
  total,
  weight: 1,
  profileId,
})
const now = new Date('2026-11-25T09:00:00Z')

const offers = (options: readonly TestOption[], lines: readonly DeliverableLine[]) => {
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  return offersFor(rulesOf(options), { lines, goods, place: { country: 'DE' } }, momentAt(now))
}
const told = (options: readonly TestOption[], lines: readonly DeliverableLine[]) =>
  offers(options, lines).map(({ title, price, isPartial, allocations }) => [
    title,
    price,
    isPartial,
    allocations.map(({ lineIds }) => lineIds.join()),
  ])

test('goods of two profiles go separately, and their prices add up', () => {
  const options = [option('Parcel', 500), option('Express', 900), option('Freight', 4000, { profileId: 'heavy' })]
  expect(told(options, [line('mug'), line('sofa', 'heavy'), line('cup')])).toEqual([
    ['Parcel + Freight', 4500, false, ['mug,cup', 'sofa']],
    ['Express + Freight', 4900, false, ['mug,cup', 'sofa']],
  ])
})

test('free delivery of one part stays free when the other is paid for', () => {
  const free = {
    amount: 0,
    conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: 2000 }],
    multiplyByQuantity: false,
  }
  const options = [
    option('Parcel', 500, { rates: [free, ...flat(500)] }),
    option('Freight', 4000, { profileId: 'heavy' }),
  ]
  expect(told(options, [line('mug', undefined, 2000), line('sofa', 'heavy', 90_000)])[0]).toEqual([
    'Parcel + Freight',
    4000,
    false,
    ['mug', 'sofa'],
  ])
  // The sofa does not pay for the parcel.
  expect(told(options, [line('mug'), line('sofa', 'heavy', 90_000)])[0]![1]).toBe(4500)
})

test('a way that serves all profiles is one delivery', () => {
  const rules = rulesOf([option('Pickup', 0), option('Freight', 4000, { profileId: 'heavy' })])
  const methods = rules.methods.map((method) =>
    method.id === 'Pickup' ? { ...method, regionIds: ['region-Pickup', 'region-Freight'] } : method,
  )
  const lines = [line('mug'), line('sofa', 'heavy')]
  const all = offersFor({ ...rules, methods }, { lines, goods: 2000, place: { country: 'DE' } }, momentAt(now))
  expect(all.map(({ title, price, allocations }) => [title, price, allocations.length])).toEqual([['Pickup', 0, 1]])
})

test('what cannot be delivered leaves the rest partial', () => {
  const options = [option('Parcel', 500), option('Freight', 4000, { profileId: 'heavy', destinations: [] })]
  expect(told(options, [line('mug'), line('sofa', 'heavy')])).toEqual([['Parcel', 500, true, ['mug']]])
})

test('goods of a profile that is gone go with the others', () => {
  expect(told([option('Parcel', 500)], [line('mug'), line('cup', 'gone')])).toEqual([
    ['Parcel', 500, false, ['mug,cup']],
  ])
})

test('a code of a slot leads back to it', () => {
  const from = new Date('2026-11-26T09:30:00Z')
  expect(readSlotCode(slotCode('van', { from }))).toEqual({ methodId: 'van', from })
  expect(readSlotCode('van')).toEqual({ methodId: 'van' })
  expect(readSlotCode('van@noon')).toEqual({ methodId: 'van' })
})

test('whatever the profiles, every line of a whole delivery goes once, and it costs what its parts cost', () => {
  const options = ['a', 'b', 'c'].flatMap((profileId, index) =>
    [1, 2].map((way) => option(`${profileId}${way}`, 100 * (index + 1) + way, { profileId })),
  )
  const price = new Map(options.map(({ id, rates }) => [id, rates[0]!.amount]))
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }), (profiles) => {
      const lines = profiles.map((profileId, index) => line(String(index), profileId))
      const all = offersFor(
        { ...rulesOf(options), defaultProfileId: 'a' },
        { lines, goods: 1000, place: { country: 'DE' } },
        momentAt(now),
      )
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
      for (const { allocations, price: whole, code } of all) {
        expect(code.length).toBeLessThanOrEqual(100)
        expect(allocations.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
        expect(whole).toBe(allocations.reduce((sum, part) => sum + price.get(part.code)!, 0))
      }
    }),
  )
})
