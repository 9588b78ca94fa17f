import { expect, test } from 'vitest'
import type { Caller } from '../base/caller.ts'
import { actorOf } from './actor.ts'

const visitor = { role: 'visitor', siteId: 's', visitorId: 'v' } as const
const member = { role: 'member', siteId: 's', memberId: 'm', visitorId: 'v', sessionId: 'x' } as const

test.each<[Exclude<Caller, { role: 'anyone' }>, object]>([
  [visitor, { type: 'visitor', id: 'v' }],
  [member, { type: 'member', id: 'm' }],
  [
    { role: 'owner', siteId: 's', ownerId: 'o' },
    { type: 'owner', id: 'o' },
  ],
  [{ role: 'owner', siteId: 's' }, { type: 'key' }],
  [
    { role: 'owner', siteId: 's', actsFor: member },
    { type: 'member', id: 'm' },
  ],
  [
    { role: 'app', siteId: 's', appId: 'a', instanceId: 'i', scopes: [] },
    { type: 'app', id: 'a' },
  ],
])('maps the caller %j to the actor %j', (caller, actor) => {
  expect(actorOf(caller)).toEqual(actor)
})
