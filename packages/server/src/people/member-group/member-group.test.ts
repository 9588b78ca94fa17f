import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { memberGroupIdsOf } from './store.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const groups = '/vitrine/v1/member-groups'
const ask = (call: string, body?: object) => shop.send(call, { token: shop.apiKey, ...(body && { body }) })
const create = async (name: string) => (await ask(`POST ${groups}`, { memberGroup: { name } })).body.memberGroup
const add = (id: string, memberIds: readonly string[]) => ask(`POST ${groups}/${id}/members`, { memberIds })
const namesOf = async (memberId: string) =>
  (await ask(`GET /vitrine/v1/members/${memberId}/groups`)).body.memberGroups.map(({ name }: { name: string }) => name)

test('adds members to groups and removes them', async () => {
  const [ada, bob] = [await door.arrive(), await door.arrive()]
  const [trade, friends] = [await create('Trade'), await create('Friends')]
  expect((await add(trade.id, [ada.memberId, bob.memberId])).body.memberGroup.memberCount).toBe(2)
  await Promise.all([add(trade.id, [ada.memberId]), add(trade.id, [ada.memberId]), add(friends.id, [ada.memberId])])
  expect([await namesOf(ada.memberId), await namesOf(bob.memberId)]).toEqual([['Friends', 'Trade'], ['Trade']])
  const removed = await ask(`POST ${groups}/${trade.id}/members/remove`, { memberIds: [ada.memberId, randomUUID()] })
  expect(removed.body.memberGroup.memberCount).toBe(1)
  const { members, metadata } = (await ask(`GET ${groups}/${trade.id}/members`)).body
  expect([members.map(({ id }: { id: string }) => id), metadata.total]).toEqual([[bob.memberId], 1])
})

test('adds no one if one of them is not a member', async () => {
  const { memberId } = await door.arrive()
  const { id } = await create('Half known')
  const unknown = randomUUID()
  const answer = await add(id, [memberId, unknown])
  expect([answer.status, JSON.stringify(answer.body).includes(unknown)]).toEqual([404, true])
  expect((await ask(`GET ${groups}/${id}`)).body.memberGroup.memberCount).toBe(0)
})

test('requires a unique name for a group', async () => {
  await create('Press')
  const other = await create('Reporters')
  expect((await ask(`POST ${groups}`, { memberGroup: { name: ' PRESS ' } })).status).toBe(409)
  const renamed = { memberGroup: { revision: other.revision, name: 'press' } }
  expect((await ask(`PATCH ${groups}/${other.id}`, renamed)).status).toBe(409)
  for (const memberGroup of [{}, { name: '  ' }]) {
    const answer = await ask(`POST ${groups}`, { memberGroup })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('memberGroup.name')])
  }
})

test('rejects a rename with an outdated revision', async () => {
  const { id, revision } = await create('Old')
  expect((await ask(`PATCH ${groups}/${id}`, { memberGroup: { revision, name: 'New' } })).status).toBe(200)
  expect((await ask(`PATCH ${groups}/${id}`, { memberGroup: { revision, name: 'Newer' } })).status).toBe(409)
  const query = { filter: { name: 'New' } }
  const found = (await ask(`POST ${groups}/query`, { query })).body.memberGroups
  expect(found.map((group: { id: string }) => group.id)).toEqual([id])
})

test('removes deleted accounts from groups, and keeps members when a group is deleted', async () => {
  const [ada, bob] = [await door.signIn(), await door.arrive()]
  const { id } = await create('Fleeting')
  await add(id, [ada.memberId, bob.memberId])
  await ask(`DELETE /members/v1/members/${ada.memberId}`)
  expect((await ask(`GET ${groups}/${id}`)).body.memberGroup.memberCount).toBe(1)
  expect((await ask(`DELETE ${groups}/${id}`)).status).toBe(200)
  expect(await memberGroupIdsOf(shop.context.db, shop.siteId, bob.memberId)).toEqual([])
  expect((await ask(`GET /members/v1/members/${bob.memberId}`)).status).toBe(200)
})

test('reports a group of another store as not found', async () => {
  const other = await openShop()
  try {
    const { id } = await create('Ours')
    const answer = await other.send(`GET ${groups}/${id}`, { token: other.apiKey })
    expect(answer.status).toBe(404)
  } finally {
    await other.close()
  }
})
