import { drawWith } from '@vitrine/web/drawn-page.ts'
import type { Drawn } from '../page.ts'
import { showAccount, type OpenAccount } from './open.ts'
import { UnknownOrderPage } from './orders-page.tsx'

/** Says the same of an order that is not there and of one that is another's. */
export const unknownOrder = (account: OpenAccount): Drawn =>
  drawWith(
    UnknownOrderPage,
    showAccount(account, { status: 404, title: account.words.orderNotFound, section: 'orders', data: {} }),
  )
