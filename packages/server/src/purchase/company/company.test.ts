import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  companies,
  createClient,
  customers,
  memberGroups,
  taxExemptGroups,
  type CompanyInput,
} from '@vitrine/client'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { findCompanyOfMember } from '../../people/customer/company/api.ts'
import { memberGroupIdsOf } from '../../people/member-group/api.ts'
import { runJobs } from '../../testing/run-jobs.ts'

const createOwner = ({ url: host, apiKey, siteId }: Shop) =>
  createClient({
    host,
    auth: ApiKeyStrategy({ apiKey, siteId }),
    modules: { companies, customers, memberGroups, taxExemptGroups },
  })

let shop: Shop
let owner: ReturnType<typeof createOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = createOwner(shop)
})
afterAll(() => shop.close())

const newEmail = () => `${randomUUID()}@mail.example`
const newCustomer = (more: object = {}) => owner.customers.createCustomer({ email: newEmail(), ...more })
const newCompany = (more: CompanyInput = {}) => owner.companies.createCompany({ name: 'Acme GmbH', ...more })
const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' }
const invalid = (field: string) => ({ code: 'INVALID_ARGUMENT', violations: [{ field }] })

test('creates, changes and deletes a company', async () => {
  const [group, exempt] = await Promise.all([
    owner.memberGroups.createMemberGroup({ name: `Wholesale ${randomUUID()}` }),
    owner.taxExemptGroups.createTaxExemptGroup({ name: 'Resellers' }),
  ])
  const company = await newCompany({
    name: '  Acme GmbH ',
    externalId: `C-${group.id}`,
    taxId: { id: 'de 136 695 976' },
    billingAddress: berlin,
    shippingAddresses: [berlin, { ...berlin, addressLine: 'Dock 2' }],
    tags: ['VIP', 'vip ', 'Berlin'],
    note: 'Calls on Mondays.',
    paymentTerms: 'NET_30',
    memberGroupIds: [group.id.toUpperCase()],
    taxExemptGroupId: exempt.id,
  })
  expect(company).toMatchObject({
    name: 'Acme GmbH',
    taxId: { id: 'DE136695976' },
    billingAddress: berlin,
    shippingAddresses: [berlin, { addressLine: 'Dock 2' }],
    tags: ['VIP', 'Berlin'],
    paymentTerms: 'NET_30',
    memberGroupIds: [group.id],
    taxExemptGroupId: exempt.id,
    personCount: 0,
    orderCount: 0,
    spent: '0.00',
    openAmount: '0.00',
    revision: '1',
  })
  const { id } = company
  const changed = await owner.companies.updateCompany(id, { revision: '1', name: 'Acme AG' })
  expect(changed).toMatchObject({ name: 'Acme AG', paymentTerms: 'NET_30', note: 'Calls on Mondays.', revision: '2' })
  await expect(owner.companies.updateCompany(id, { revision: '1', name: 'Old' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const cleared = await owner.companies.updateCompany(id, {
    revision: '2',
    externalId: '',
    taxId: { id: '' },
    billingAddress: {},
    shippingAddresses: [],
    tags: [],
    note: '',
    paymentTerms: 'PAY_AT_CHECKOUT',
    memberGroupIds: [],
    taxExemptGroupId: '',
  })
  expect(Object.keys(cleared)).not.toEqual(expect.arrayContaining(['externalId']))
  for (const name of ['externalId', 'taxId', 'billingAddress', 'note', 'taxExemptGroupId'])
    expect(cleared).not.toHaveProperty(name)
  expect(cleared).toMatchObject({
    shippingAddresses: [],
    tags: [],
    memberGroupIds: [],
    paymentTerms: 'PAY_AT_CHECKOUT',
  })
  const timeline = await owner.companies.getCompanyTimeline(id)
  expect(timeline.map(({ type, title }) => [type, title]).toSorted()).toEqual([
    ['CREATED', undefined],
    ['NOTE', 'Calls on Mondays.'],
    ['TERMS_CHANGED', 'NET_30'],
    ['TERMS_CHANGED', 'PAY_AT_CHECKOUT'],
  ])
  await owner.companies.deleteCompany(id)
  await expect(owner.companies.getCompany(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(owner.companies.deleteCompany(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses invalid fields of a company by name', async () => {
  const tooLong = 'x'.repeat(101)
  const refused: [CompanyInput, string][] = [
    [{ name: ' ' }, 'company.name'],
    [{ name: tooLong }, 'company.name'],
    [{ externalId: tooLong }, 'company.externalId'],
    [{ note: 'x'.repeat(5001) }, 'company.note'],
    [{ taxId: { id: 'DE136695977' } }, 'company.taxId.id'],
    [{ taxId: { id: '111', type: 'CNPJ' } }, 'company.taxId.id'],
    [{ paymentTerms: 'NET_31' as 'NET_30' }, 'company.paymentTerms'],
    [{ billingAddress: { city: 'Berlin' } }, 'company.billingAddress.country'],
    [{ shippingAddresses: [berlin, { city: 'Berlin' }] }, 'company.shippingAddresses[1].country'],
    [{ shippingAddresses: Array.from({ length: 21 }, () => berlin) }, 'company.shippingAddresses'],
    [{ tags: Array.from({ length: 51 }, (_, index) => `t${index}`) }, 'company.tags'],
    [{ memberGroupIds: Array.from({ length: 11 }, () => randomUUID()) }, 'company.memberGroupIds'],
    [{ memberGroupIds: ['wholesale'] }, 'company.memberGroupIds[0]'],
  ]
  for (const [fields, field] of refused) await expect(newCompany(fields), field).rejects.toMatchObject(invalid(field))
  const nameless = owner.companies.createCompany({ note: 'No name.' })
  await expect(nameless).rejects.toMatchObject(invalid('company.name'))
  for (const unknown of [
    { memberGroupIds: [randomUUID()] },
    { taxExemptGroupId: randomUUID() },
    { taxExemptGroupId: 'x' },
  ])
    await expect(newCompany(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const externalId = randomUUID()
  await newCompany({ externalId })
  await expect(newCompany({ externalId })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
})

test('finds companies by parts of their texts, sorted and paged', async () => {
  const tag = `Tag ${randomUUID()}`
  for (const name of ['Zeta Kft', 'alpha Ltd', 'Müller KG'])
    await newCompany({ name, tags: [tag], ...(name === 'alpha Ltd' && { paymentTerms: 'NET_60' as const }) })
  const found = await owner.companies.queryCompanies().hasSome('tags', [tag]).ascending('name').limit(2).find()
  expect(found.items.map(({ name }) => name)).toEqual(['alpha Ltd', 'Müller KG'])
  expect((await found.next()).items.map(({ name }) => name)).toEqual(['Zeta Kft'])
  const count = (filter: object) => owner.companies.countCompanies({ filter: { tags: { $hasSome: [tag] }, ...filter } })
  for (const text of ['MüLL', 'MÜLL', 'mü']) expect(await count({ searchText: { $contains: text } })).toBe(1)
  await newCompany({ name: 'Überland AG', tags: [tag] })
  expect(await count({ searchText: { $contains: 'überl' } })).toBe(1)
  expect(await count({ searchText: { $contains: 'nobody' } })).toBe(0)
  expect(await count({ paymentTerms: 'NET_60' })).toBe(1)
  expect(await count({ openAmount: { $gt: 0 } })).toBe(0)
  await expect(count({ note: 'x' })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  await expect(count({ openAmount: { $gt: 'x' } })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
})

test('adds people, of whom each belongs to at most one company', async () => {
  const [company, other] = [await newCompany({ name: 'One' }), await newCompany({ name: 'Other' })]
  const [ann, bob] = [await newCustomer({ firstName: 'Ann', lastName: 'Lee' }), await newCustomer({ firstName: 'Bob' })]
  const add = (id: string, customerId: string, role?: 'ADMINISTRATOR') =>
    owner.companies.addCompanyPerson(id, { customerId, ...(role && { role }) })
  expect(await add(company.id!, ann.id)).toMatchObject({
    customerId: ann.id,
    role: 'BUYER',
    firstName: 'Ann',
    hasAccount: false,
  })
  await add(company.id!, bob.id, 'ADMINISTRATOR')
  const people = await owner.companies.listCompanyPeople(company.id!)
  expect(people.map(({ firstName, role }) => [firstName, role])).toEqual([
    ['Bob', 'ADMINISTRATOR'],
    ['Ann', 'BUYER'],
  ])
  expect(await owner.companies.listCompanyPeople(company.id!, { limit: 1, offset: 1 })).toMatchObject([
    { firstName: 'Ann' },
  ])
  await expect(add(company.id!, ann.id)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  await expect(add(other.id!, ann.id)).rejects.toMatchObject({
    code: 'CUSTOMER_IN_ANOTHER_COMPANY',
    data: { companyId: company.id, companyName: 'One' },
  })
  for (const [id, customerId] of [
    [company.id!, randomUUID()],
    [randomUUID(), ann.id],
  ] as const)
    await expect(add(id, customerId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await owner.companies.updateCompanyPerson(company.id!, ann.id, 'ADMINISTRATOR')).toMatchObject({
    role: 'ADMINISTRATOR',
  })
  expect(await owner.companies.getCompanyOfCustomer(ann.id)).toMatchObject({
    company: { name: 'One', personCount: 2 },
    role: 'ADMINISTRATOR',
  })
  await owner.companies.removeCompanyPerson(company.id!, ann.id)
  await expect(owner.companies.removeCompanyPerson(company.id!, ann.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await owner.companies.getCompanyOfCustomer(ann.id)).toBeUndefined()
  await add(other.id!, ann.id)
  // A customer who is deleted leaves the company.
  await owner.customers.deleteCustomer(bob.id)
  expect(await owner.companies.getCompany(company.id!)).toMatchObject({ personCount: 0 })
  const timeline = await owner.companies.getCompanyTimeline(company.id!)
  expect(timeline.map(({ type }) => type).toSorted()).toEqual([
    'CREATED',
    'PERSON_ADDED',
    'PERSON_ADDED',
    'PERSON_REMOVED',
    'ROLE_CHANGED',
  ])
})

test('lets one of two concurrent requests add the same person', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  const { id: customerId } = await newCustomer()
  const results = await Promise.allSettled(
    [one, other, one, other].map(({ id }) => owner.companies.addCompanyPerson(id!, { customerId })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code as string] : []))
  expect(codes.toSorted()).toEqual(['ALREADY_EXISTS', 'CUSTOMER_IN_ANOTHER_COMPANY', 'CUSTOMER_IN_ANOTHER_COMPANY'])
  const counts = await Promise.all([one, other].map(({ id }) => owner.companies.getCompany(id!)))
  expect(counts.map(({ personCount }) => personCount).toSorted()).toEqual([0, 1])
})

test('refuses more people than a company can have', async () => {
  const { id } = await newCompany()
  const { db } = shop.context
  await db.updateTable('company').set({ person_count: 500 }).where('id', '=', id!).execute()
  const added = owner.companies.addCompanyPerson(id!, { customerId: (await newCustomer()).id })
  await expect(added).rejects.toMatchObject(invalid('options.customerId'))
})

test('moves the company of a customer that is merged into another one, and loses none', async () => {
  const [one, other] = [await newCompany({ name: 'One' }), await newCompany({ name: 'Other' })]
  const [kept, merged, third] = [await newCustomer(), await newCustomer(), await newCustomer()]
  await owner.companies.addCompanyPerson(one.id!, { customerId: merged.id })
  await owner.customers.mergeCustomers(kept.id, merged.id)
  expect(await owner.companies.getCompanyOfCustomer(kept.id)).toMatchObject({
    company: { name: 'One', personCount: 1 },
  })
  await owner.companies.addCompanyPerson(other.id!, { customerId: third.id })
  await expect(owner.customers.mergeCustomers(kept.id, third.id)).rejects.toMatchObject(invalid('otherCustomerId'))
})

test('gives people the member groups of their company, once they have an account', async () => {
  const { db } = shop.context
  const group = await owner.memberGroups.createMemberGroup({ name: `Wholesale ${randomUUID()}` })
  const company = await newCompany({ memberGroupIds: [group.id] })
  const { id: customerId, email } = await newCustomer()
  await owner.companies.addCompanyPerson(company.id!, { customerId })
  const { memberId } = await atTheDoor(shop).arrive(email!)
  await runJobs(shop.context, 'customer-member')
  const groupIds = () => memberGroupIdsOf(db, shop.siteId, memberId)
  expect(await groupIds()).toEqual([group.id])
  expect(await owner.memberGroups.getMemberGroup(group.id)).toMatchObject({ memberCount: 1 })
  expect((await owner.memberGroups.listMembersOfGroup(group.id)).members).toMatchObject([{ id: memberId }])
  // Being in the group by hand, too, counts once.
  await owner.memberGroups.addMembersToGroup(group.id, [memberId])
  expect(await groupIds()).toEqual([group.id])
  expect(await owner.memberGroups.getMemberGroup(group.id)).toMatchObject({ memberCount: 1 })
  await owner.memberGroups.removeMembersFromGroup(group.id, [memberId])
  await owner.companies.removeCompanyPerson(company.id!, memberId)
  expect(await groupIds()).toEqual([])
  await owner.companies.addCompanyPerson(company.id!, { customerId: memberId })
  await owner.memberGroups.deleteMemberGroup(group.id)
  expect(await groupIds()).toEqual([])
  expect(await owner.companies.getCompany(company.id!)).toMatchObject({ memberGroupIds: [] })
  await owner.companies.deleteCompany(company.id!)
  expect(await findCompanyOfMember(db, shop.siteId, memberId)).toBeUndefined()
})

test('keeps companies of stores apart, and the data of a customer knows the company', async () => {
  const stranger = await openShop()
  try {
    const company = await newCompany({ name: 'Secret' })
    const { id: customerId } = await newCustomer()
    await owner.companies.addCompanyPerson(company.id!, { customerId, role: 'ADMINISTRATOR' })
    const elsewhere = createOwner(stranger)
    const foreign = [
      () => elsewhere.companies.getCompany(company.id!),
      () => elsewhere.companies.updateCompany(company.id!, { revision: '1', name: 'Mine' }),
      () => elsewhere.companies.deleteCompany(company.id!),
      () => elsewhere.companies.listCompanyPeople(company.id!),
      () => elsewhere.companies.addCompanyPerson(company.id!, { customerId }),
      () => elsewhere.companies.getCompanyOfCustomer(customerId),
      () => elsewhere.companies.getCompanyTimeline(company.id!),
    ]
    for (const call of foreign) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await elsewhere.companies.countCompanies()).toBe(0)
    expect(await owner.customers.exportCustomerData(customerId)).toMatchObject({
      company: { id: company.id, name: 'Secret', role: 'ADMINISTRATOR' },
    })
  } finally {
    await stranger.close()
  }
})
