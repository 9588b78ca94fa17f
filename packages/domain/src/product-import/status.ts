import type { ProductImport } from '@vitrine/contract/entities/catalog/product/product-import.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

export type ProductImportStatus = ProductImport['status']
export type ProductImportEvent = 'FINISH' | 'CANCEL' | 'FAIL'

/** `end`: delete the file, which is no longer needed. */
export type ProductImportTask = 'end'

const ended = { on: {}, otherwise: 'ENDED' } as const

/** An import ends once. */
export const productImportMoves = {
  RUNNING: {
    on: {
      FINISH: { to: 'COMPLETED', tasks: ['end'] },
      CANCEL: { to: 'CANCELED', tasks: ['end'] },
      FAIL: { to: 'FAILED', tasks: ['end'] },
    },
    otherwise: 'ENDED',
  },
  COMPLETED: ended,
  CANCELED: ended,
  FAILED: ended,
} as const satisfies Machine<ProductImportStatus, ProductImportEvent, ProductImportTask, 'ENDED'>

export const newProductImport: Decided<ProductImportStatus> = decided('RUNNING')

/** Decides how an event changes an import. */
export const decideProductImport = (
  status: ProductImportStatus,
  event: ProductImportEvent,
): Decision<ProductImportStatus, ProductImportTask, 'ENDED'> =>
  decideBy<ProductImportStatus, ProductImportEvent, ProductImportTask, 'ENDED'>(productImportMoves, status, event)
