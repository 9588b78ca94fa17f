import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { insertApiKey } from '@vitrine/server/ground/site/api-key-store.ts'
import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/desk/site/create-site.ts'
import { addDelivery, addProduct } from '../../../goods.ts'
import { connectStripeDouble, webhookSecret } from '../../../stripe-double/connect.ts'
import { createStripeDouble } from '../../../stripe-double/double.ts'
import { callback } from '../../../credentials.ts'
import { copyDemoDatabase } from '../../stage/platform.ts'
import { freePort, openProgram, platformProgram } from '../../stage/programs.ts'
import { signInMember } from './members.ts'

const siteId = 'b0000000-0000-4000-8000-000000000000'

/** Opens a store on PostgreSQL with sandbox and Stripe cards, whose server can be killed and restarted. */
export const openStore = async () => {
  const [databaseUrl, double] = [await copyDemoDatabase(), await createStripeDouble()]
  onTestFinished(double.close)
  const database = await openDatabase<Tables>({ url: databaseUrl })
  onTestFinished(() => database.close())
  const { db } = database
  const [apiKey, clientId] = [randomUUID(), randomUUID()]
  await createSite(db, { id: siteId, name: 'Killed', currency: 'EUR', language: 'en', demo: true })
  const app = { clientId, name: 'Tests', rotatesRefreshTokens: true, redirectUris: [callback], origins: [] }
  await registerOAuthApp(db, siteId, app)
  await insertApiKey(db, { siteId, key: apiKey, name: 'tests' })
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Webhooks sent while the server is dead are lost.
  const webhook = { id: 'we_of_the_store', url: `${url}/vitrine/v1/payments/webhooks/stripe/${siteId}` }
  double.book.endpoints.set(webhook.id, { ...webhook, secret: webhookSecret })
  const environment = {
    DATABASE_URL: databaseUrl,
    VITRINE_DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: '',
    STRIPE_API_URL: double.addresses.apiUrl,
    STRIPE_SCRIPT_URL: double.addresses.scriptUrl,
    // The test reads responses, not the log of a killed server.
    LOG_LEVEL: 'silent',
  }
  return {
    db,
    siteId,
    double,
    url,
    apiKey,
    clientId,
    product: await addProduct(db, siteId, { price: 1000 }),
    giftCard: await addProduct(db, siteId, {
      name: 'Gift card',
      price: 2500,
      record: { productType: 'digital', giftCard: true },
    }),
    delivery: await addDelivery(db, siteId),
    /** Connects its Stripe account, once a server has created the encryption keys of secrets. */
    connect: () => connectStripeDouble(db, siteId, double),
    /** Creates a member with a token and store credit. */
    enterMember: async (credit: string) => {
      const member = await signInMember({ url, clientId }, (account) => createMember(db, { siteId, ...account }))
      const given = await fetch(`${url}/vitrine/v1/members/${member.id}/store-credit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: apiKey },
        body: JSON.stringify({ amount: credit }),
      })
      if (!given.ok) throw new Error(`No store credit was given: ${await given.text()}`)
      return member
    },
    start: () => openProgram(platformProgram, environment),
    /** Starts another server over the same database. */
    startBeside: (other: number) => openProgram(platformProgram, { ...environment, PORT: String(other) }),
  }
}
export type Store = Awaited<ReturnType<typeof openStore>>
