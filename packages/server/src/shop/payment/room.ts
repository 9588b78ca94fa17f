import type { Context } from '../../ground/context/context.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createPayments } from './payments.ts'
import { createReconciler } from './reconcile.ts'
import { createSandbox } from './sandbox.ts'
import { paymentMigration } from './migration.ts'
import { refundMigration } from './refund-migration.ts'
import { responseMigration } from './response-migration.ts'

export const paymentsOf = (context: Context) => createPayments(context, createSandbox(context))

export const paymentRoom = defineRoom({
  workers: (context) => [createReconciler(context, paymentsOf(context))],
  migrations: [paymentMigration, refundMigration, responseMigration],
})
