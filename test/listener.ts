import { insertApp, insertSubscription } from '@vitrine/server/ground/event/store.ts'
import { sql } from 'kysely'
import type { Shop } from './shop.ts'

interface Listened {
  readonly context: Pick<Shop['context'], 'db' | 'newId'>
  readonly siteId: string
}

/** Adds an app that subscribes to events, from years ahead: they are recorded, but never sent. */
export const addListener = async ({ context: { db, newId }, siteId }: Listened): Promise<void> => {
  const [id, appId] = [newId(), newId()]
  // Nothing is signed for it: keys would take longer than most tests.
  await insertApp(db, { site_id: siteId, app_id: appId, name: 'Listener', private_key: '', public_key: '' })
  await insertSubscription(db, { site_id: siteId, id, app_id: appId, url: 'https://listener.test', event_types: ['*'] })
  await sql`update webhook_subscription set created_date = now() + interval '10 years' where id = ${id}`.execute(db)
}
