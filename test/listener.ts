import { registerApp } from '@vitrine/server/ground/event/apps.ts'
import { insertSubscription } from '@vitrine/server/ground/event/store.ts'
import { sql } from 'kysely'
import type { Shop } from './shop.ts'

/** Adds an app that subscribes to events, from years ahead: they are recorded, but never sent. */
export const addListener = async ({
  context: { db, newId },
  siteId,
}: Pick<Shop, 'context' | 'siteId'>): Promise<void> => {
  const [id, appId] = [newId(), newId()]
  await registerApp(db, { siteId, appId, name: 'Listener' })
  await insertSubscription(db, { site_id: siteId, id, app_id: appId, url: 'https://listener.test', event_types: ['*'] })
  await sql`update webhook_subscription set created_date = now() + interval '10 years' where id = ${id}`.execute(db)
}
