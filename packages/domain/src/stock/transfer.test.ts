import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allUnitsLeft,
  decideTransfer,
  newTransfer,
  unitsLeft,
  withArrived,
  type TransferEvent,
  type TransferLine,
  type TransferStatus,
} from './transfer.ts'

test.each<[TransferStatus, TransferEvent, string]>([
  ['DRAFT', 'SHIP', 'IN_TRANSIT'],
  ['DRAFT', 'CANCEL', 'CANCELED'],
  ['DRAFT', 'ARRIVE', 'INVALID_TRANSFER_STATUS'],
  ['IN_TRANSIT', 'ARRIVE', 'IN_TRANSIT'],
  ['IN_TRANSIT', 'COMPLETE', 'RECEIVED'],
  ['IN_TRANSIT', 'SHIP', 'INVALID_TRANSFER_STATUS'],
  ['IN_TRANSIT', 'EDIT', 'INVALID_TRANSFER_STATUS'],
  ['RECEIVED', 'CANCEL', 'INVALID_TRANSFER_STATUS'],
  ['CANCELED', 'SHIP', 'INVALID_TRANSFER_STATUS'],
])('moves a transfer that is %s on %s to %s', (status, event, expected) => {
  const decision = decideTransfer(status, event)
  expect(decision.ok ? decision.state : decision.code).toBe(expected)
})

test('takes units once, and adds or returns each of them once, whatever happens in whatever order', () => {
  const events = fc.array(fc.constantFrom<TransferEvent>('EDIT', 'SHIP', 'ARRIVE', 'COMPLETE', 'CANCEL'))
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 9 }), (happened, quantity) => {
      const line: TransferLine = { productId: 'p', variantId: 'v', productName: 'Mug', quantity, received: 0 }
      let [status, lines]: [TransferStatus, TransferLine[]] = [newTransfer, [line]]
      let [origin, destination] = [quantity, 0]
      for (const event of happened) {
        const left = allUnitsLeft(lines)
        if (event === 'ARRIVE' && unitsLeft(lines[0]!) < 2) continue
        const decision = decideTransfer(status, event)
        if (!decision.ok) continue
        const arrived = event === 'ARRIVE' ? left.map((one) => ({ ...one, quantity: 1 })) : left
        for (const task of decision.tasks) {
          if (task === 'take') origin -= quantity
          if (task === 'return') origin += left[0]!.quantity
          if (task !== 'add') continue
          destination += arrived[0]!.quantity
          lines = withArrived(lines, arrived)
        }
        status = decision.state
      }
      const inTransit = status === 'IN_TRANSIT' ? unitsLeft(lines[0]!) : 0
      expect(origin + destination + inTransit).toBe(quantity)
    }),
  )
})
