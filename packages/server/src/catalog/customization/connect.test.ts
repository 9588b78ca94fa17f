import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, createClient, customizationsV3 } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import {
  connectCustomizations,
  findCustomizations,
  refreshCustomizationJob,
  type ConnectingCustomization,
} from './api.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { customizationsV3 } })
let owner: ReturnType<typeof openOwner>['customizationsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner().customizationsV3
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('customization').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('job').where('site_id', '=', shop.siteId).execute()
})

const connect = async (...customizations: readonly ConnectingCustomization[]) => {
  const site = await requireSite(shop.context.sites, shop.siteId)
  return transact(shop.context.db, (transaction) =>
    connectCustomizations(shop.context, transaction, { site, customizations }),
  )
}
const paths = { path: 'product.options[0]', choicesPath: 'product.options[0].choicesSettings.choices' }
const option = (name: string, ...names: readonly string[]): ConnectingCustomization => ({
  type: 'PRODUCT_OPTION',
  name,
  renderType: 'TEXT_CHOICES',
  choices: names.map((one) => ({ name: one })),
  ...paths,
})
const glaze = (...choices: NonNullable<ConnectingCustomization['choices']>): ConnectingCustomization => ({
  ...option('Glaze'),
  renderType: 'SWATCH_CHOICES',
  choices,
})
const engraving: ConnectingCustomization = {
  type: 'MODIFIER',
  name: 'Engraving',
  renderType: 'FREE_TEXT',
  freeTextInput: { title: 'Your engraving', maxCharCount: 30 },
  ...paths,
}
const all = async () => (await owner.queryCustomizations().ascending('name').find()).items
const choiceNames = async () =>
  (await all()).map(({ choicesSettings }) => choicesSettings?.choices.map(({ name }) => name) ?? [])
const eventTypes = async () => {
  const events = shop.context.db.selectFrom('event').select('type').where('site_id', '=', shop.siteId)
  return (await events.orderBy('type').execute()).map(({ type }) => type.replace(/.*_/, ''))
}

test('creates customizations that do not exist', async () => {
  const [size, color, text] = await connect(
    option('Size', 'Small', 'Large'),
    glaze({ name: 'Sage', colorCode: '#8fa58a' }),
    engraving,
  )
  expect(size).toMatchObject({
    customization: { name: 'Size', key: 'Size', customizationType: 'PRODUCT_OPTION' },
    choices: [{ id: expect.any(String), key: 'Small' }, { key: 'Large' }],
  })
  expect(color!.choices).toMatchObject([{ name: 'Sage', colorCode: '#8fa58a' }])
  expect(text).toMatchObject({
    customization: { freeTextInput: { title: 'Your engraving', key: 'Your engraving', maxCharCount: 30 } },
    choices: [],
  })
  const found = await findCustomizations(shop.context.db, shop.siteId, [size!.customization.id, randomUUID()])
  expect(found).toEqual(new Map([[size!.customization.id, size!.customization]]))
  expect(await eventTypes()).toEqual(['created', 'created', 'created'])
})

test('reuses customizations and choices in any case, and adds those that are missing', async () => {
  const [size] = await connect(option('Size', 'Small', 'Large'), engraving)
  const [again, text] = await connect(option('SIZE ', 'large', 'Huge'), {
    ...engraving,
    freeTextInput: { title: 'Hi' },
  })
  expect(again!.customization).toMatchObject({ id: size!.customization.id, name: 'Size', revision: '2' })
  expect(again!.choices).toMatchObject([size!.choices[1], { name: 'Huge' }])
  expect(text!.customization.freeTextInput!.title).toBe('Your engraving')
  expect(await choiceNames()).toEqual([[], ['Small', 'Large', 'Huge']])
})

test('tells types, render types and colors apart', async () => {
  const first = await connect(
    option('Glaze', 'Sage'),
    { ...option('Glaze', 'Sage'), type: 'MODIFIER' },
    glaze({ name: 'Sage', colorCode: '#8fa58a' }, { name: 'Sage', colorCode: '#99aa99' }),
  )
  expect(new Set(first.map(({ customization }) => customization.id)).size).toBe(3)
  const [again] = await connect(glaze({ name: 'sage', colorCode: '#99AA99' }, { name: 'sage' }))
  expect(again!.choices).toEqual([first[2]!.choices[1], first[2]!.choices[0]])
})

test('connects several products at once', async () => {
  const connected = await connect(option('Size', 'A', 'B'), option('size', 'B', 'C'), option('Size', 'D', 'A'))
  const ids = new Set(connected.map(({ customization }) => customization.id))
  expect(ids.size).toBe(1)
  expect(await choiceNames()).toEqual([['A', 'B', 'C', 'D']])
  expect(connected.map(({ choices }) => choices.map(({ name }) => name))).toEqual([
    ['A', 'B'],
    ['B', 'C'],
    ['D', 'A'],
  ])
})

