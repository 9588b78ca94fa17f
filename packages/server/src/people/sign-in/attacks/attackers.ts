import { randomUUID } from 'node:crypto'
import { callback } from '../../../../../../test/people.ts'
import type { Shop } from '../../../../../../test/shop.ts'
import { createSite, registerOAuthApp } from '../../../desk/site/create-site.ts'

/** Client ids of apps that an attacker controls: of the same store, and of another. */
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
