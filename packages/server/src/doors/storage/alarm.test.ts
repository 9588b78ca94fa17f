import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { migrate } from '../../ground/database/migrate.ts'
import { migrations } from '../../migrations.ts'
import { openDatabase } from '../../ground/database/open-database.ts'
import { canMountDisks, mountDisk } from '../../ground/database/testing/disk.ts'
import { openMailServer } from '../../ground/mail/testing-mail-server.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openShopOn } from '../../testing/open-shop.ts'

const addToCart = '/ecom/v1/carts/current/add-to-cart'

/** A shop on a small disk, with a mail server and an owner. */
const openShop = async () => {
  const [disk, mail] = [mountDisk()!, await openMailServer()]
  const database = await openDatabase<Tables>({ dataFolder: disk.folder })
  await migrate(database.db, migrations)
  const logged: string[] = []
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  )
  const shop = await openShopOn(database, { log, config: { smtpUrl: mail.url, publicUrl: 'http://localhost:4000' } })
  // Drops log messages of the start.
  logged.length = 0
  const { siteId, clientId, context } = shop
  await createOwner(database.db, { siteId, email: 'owner@shop.test', password: 'a very long password' })
  const product = await addProduct(database.db, siteId, { stock: 5 })
  const visitor = { role: 'visitor', siteId, clientId, visitorId: randomUUID() } as const
  const headers = {
    authorization: await context.accessTokens.sign(visitor, 14_400),
    'content-type': 'application/json',
  }
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(shop.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const buy = () => send('POST', addToCart, { lineItems: [{ catalogReference: referenceTo(product), quantity: 1 }] })
  const close = async () => {
    await shop.close()
    await mail.close()
    disk.unmount()
  }
  return { ...disk, messages: mail.messages, logged, send, buy, close }
}

describe.skipIf(!canMountDisks())('a shop with a full disk', () => {
  test('can be read, explains refused writes, and notifies its owner once by log and email', async () => {
    const { send, buy, fill, makeRoom, messages, logged, close } = await openShop()
    try {
      expect((await buy()).status).toBe(200)
      fill()
      for (let round = 0; round < 3; round += 1) {
        expect(await buy()).toMatchObject({
          status: 507,
          body: {
            details: {
              applicationError: { code: 'STORAGE_FULL', description: expect.stringContaining('no disk space') },
            },
          },
        })
        expect(await send('GET', '/ecom/v1/carts/current')).toMatchObject({
          status: 200,
          body: { cart: { lineItems: [{ quantity: 1 }] } },
        })
        expect((await send('POST', '/stores-reader/v1/products/query-platformized', {})).status).toBe(200)
      }
      await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(1)
      expect(messages[0]).toMatch(/To: owner@shop\.test[^]*Subject: Test shop is out of disk space/)
      expect(logged).toEqual([expect.stringMatching(/^The disk is full/)])

      makeRoom()
      await expect.poll(async () => (await buy()).status, { timeout: 10_000 }).toBe(200)
      expect(logged).toHaveLength(2)
      expect(logged[1]).toMatch(/^There is space/)
      await wait(200)
      expect(messages).toHaveLength(1)
    } finally {
      await close()
    }
  })
})
