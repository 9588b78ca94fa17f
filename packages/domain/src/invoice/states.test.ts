import { expect, test } from 'vitest'
import { decideInvoice, invoiceMoves, newInvoice, type InvoiceEvent, type InvoiceState } from './states.ts'

const events: InvoiceEvent[] = ['ISSUE', 'SEND', 'VOID', 'DELETE', 'CREDIT']
const outcomeOf = (state: InvoiceState, event: InvoiceEvent): string => {
  const decision = decideInvoice(state, event)
  return decision.ok ? [decision.state, ...decision.tasks].join(' ') : decision.code
}

test('starts a document as a draft', () => {
  expect(newInvoice).toBe('DRAFT')
})

test.each<[InvoiceState, string[]]>([
  ['DRAFT', ['ISSUED take-number notify-added', 'INVOICE_IS_DRAFT', 'INVOICE_IS_DRAFT', 'DELETED', 'INVOICE_IS_DRAFT']],
  ['ISSUED', ['INVOICE_IS_ISSUED', 'ISSUED notify-sent', 'VOID notify-removed', 'INVOICE_IS_ISSUED', 'ISSUED']],
  ['VOID', ['INVOICE_IS_VOID', 'INVOICE_IS_VOID', 'VOID', 'INVOICE_IS_VOID', 'INVOICE_IS_VOID']],
  ['DELETED', ['INVOICE_NOT_FOUND', 'INVOICE_NOT_FOUND', 'INVOICE_NOT_FOUND', 'DELETED', 'INVOICE_NOT_FOUND']],
])('decides about each event in the state %s', (state, outcomes) => {
  expect(events.map((event) => outcomeOf(state, event))).toEqual(outcomes)
})

test('assigns a number once, and never deletes a document with a number', () => {
  const states = Object.keys(invoiceMoves) as InvoiceState[]
  expect(states.filter((state) => outcomeOf(state, 'ISSUE').includes('take-number'))).toEqual(['DRAFT'])
  const reached = new Set<InvoiceState>(['ISSUED'])
  for (const state of reached) {
    for (const event of events) {
      const decision = decideInvoice(state, event)
      if (decision.ok) reached.add(decision.state)
    }
  }
  expect([...reached]).toEqual(['ISSUED', 'VOID'])
})
