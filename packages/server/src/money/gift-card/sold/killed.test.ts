import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { openDatabase } from '../../../ground/database/open-database.ts'
import { createThrowawayFolder } from '../../../ground/database/embedded/private-folder.ts'
import { createLog } from '../../../ground/base/log.ts'
import { createServer } from '../../../server.ts'
import type { Tables } from '../../../ground/database/tables.ts'

/** Runs orders in a separate process, kills it, and returns the orders confirmed before. */
const buyUntilKilled = async (dataFolder: string, milliseconds: number): Promise<string[]> => {
  const script = fileURLToPath(new URL('../testing-child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataFolder], { stdio: ['ignore', 'pipe', 'pipe'] })
  const confirmed: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => line !== 'open' && confirmed.push(line))
  const ended = once(child, 'exit')
  while (confirmed.length === 0 && child.exitCode === null) await Promise.race([once(lines, 'line'), ended])
  expect(complaints).toBe('')
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  child.kill('SIGKILL')
  await ended
  return confirmed
}

/** Reopens the shop after all leases have expired, and settles open payments. */
const openAgain = async (dataFolder: string) => {
  const database = await openDatabase<Tables>({ dataFolder })
  const server = await createServer({
    database,
    log: createLog('error'),
    now: () => new Date(Date.now() + 60_000),
    config: {
      publicUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
      trustProxy: false,
      mailFrom: 'shop@test.invalid',
      mediaFolder: join(dataFolder, 'media'),
    },
  })
  await server.start(0)
  const open = () =>
    database.db.selectFrom('payment_attempt').select('id').where('state', 'in', ['started', 'awaiting']).execute()
  await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(0)
  return { database, server }
}

// `npm test` kills servers amid orders with gift cards in the journey `killed-money`.
test.runIf(isLongRun)(
  'a server killed during orders redeems exactly the cost of its orders',
  {
    timeout: 1_800_000,
  },
  async () => {
    const rounds = 12
    for (let round = 0; round < rounds; round += 1) {
      const dataFolder = createThrowawayFolder()
      const confirmed = await buyUntilKilled(dataFolder, 700 + ((round * 331) % 900))
      const { database, server } = await openAgain(dataFolder)
      const { db } = database
      const card = await db.selectFrom('gift_card').selectAll().executeTakeFirstOrThrow()
      const redemptions = await db.selectFrom('gift_card_redemption').selectAll().execute()
      const payments = await db.selectFrom('payment').selectAll().execute()
      const orders = await db.selectFrom('orders').select('id').execute()
      const gifts = payments.filter(({ body }) => body.giftcardPaymentDetails)

      expect(confirmed.length).toBeGreaterThan(0)
      expect(confirmed.filter((id) => !orders.some((order) => order.id === id))).toEqual([])
      const kept = redemptions.map(({ amount, returned }) => Number(amount) - Number(returned))
      expect(Number(card.balance)).toBe(Number(card.initial_value) - kept.reduce((sum, one) => sum + one, 0))
      // Every remaining redemption is the payment of one order; all others were returned in full.
      const held = redemptions.filter(({ amount, returned }) => Number(amount) > Number(returned)).map(({ id }) => id)
      expect(held.toSorted()).toEqual(gifts.map(({ id }) => id).toSorted())
      expect(redemptions.every(({ amount, returned }) => [0, Number(amount)].includes(Number(returned)))).toBe(true)
      expect(new Set(gifts.map((payment) => payment.order_id)).size).toBe(orders.length)
      console.log(`killed after ${confirmed.length} confirmed orders; ${redemptions.length - held.length} given back`)

      await server.stop()
      await database.close()
      rmSync(dataFolder, { recursive: true, force: true })
    }
  },
)
