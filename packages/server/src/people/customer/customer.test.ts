import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, ApiKeyStrategy, customers, memberGroups } from '@vitrine/client'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { memberGroupIdsOf } from '../member-group/api.ts'
import { runJobs } from '../../testing/run-jobs.ts'

const createOwner = (shop: Shop) =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { customers, memberGroups },
  })

let shop: Shop
let owner: ReturnType<typeof createOwner>['customers']
beforeAll(async () => {
  shop = await openShop()
  owner = createOwner(shop).customers
})
afterAll(() => shop.close())

const newEmail = () => `${randomUUID()}@mail.example`

test('creates, finds and updates a customer by email, or by phone without one', async () => {
  const email = newEmail()
  const ada = await owner.createCustomer({ email: ` ${email.toUpperCase()}`, firstName: 'Ada', tags: ['VIP', 'vip '] })
  expect(ada).toMatchObject({ email, tags: ['VIP'], orderCount: 0, accountStatus: 'NONE', revision: '1' })
  await expect(owner.createCustomer({ email })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  await expect(owner.createCustomer({ firstName: 'Nobody' })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const bob = await owner.createCustomer({ phone: '+49 40 555-0101' })
  await expect(owner.createCustomer({ phone: '0049 40 5550101' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  await expect(owner.updateCustomer(bob.id, { revision: '1', email })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  const other = newEmail()
  const changed = await owner.updateCustomer(bob.id, { revision: '1', email: other, note: 'Calls.' })
  expect(changed).toMatchObject({ revision: '2', email: other, note: 'Calls.' })
  // The phone number identifies nobody any more.
  await owner.createCustomer({ phone: '+49405550101' })
  await expect(owner.updateCustomer(bob.id, { revision: '1', note: '' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await owner.updateCustomer(bob.id, { revision: '2', note: '' })).note).toBe(undefined)
  const tags = Array.from({ length: 51 }, (_, index) => `t${index}`)
  await expect(owner.createCustomer({ email: newEmail(), tags })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
})

test('finds customers by part of a name, email, phone or tag, sorted and paged', async () => {
  const tag = `Tag ${randomUUID()}`
  for (const lastName of ['Zola', 'Byron', 'Adams'])
    await owner.createCustomer({ email: newEmail(), firstName: 'Kim', lastName, phone: '+1 555 010 9999', tags: [tag] })
  const found = await owner.queryCustomers().hasSome('tags', [tag]).ascending('name').limit(2).find()
  expect(found.items.map(({ lastName }) => lastName)).toEqual(['Adams', 'Byron'])
  expect((await found.next()).items.map(({ lastName }) => lastName)).toEqual(['Zola'])
  const count = (part: string) =>
    owner.countCustomers({ filter: { tags: { $hasSome: [tag] }, searchText: { $contains: part } } })
  expect([await count('im by'), await count('0109999'), await count('EXAMPLE'), await count('nobody')]).toEqual([
    1, 3, 3, 0,
  ])
  const named = (filter: object) => owner.countCustomers({ filter: { tags: { $hasSome: [tag] }, ...filter } })
  expect([await named({ name: 'KIM Byron' }), await named({ name: { $in: ['Kim Zola', 'kim adams'] } })]).toEqual([
    1, 2,
  ])
  await owner.createCustomer({ email: newEmail(), firstName: 'Émile', lastName: 'Öztürk', tags: [tag] })
  expect([await count('ÉMIL'), await count('émile öz'), await count('emile')]).toEqual([1, 1, 0])
  for (const filter of [{ spent: { $gt: 'x' } }, { unknown: 1 }, { tags: { $contains: 'x' } }])
    await expect(owner.countCustomers({ filter })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
})

test('makes the account with the email of a guest the guest’s account, and shows its state at once', async () => {
  const email = newEmail()
  const guest = await owner.createCustomer({ email, firstName: 'Ada', tags: ['VIP'] })
  const { memberId } = await atTheDoor(shop).arrive(email)
  await runJobs(shop.context, 'customer-member')
  const member = await owner.getCustomer(memberId)
  expect(member).toMatchObject({ id: guest.id, memberId, accountStatus: 'ACTIVE', tags: ['VIP'] })
  await shop.send(`POST /members/v1/members/${memberId}/block`, { token: shop.apiKey })
  expect((await owner.getCustomer(guest.id)).accountStatus).toBe('BLOCKED')
  const refused = owner.updateCustomer(guest.id, { revision: member.revision!, email: newEmail() })
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const address = { country: 'JP', city: 'Kyoto', addressLine: 'Sanjo 1' }
  await owner.updateCustomer(guest.id, { revision: member.revision!, lastName: 'King', addresses: [address] })
  await runJobs(shop.context, 'customer-member')
  expect(await owner.getCustomer(guest.id)).toMatchObject({ lastName: 'King', addresses: [address] })
  const { body } = await shop.send(`GET /members/v1/members/${memberId}`, { token: shop.apiKey })
  expect(body.member.contact).toMatchObject({ lastName: 'King', addresses: [{ city: 'Kyoto' }] })
})

test('merges customers into the one with an account, and refuses to merge two accounts', async () => {
  const [one, two] = [await atTheDoor(shop).arrive(), await atTheDoor(shop).arrive()]
  await runJobs(shop.context, 'customer-member')
  const both = owner.mergeCustomers(one.memberId, two.memberId)
  await expect(both).rejects.toMatchObject({ code: 'CUSTOMERS_HAVE_ACCOUNTS' })
  await expect(owner.mergeCustomers(one.memberId, one.memberId)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const email = newEmail()
  const guest = await owner.createCustomer({ email, tags: ['Guest'], note: 'Gate code 4.' })
  await owner.setMarketingConsent(guest.id, { channel: 'EMAIL', status: 'SUBSCRIBED' })
  const merged = await owner.mergeCustomers(guest.id, one.memberId)
  expect(merged).toMatchObject({
    memberId: one.memberId,
    accountStatus: 'ACTIVE',
    tags: ['Guest'],
    note: 'Gate code 4.',
    emailConsent: { status: 'SUBSCRIBED' },
  })
  expect((await owner.getCustomer(guest.id)).id).toBe(merged.id)
  expect(await owner.listMarketingConsents(guest.id)).toMatchObject([{ source: 'OWNER', status: 'SUBSCRIBED' }])
  await expect(owner.createCustomer({ email })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
})

test('keeps one customer if several requests create, merge or tag it at the same time', async () => {
  const email = newEmail()
  const made = await Promise.allSettled(Array.from({ length: 4 }, () => owner.createCustomer({ email })))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [one, two] = [
    await owner.createCustomer({ email: newEmail() }),
    await owner.createCustomer({ email: newEmail() }),
  ]
  const merges = await Promise.allSettled([owner.mergeCustomers(one.id, two.id), owner.mergeCustomers(two.id, one.id)])
  expect(merges.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.all(['A', 'B', 'C'].map((tag) => owner.bulkUpdateCustomerTags([one.id, two.id], { add: [tag] })))
  const kept = await owner.getCustomer(one.id)
  expect([...kept.tags].toSorted()).toEqual(['A', 'B', 'C'])
  expect(await owner.listCustomerTags()).toContainEqual({ tag: 'A', count: 1 })
})

test('imports customers with errors by row, and a preview saves nothing', async () => {
  const [known, fresh] = [newEmail(), newEmail()]
  await owner.createCustomer({ email: known, firstName: 'Ada', tags: ['Old'], note: 'Mine.' })
  const file = [
    { email: known, firstName: 'Adele', lastName: '', tags: ['New'], note: 'Theirs.' },
    { email: 'no email' },
    { email: fresh, emailConsent: 'SUBSCRIBED' as const },
    { email: fresh.toUpperCase() },
    { firstName: 'Nobody' },
  ]
  const actions = async (options: { updateExisting?: boolean; isPreview?: boolean }) =>
    (await owner.bulkImportCustomers(file, options)).map(({ action, field }) => (field ? `${action} ${field}` : action))
  expect(await actions({ isPreview: true })).toEqual([
    'SKIPPED',
    'REFUSED email',
    'CREATED',
    'SKIPPED',
    'REFUSED email',
  ])
  expect(await owner.countCustomers({ filter: { email: fresh } })).toBe(0)
  const [, refused] = await owner.bulkImportCustomers(file, { isPreview: true })
  expect(refused!.error).toMatchObject({
    code: 'INVALID_ARGUMENT',
    data: { fieldViolations: [{ violatedRule: 'FORMAT', data: { type: 'EMAIL' } }] },
  })
  expect(await actions({ updateExisting: true })).toEqual([
    'UPDATED',
    'REFUSED email',
    'CREATED',
    'UPDATED',
    'REFUSED email',
  ])
  const { items } = await owner.queryCustomers().in('email', [known, fresh]).descending('createdDate').find()
  expect(items).toMatchObject([
    { email: fresh, emailConsent: { status: 'SUBSCRIBED' } },
    { email: known, firstName: 'Adele', tags: ['Old', 'New'], note: 'Mine.' },
  ])
})

test('counts a segment live, and refuses a filter that does not work', async () => {
  const tag = randomUUID()
  const filter = { tags: { $hasSome: [tag] } }
  const segment = await owner.createCustomerSegment({ name: 'Regulars', filter })
  expect(segment.customerCount).toBe(0)
  const { id } = await owner.createCustomer({ email: newEmail(), tags: [tag] })
  expect((await owner.getCustomerSegment(segment.id)).customerCount).toBe(1)
  expect(await owner.countCustomers({ filter: { $and: [filter, { hasAccount: true }] } })).toBe(0)
  await expect(owner.createCustomerSegment({ name: 'REGULARS', filter })).rejects.toMatchObject({
    code: 'ALREADY_EXISTS',
  })
  const wrong = owner.updateCustomerSegment(segment.id, { revision: '1', filter: { spend: { $gt: 1 } } })
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const renamed = await owner.updateCustomerSegment(segment.id, { revision: '1', name: 'Best' })
  expect(renamed).toMatchObject({ name: 'Best', revision: '2', filter, customerCount: 1 })
  await owner.deleteCustomerSegment(segment.id)
  expect((await owner.getCustomer(id)).tags).toEqual([tag])
})

test('has the customers with an account of a segment in its member group, as long as they match', async () => {
  const { customers: own, memberGroups } = createOwner(shop)
  const tag = randomUUID()
  const segment = await own.createCustomerSegment({
    name: tag,
    filter: { tags: { $hasSome: [tag] }, spent: { $gte: 0 } },
  })
  const group = await memberGroups.createMemberGroup({ name: tag, segmentId: segment.id })
  const { memberId } = await atTheDoor(shop).arrive()
  await runJobs(shop.context, 'customer-member')
  const groupsOf = () => memberGroupIdsOf(shop.context.db, shop.siteId, memberId)
  expect(await groupsOf()).toEqual([])
  await own.bulkUpdateCustomerTags([memberId], { add: [tag] })
  await own.createCustomer({ email: newEmail(), tags: [tag] })
  expect(await groupsOf()).toEqual([group.id])
  const { members, metadata } = await memberGroups.listMembersOfGroup(group.id)
  expect([members.map(({ id }) => id), metadata.total]).toEqual([[memberId], 1])
  await expect(memberGroups.addMembersToGroup(group.id, [memberId])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const unknown = memberGroups.createMemberGroup({ name: randomUUID(), segmentId: randomUUID() })
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await own.deleteCustomerSegment(segment.id)
  expect(await groupsOf()).toEqual([])
})
