import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../test/run-size.ts'
import { fulfillmentMoves, fulfillmentStatusOf, type OrderToSend, type Parcel, type SentLine } from './fulfillment.ts'
import { decideFulfill, decideParcelCancel, decideParcelChange, linesToSend, type RequestedLine } from './parcels.ts'

const [mugs, bowl, book] = [
  { id: 'mugs', quantity: 2, isSent: true },
  { id: 'bowl', quantity: 1, isSent: true },
  { id: 'book', quantity: 1, isSent: false },
]
const ordered = [mugs, bowl, book]
const line = (id: string, quantity = 1): SentLine => ({ id, quantity })
const parcel = (id: string, lines: readonly SentLine[], isOut = true): Parcel => ({ id, lines, isOut })
const open: OrderToSend = {
  status: 'APPROVED',
  fulfillmentStatus: 'NOT_FULFILLED',
  ordered,
  parcels: [],
  restocked: [],
}
const send = (...requested: RequestedLine[]) => linesToSend(requested, open)

test('adds up the quantities of a line listed twice', () => {
  expect(send(line('mugs'), line('mugs'))).toEqual({ ok: true, lines: [line('mugs', 2)] })
  expect(send(line('mugs'), { id: 'mugs' })).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('ships no more of a line than is left, however it is listed', () => {
  const tooMany = (left: number) => ({ ok: false, code: 'TOO_MANY', lineItemId: 'mugs', left })
  expect(send(line('mugs', 3))).toEqual(tooMany(2))
  expect(send(line('mugs', 2), line('mugs', 2))).toEqual(tooMany(0))
  expect(send({ id: 'mugs' }, { id: 'mugs' })).toEqual(tooMany(0))
  expect(send({ id: 'hat' })).toEqual({ ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: 'hat' })
})

test('allows handing over digital goods once', () => {
  const digital = { ...open, ordered: [book] }
  expect(linesToSend([], open)).toEqual({ ok: true, lines: [line('mugs', 2), line('bowl')] })
  expect(linesToSend([], digital)).toEqual({ ok: true, lines: [line('book')] })
  const handed = { ...digital, parcels: [parcel('one', [line('book')])] }
  expect(linesToSend([], handed)).toEqual({ ok: false, code: 'NOTHING_LEFT' })
  expect(send({ id: 'book' })).toEqual({ ok: true, lines: [line('book')] })
})

const allMugs = parcel('mugs', [line('mugs', 2)])

test.each<[string, Partial<OrderToSend>, readonly RequestedLine[], object]>([
  ['everything at once', {}, [], { status: 'FULFILLED', left: 0, lines: [line('mugs', 2), line('bowl')] }],
  ['a first parcel', {}, [line('mugs')], { status: 'PARTIALLY_FULFILLED', left: 2, lines: [line('mugs')] }],
  [
    'the last parcel',
    { fulfillmentStatus: 'PARTIALLY_FULFILLED', parcels: [allMugs] },
    [],
    { status: 'FULFILLED', left: 0, lines: [line('bowl')] },
  ],
  [
    'a digital line manually, after everything else',
    { fulfillmentStatus: 'FULFILLED', parcels: [allMugs, parcel('bowl', [line('bowl')])] },
    [],
    { status: 'FULFILLED', left: 0, lines: [line('book')] },
  ],
  [
    'everything that was not restocked',
    { restocked: [line('mugs')] },
    [],
    { lines: [line('mugs'), line('bowl')], left: 0 },
  ],
])('ships %s', (_what, given, lines, decided) => {
  expect(decideFulfill({ ...open, ...given }, { id: 'new', lines, isOut: true })).toMatchObject({
    ok: true,
    ...decided,
  })
})

test.each<[string, Partial<OrderToSend>, readonly RequestedLine[], object]>([
  ['of a canceled order', { status: 'CANCELED' }, [], { code: 'IS_CANCELED' }],
  ['of an order under review', { status: 'PENDING' }, [], { code: 'IS_PENDING' }],
  ['of an order waiting for payment', { status: 'INITIALIZED' }, [], { code: 'NOT_APPROVED' }],
  [
    'of a fully shipped order',
    { fulfillmentStatus: 'FULFILLED', ordered: [bowl], parcels: [parcel('bowl', [line('bowl')])] },
    [],
    { code: 'NOTHING_LEFT' },
  ],
  ['for a line that was not ordered', {}, [{ id: 'hat' }], { code: 'LINE_ITEM_NOT_FOUND', lineItemId: 'hat' }],
  [
    'for more than is left',
    { parcels: [parcel('one', [line('mugs')])] },
    [line('mugs', 2)],
    { code: 'TOO_MANY', lineItemId: 'mugs', left: 1 },
  ],
  [
    'for pieces in another packed parcel',
    { parcels: [parcel('one', [line('bowl')], false)] },
    [line('bowl')],
    { code: 'LINE_ITEM_NOT_FOUND', lineItemId: 'bowl' },
  ],
  [
    'for pieces that were refunded and restocked',
    { restocked: [line('mugs')] },
    [line('mugs', 2)],
    { code: 'RESTOCKED', lineItemId: 'mugs', left: 1, restocked: 1 },
  ],
  [
    'for pieces that were refunded and restocked, with the line listed twice',
    { restocked: [line('mugs')] },
    [line('mugs'), line('mugs')],
    { code: 'RESTOCKED', lineItemId: 'mugs', left: 0, restocked: 1 },
  ],
  [
    'for more than was ordered, with some pieces restocked',
    { restocked: [line('mugs')] },
    [line('mugs', 3)],
    { code: 'TOO_MANY', lineItemId: 'mugs', left: 1 },
  ],
  [
    'for more than was ordered, with all pieces restocked',
    { restocked: [line('mugs', 2)] },
    [line('mugs', 3)],
    { code: 'TOO_MANY', lineItemId: 'mugs', left: 0 },
  ],
  [
    'for a line that is fully packed',
    { ordered: [bowl], parcels: [parcel('bowl', [line('bowl')], false)] },
    [line('bowl')],
    { code: 'NOTHING_LEFT' },
  ],
  ['of a fully restocked order', { ordered: [bowl], restocked: [line('bowl')] }, [], { code: 'NOTHING_LEFT' }],
  ['of an order fulfilled elsewhere', { fulfillmentStatus: 'FULFILLED' }, [line('mugs')], { code: 'NOTHING_LEFT' }],
])('rejects a shipment %s', (_what, given, lines, refusal) => {
  expect(decideFulfill({ ...open, ...given }, { id: 'new', lines, isOut: true })).toEqual({ ok: false, ...refusal })
})

test('ships the last piece although a returned piece was restocked', () => {
  const order: OrderToSend = {
    ...open,
    ordered: [{ ...mugs, quantity: 3 }],
    fulfillmentStatus: 'PARTIALLY_FULFILLED',
    parcels: [allMugs],
    restocked: [line('mugs')],
  }
  const requested = { id: 'new', lines: [line('mugs')], isOut: true }
  expect(decideFulfill(order, requested)).toMatchObject({ ok: false, code: 'RESTOCKED' })
  expect(decideFulfill(order, { ...requested, sendsRestocked: true })).toMatchObject({
    ok: true,
    status: 'FULFILLED',
    left: 0,
  })
})

const partly: OrderToSend = { ...open, fulfillmentStatus: 'PARTIALLY_FULFILLED', parcels: [allMugs] }

test.each<[string, Partial<OrderToSend>, Parameters<typeof decideParcelChange>[1], object]>([
  ['less of a line', {}, { id: 'mugs', lines: [line('mugs')] }, { lines: [line('mugs')], left: 2 }],
  [
    'another line',
    {},
    { id: 'mugs', lines: [{ id: 'mugs' }, { id: 'bowl' }] },
    { lines: [line('mugs', 2), line('bowl')], status: 'FULFILLED' },
  ],
  ['nothing', {}, { id: 'mugs' }, { lines: [line('mugs', 2)], status: 'PARTIALLY_FULFILLED', transition: undefined }],
  [
    'that it was taken back',
    {},
    { id: 'mugs', isOut: false },
    { status: 'NOT_FULFILLED', transition: 'back', left: 3 },
  ],
  [
    'that it was shipped',
    { parcels: [parcel('mugs', [line('mugs')], false)], fulfillmentStatus: 'NOT_FULFILLED' },
    { id: 'mugs', isOut: true },
    { status: 'PARTIALLY_FULFILLED', transition: 'out', left: 2 },
  ],
  [
    'another line, with its current pieces returned and restocked',
    { restocked: [line('mugs', 2)] },
    { id: 'mugs', lines: [line('mugs', 2), line('bowl')] },
    { lines: [line('mugs', 2), line('bowl')], status: 'FULFILLED' },
  ],
  [
    'another line, with another parcel',
    { parcels: [parcel('one', [line('mugs')]), parcel('mugs', [line('mugs')])] },
    { id: 'mugs', lines: [line('mugs'), line('bowl')] },
    { lines: [line('mugs'), line('bowl')], status: 'FULFILLED', left: 0 },
  ],
  [
    'another line, with another parcel and returned and restocked pieces',
    {
      ordered: [{ ...mugs, quantity: 3 }, bowl],
      parcels: [parcel('one', [line('mugs')]), allMugs],
      restocked: [line('mugs', 2)],
    },
    { id: 'mugs', lines: [line('mugs', 2), line('bowl')] },
    { lines: [line('mugs', 2), line('bowl')], status: 'FULFILLED', left: 0 },
  ],
  [
    'another line that is listed twice, once without a quantity',
    {},
    { id: 'mugs', lines: [{ id: 'mugs' }, { id: 'bowl' }, line('bowl')] },
    { lines: [line('mugs', 2), line('bowl')], status: 'FULFILLED' },
  ],
  [
    'that it was shipped, with its pieces restocked',
    { parcels: [parcel('mugs', [line('mugs', 2)], false)], restocked: [line('mugs')] },
    { id: 'mugs', isOut: true, sendsRestocked: true },
    { lines: [line('mugs', 2)], status: 'PARTIALLY_FULFILLED', transition: 'out' },
  ],
  ['unchanged, for a canceled order', { status: 'CANCELED' }, { id: 'mugs' }, { lines: [line('mugs', 2)], left: 1 }],
  ['less of a line, for a canceled order', { status: 'CANCELED' }, { id: 'mugs', lines: [line('mugs')] }, { left: 2 }],
])('changes a parcel: %s', (_what, given, change, decided) => {
  expect(decideParcelChange({ ...partly, ...given }, change)).toMatchObject({ ok: true, ...decided })
})

test.each<[string, Partial<OrderToSend>, Parameters<typeof decideParcelChange>[1], object]>([
  ['that is not there', {}, { id: 'other' }, { code: 'PARCEL_NOT_FOUND' }],
  ['that would be empty', {}, { id: 'mugs', lines: [] }, { code: 'NO_LINES' }],
  ['with more than was ordered', {}, { id: 'mugs', lines: [line('mugs', 3)] }, { code: 'TOO_MANY', left: 2 }],
  [
    'with more by naming a line twice',
    {},
    { id: 'mugs', lines: [line('mugs', 2), line('mugs', 2)] },
    { code: 'TOO_MANY', left: 2 },
  ],
  [
    'of a canceled order that would grow',
    { status: 'CANCELED' },
    { id: 'mugs', lines: [{ id: 'bowl' }] },
    { code: 'IS_CANCELED' },
  ],
  [
    'that was packed, of a canceled order',
    { status: 'CANCELED', parcels: [parcel('mugs', [line('mugs')], false)] },
    { id: 'mugs', isOut: true },
    { code: 'IS_CANCELED' },
  ],
  [
    'that was packed, whose pieces were refunded and restocked',
    { parcels: [parcel('mugs', [line('mugs', 2)], false)], restocked: [line('mugs')] },
    { id: 'mugs', isOut: true },
    { code: 'RESTOCKED', left: 1 },
  ],
])('rejects changes of a parcel %s', (_what, given, change, refusal) => {
  expect(decideParcelChange({ ...partly, ...given }, change)).toMatchObject({ ok: false, ...refusal })
})

test('returns the content of a canceled parcel to what has to be shipped, unless the order was canceled', () => {
  expect(decideParcelCancel(partly, 'mugs')).toEqual({ ok: true, status: 'NOT_FULFILLED', left: 3, wasOut: true })
  expect(decideParcelCancel({ ...partly, status: 'CANCELED' }, 'mugs')).toMatchObject({ status: 'CANCELED' })
  const two = { ...partly, parcels: [parcel('one', [line('mugs')]), parcel('mugs', [line('mugs')])] }
  expect(decideParcelCancel(two, 'mugs')).toMatchObject({ status: 'PARTIALLY_FULFILLED', left: 2 })
  expect(decideParcelCancel(partly, 'other')).toEqual({ ok: false, code: 'PARCEL_NOT_FOUND' })
})

type Act =
  | { readonly type: 'send'; readonly lines: readonly RequestedLine[]; readonly isOut: boolean }
  | { readonly type: 'change'; readonly at: number; readonly lines: readonly RequestedLine[]; readonly isOut: boolean }
  | { readonly type: 'cancel'; readonly at: number }
  | { readonly type: 'restock'; readonly line: SentLine }

const lineOf = fc.record({ id: fc.constantFrom('mugs', 'bowl', 'book'), quantity: fc.integer({ min: 1, max: 2 }) })
const lines = fc.array(lineOf, { maxLength: 3 })
const at = fc.nat(3)
const acts = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('send' as const), lines, isOut: fc.boolean() }),
    fc.record({ type: fc.constant('change' as const), at, lines, isOut: fc.boolean() }),
    fc.record({ type: fc.constant('cancel' as const), at }),
    fc.record({ type: fc.constant('restock' as const), line: lineOf }),
  ),
  { maxLength: 12 },
) as fc.Arbitrary<Act[]>

