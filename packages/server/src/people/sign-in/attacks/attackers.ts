import { randomUUID } from 'node:crypto'
import { callback } from '../../../../../../test/people.ts'
import type { Shop } from '../../../../../../test/shop.ts'
import { createSite, registerOAuthApp } from '../../../desk/site/create-site.ts'

/** Client IDs of an attacker's apps, in the same store and in another. */
export const openAttackers = async ({ context: { db }, siteId }: Shop) => {
  const [neighbour, stranger, elsewhere] = [randomUUID(), randomUUID(), randomUUID()]
  const app = {
    name: 'Attacker',
    rotatesRefreshTokens: true,
    redirectUris: [callback],
    origins: ['https://evil.example'],
  }
  await createSite(db, { id: elsewhere, name: 'Elsewhere', currency: 'EUR', language: 'en', demo: false })
  await registerOAuthApp(db, siteId, { ...app, clientId: neighbour })
  await registerOAuthApp(db, elsewhere, { ...app, clientId: stranger })
  return { neighbour, stranger }
}