test('connects by ID', async () => {
  const [size] = await connect(option('Size', 'Small', 'Large'))
  const { id } = size!.customization
  await connect(option('Size', 'Other'))
  const byId: ConnectingCustomization = { type: 'PRODUCT_OPTION', id, ...paths }
  const [again] = await connect({
    ...byId,
    choices: [{ id: size!.choices[1]!.id }, { name: 'small' }, { name: 'New' }],
  })
  expect(again!.choices).toMatchObject([size!.choices[1], size!.choices[0], { name: 'New' }])
  expect(again!.customization.id).toBe(id)
  const nobody = randomUUID()
  await expect(connect({ ...byId, id: nobody })).rejects.toMatchObject({
    code: 'CUSTOMIZATION_NOT_EXIST',
    data: { customizationId: nobody, field: 'product.options[0].id' },
  })
  await expect(connect({ ...byId, type: 'MODIFIER' })).rejects.toMatchObject({
    violations: [{ field: 'product.options[0].id' }],
  })
  await expect(connect({ ...byId, choices: [{ id: nobody }] })).rejects.toMatchObject({
    code: 'CHOICE_NOT_EXIST',
    data: { choiceIds: [nobody] },
  })
})

test('refuses what a customization cannot have, by its path', async () => {
  const refuse = (one: ConnectingCustomization, violation: object) =>
    expect(connect(one)).rejects.toMatchObject({ violations: [violation] })
  await connect(option('Size', 'Small'))
  await refuse(option(' ', 'A'), { field: 'product.options[0].name' })
  await refuse(option('New'), { field: 'product.options[0].choicesSettings.choices', violatedRule: 'MIN_SIZE' })
  const choice = 'product.options[0].choicesSettings.choices[1]'
  await refuse(option('Size', 'small', ' '), { field: `${choice}.name` })
  await refuse(glaze({ name: 'Ink', colorCode: '#000' }, { name: 'Sage' }), { field: `${choice}.colorCode` })
  await refuse({ type: 'PRODUCT_OPTION', name: 'Size', ...paths }, { field: 'product.options[0]' })
})

test('creates another customization with the same name when one is full', async () => {
  const full = Array.from({ length: 999 }, (_, index) => `${index}`)
  const [size] = await connect(option('Size', ...full))
  const [last] = await connect(option('Size', 'Last'))
  expect(last!.customization.id).toBe(size!.customization.id)
  const [next] = await connect(option('Size', '7', 'More'))
  expect(next!.customization.id).not.toBe(size!.customization.id)
  expect(next!.choices).toMatchObject([{ name: '7' }, { name: 'More' }])
  const [old] = await connect(option('Size', '7', '8'))
  expect(old!.customization.id).toBe(size!.customization.id)
  const [newer] = await connect(option('Size', 'More', 'Most'))
  expect(newer!.customization.id).toBe(next!.customization.id)
  const byId = connect({ type: 'PRODUCT_OPTION', id: size!.customization.id, choices: [{ name: 'More' }], ...paths })
  await expect(byId).rejects.toMatchObject({ code: 'CHOICES_LIMIT_EXCEEDED' })
})

test('creates each customization and choice once when many products are connected at the same time', async () => {
  const orders = [
    ['Size', 'Color', 'Shape'],
    ['Shape', 'Size', 'Color'],
    ['Color', 'Shape', 'Size'],
  ]
  const rounds = Array.from({ length: 12 }, (_, index) =>
    connect(...orders[index % 3]!.map((name) => option(name, 'Same', `${index % 6}`))),
  )
  const settled = await Promise.allSettled(rounds)
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
  const names = await choiceNames()
  expect(names).toHaveLength(3)
  for (const one of names) expect(one.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', 'Same'])
})

test('does not refresh products when choices are added', async () => {
  await connect(option('Size', 'A'))
  await connect(option('Size', 'B'))
  const jobs = shop.context.db.selectFrom('job').selectAll().where('site_id', '=', shop.siteId)
  expect(await jobs.where('kind', '=', refreshCustomizationJob).execute()).toEqual([])
  expect(await eventTypes()).toEqual(['created', 'updated'])
})

test('keeps choices of a product that is being connected', async () => {
  const [size] = await connect(option('Size', 'A', 'B'))
  let removal: Promise<unknown> | undefined
  let isRemoved = false
  const site = await requireSite(shop.context.sites, shop.siteId)
  await transact(shop.context.db, async (transaction) => {
    await connectCustomizations(shop.context, transaction, { site, customizations: [option('Size', 'A')] })
    removal = owner
      .removeCustomizationChoices(size!.customization.id, [size!.choices[0]!.id])
      .then(() => (isRemoved = true))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isRemoved).toBe(false)
  })
  await removal
  expect(isRemoved).toBe(true)
})