const countIn = (all: readonly SentLine[], id: string) =>
  all.reduce((count, one) => count + (one.id === id ? one.quantity : 0), 0)

/** The order after another action, unchanged if it is refused. */
const after = (order: OrderToSend, act: Act, id: string): OrderToSend => {
  if (act.type === 'restock') {
    const bought = ordered.find((one) => one.id === act.line.id)!.quantity
    const isThere = countIn(order.restocked, act.line.id) + act.line.quantity <= bought
    const restocked = isThere ? [...order.restocked, act.line] : order.restocked
    return { ...order, restocked, fulfillmentStatus: fulfillmentStatusOf({ ...order, restocked }, order.status) }
  }
  if (act.type === 'send') {
    const decision = decideFulfill(order, { id, ...act })
    if (!decision.ok) return order
    const parcels = [...order.parcels, { id, lines: decision.lines, isOut: act.isOut }]
    return { ...order, parcels, fulfillmentStatus: decision.status }
  }
  const meant = order.parcels[act.at]
  if (!meant) return order
  const others = order.parcels.filter((one) => one !== meant)
  if (act.type === 'cancel') {
    const decision = decideParcelCancel(order, meant.id)
    return decision.ok ? { ...order, parcels: others, fulfillmentStatus: decision.status } : order
  }
  const decision = decideParcelChange(order, { id: meant.id, ...act })
  if (!decision.ok) return order
  const parcels = [...others, { id: meant.id, lines: decision.lines, isOut: decision.isOut }]
  return { ...order, parcels, fulfillmentStatus: decision.status }
}

test('never ships restocked pieces or more than was ordered, whatever happens', () => {
  fc.assert(
    fc.property(acts, (all) => {
      let order = open
      for (const [index, act] of all.entries()) {
        const before = order
        order = after(order, act, `parcel ${index}`)
        expect([before.fulfillmentStatus, ...fulfillmentMoves[before.fulfillmentStatus]]).toContain(
          order.fulfillmentStatus,
        )
        expect(order.fulfillmentStatus).toBe(fulfillmentStatusOf(order, order.status))
        for (const { id, quantity } of ordered) {
          const packed = (of: OrderToSend) =>
            countIn(
              of.parcels.flatMap((one) => one.lines),
              id,
            )
          expect(packed(order)).toBeLessThanOrEqual(quantity)
          const isMore = packed(order) > packed(before)
          expect(isMore ? packed(order) + countIn(order.restocked, id) : 0).toBeLessThanOrEqual(quantity)
        }
      }
    }),
    { numRuns: propertyRuns },
  )
})
