import * as services from '@wix/auto_sdk_bookings_services'
import * as wixEventsV2 from '@wix/auto_sdk_events_wix-events-v-2'
import * as plans from '@wix/auto_sdk_pricing-plans_plans'
import { createClient, OAuthStrategy } from '@wix/sdk'
import * as items from '@wix/wix-data-items-sdk'
import { assert } from '../../expect.ts'
import { check } from '../../report.ts'
import { clientId } from '../../shop.ts'

const modules = { services, wixEventsV2, plans, items }

/** Modules without data in this store: their lists are empty, and pages that show them keep working. */
export const checkOtherModules = async (): Promise<void> => {
  const {
    services: booked,
    wixEventsV2: events,
    plans: sold,
    items: data,
  } = createClient({
    modules,
    auth: OAuthStrategy({ clientId }),
  })
  const nothing = { items: [], hasNext: false }
  const seen = (page: { items: unknown[]; hasNext: () => boolean }) => ({ items: page.items, hasNext: page.hasNext() })
  await check('services.queryServices', 'no bookings', async () => {
    assert.deepEqual(seen(await booked.queryServices().find()), nothing)
  })
  await check('wixEventsV2.queryEvents', 'no events', async () => {
    assert.deepEqual(seen(await events.queryEvents().find()), nothing)
  })
  await check('plans.queryPublicPlans', 'no plans', async () => {
    assert.deepEqual(seen(await sold.queryPublicPlans().find()), nothing)
  })
  await check('items.query', 'an empty collection, its count and one of its items', async () => {
    assert.deepEqual(seen(await data.query('Menus').find()), nothing)
    assert.equal(await data.query('Menus').count(), 0)
    assert.equal(await data.get('Menus', 'main'), null)
  })
}
