import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, createClient, customizationsV3, OAuthStrategy } from '@vitrine/client'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { storeMedia } from '../../ground/media/files.ts'
import { refreshCustomizationJob } from './api.ts'

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
  await db.deleteFrom('product').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('job').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/customizations'
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const errorOf = ({ status, body }: { status: number; body: { details?: { applicationError?: object } } }) => ({
  status,
  ...body.details?.applicationError,
})
const jobKeys = async () => {
  const jobs = shop.context.db.selectFrom('job').select('key').where('site_id', '=', shop.siteId)
  return (await jobs.where('kind', '=', refreshCustomizationJob).execute()).map(({ key }) => key)
}

const sizes = {
  name: 'Size',
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [{ name: 'Small' }, { name: 'Medium' }, { name: 'Large' }] },
} as const
const colors = {
  name: 'Glaze',
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'SWATCH_CHOICES',
  choicesSettings: {
    choices: [
      { name: 'Sage', colorCode: '#8fa58a' },
      { name: 'Ink', colorCode: '#2f3e55' },
    ],
  },
} as const
const wrapping = {
  name: 'Gift wrap',
  customizationType: 'MODIFIER',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [{ name: 'Paper', defaultAddedPrice: '2.5' }, { name: 'None' }] },
} as const
const engraving = {
  name: 'Engraving',
  customizationType: 'MODIFIER',
  customizationRenderType: 'FREE_TEXT',
  freeTextInput: { title: 'Your engraving', minCharCount: 1, maxCharCount: 30, defaultAddedPrice: '12' },
} as const

interface WithChoices {
  readonly choicesSettings?: { readonly choices: readonly { readonly id: string; readonly name: string }[] }
}
const idsOf = ({ choicesSettings }: WithChoices) => choicesSettings!.choices.map(({ id }) => id)
const namesOf = ({ choicesSettings }: WithChoices) => choicesSettings!.choices.map(({ name }) => name)

/** Adds a product with a customization and some of its choices. */
const connect = (
  part: 'options' | 'modifiers',
  { id, choiceIds = [] }: { readonly id: string; readonly choiceIds?: readonly string[] },
) => {
  const connected = [{ id, name: 'Size', choices: choiceIds.map((choiceId) => ({ id: choiceId })) }]
  const record = { [part]: connected } as unknown as Partial<ProductRecord>
  return addProduct(shop.context.db, shop.siteId, { record })
}

test('creates, reads, renames and deletes a product option, with an event for each change', async () => {
  const size = await owner.createCustomization(sizes)
  expect(size).toEqual({
    id: expect.any(String),
    revision: '1',
    createdDate: expect.any(Date),
    updatedDate: expect.any(Date),
    name: 'Size',
    key: 'Size',
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'TEXT_CHOICES',
    choicesSettings: {
      choices: ['Small', 'Medium', 'Large'].map((name) => ({
        id: expect.any(String),
        key: name,
        name,
        choiceType: 'CHOICE_TEXT',
      })),
    },
  })
  expect(await owner.getCustomization(size.id)).toEqual(size)
  const renamed = await owner.updateCustomization(size.id, { ...size, name: 'Cup size' })
  expect(renamed).toMatchObject({ name: 'Cup size', key: 'Size', revision: '2' })
  expect(await jobKeys()).toEqual([size.id])
  await owner.deleteCustomization(size.id)
  await expect(owner.getCustomization(size.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const events = shop.context.db.selectFrom('event').select(['type', 'body']).orderBy('sequence')
  expect(await events.where('entity', '=', `customization:${size.id}`).execute()).toMatchObject([
    {
      type: 'wix.stores.catalog.v3.customization_created',
      body: { entity: { name: 'Size', choicesSettings: { choices: [{}, {}, {}] } } },
    },
    {
      type: 'wix.stores.catalog.v3.customization_updated',
      body: { currentEntity: { name: 'Cup size' }, modifiedFields: { name: 'Size' } },
    },
    { type: 'wix.stores.catalog.v3.customization_deleted', body: {} },
  ])
})

test('creates modifiers with choices, colors or a text', async () => {
  const { choicesSettings } = await owner.createCustomization(wrapping)
  expect(choicesSettings!.choices).toMatchObject([{ name: 'Paper', defaultAddedPrice: '2.50' }, { name: 'None' }])
  expect(choicesSettings!.choices[1]).not.toHaveProperty('defaultAddedPrice')
  const ribbon = { ...colors, name: 'Ribbon', customizationType: 'MODIFIER' } as const
  expect((await owner.createCustomization(ribbon)).choicesSettings!.choices).toMatchObject([
    { name: 'Sage', colorCode: '#8fa58a', choiceType: 'ONE_COLOR' },
    { name: 'Ink', colorCode: '#2f3e55', choiceType: 'ONE_COLOR' },
  ])
  const text = await owner.createCustomization(engraving)
  expect(text).not.toHaveProperty('choicesSettings')
  expect(text.freeTextInput).toEqual({
    title: 'Your engraving',
    key: 'Your engraving',
    minCharCount: 1,
    maxCharCount: 30,
    defaultAddedPrice: '12.00',
  })
  const plain = await owner.createCustomization({ ...engraving, name: 'Note', freeTextInput: { title: 'Note' } })
  expect(plain.freeTextInput).toEqual({ title: 'Note', key: 'Note', minCharCount: 0, maxCharCount: 500 })
})

test('updates the settings of a text, and keeps those that are not sent', async () => {
  const { id } = await owner.createCustomization(engraving)
  const text = await owner.updateCustomization(id, { revision: '1', freeTextInput: { title: 'Initials' } })
  expect(text.freeTextInput).toEqual({
    title: 'Initials',
    key: 'Your engraving',
    minCharCount: 1,
    maxCharCount: 30,
    defaultAddedPrice: '12.00',
  })
  const refused = await ask(`PATCH ${path}/${id}`, {
    customization: { revision: '2', freeTextInput: { minCharCount: 31 } },
  })
  expect(errorOf(refused)).toMatchObject({
    status: 400,
    code: 'INVALID_FREE_TEXT_SETTINGS',
    data: { field: 'customization.freeTextInput.minCharCount' },
  })
  const wrap = await owner.createCustomization(wrapping)
  const size = await owner.createCustomization(sizes)
  const update = (one: { id: string }) =>
    owner.updateCustomization(one.id, { revision: '1', freeTextInput: { title: 'Text' } })
  await expect(update(wrap)).rejects.toMatchObject({ code: 'DOESNT_SUPPORT_FREE_TEXT' })
  await expect(update(size)).rejects.toMatchObject({ code: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' })
})

test('refuses what does not fit the type of a new customization', async () => {
  const refuse = async (customization: object) => ask(`POST ${path}`, { customization })
  const code = async (customization: object) => errorOf(await refuse(customization))
  expect(violationsOf(await refuse({ ...sizes, name: ' ' }))).toMatchObject([
    { field: 'customization.name', ruleName: 'ONLY_SPACES_STRING_ERROR' },
  ])
  expect(violationsOf(await refuse({ ...sizes, customizationType: undefined }))).toMatchObject([
    { field: 'customization.customizationType', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await refuse({ ...sizes, customizationRenderType: undefined }))).toMatchObject([
    { field: 'customization.customizationRenderType', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await refuse({ ...sizes, choicesSettings: undefined }))).toMatchObject([
    { field: 'customization.choicesSettings.choices', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await refuse({ ...sizes, choicesSettings: { choices: [] } }))).toMatchObject([
    { field: 'customization.choicesSettings.choices', violatedRule: 'MIN_SIZE' },
  ])
  expect(violationsOf(await refuse({ ...engraving, freeTextInput: undefined }))).toMatchObject([
    { field: 'customization.freeTextInput.title', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(await code({ ...engraving, customizationType: 'PRODUCT_OPTION' })).toMatchObject({
    status: 400,
    code: 'INVALID_CUSTOMIZATION_RENDER_TYPE',
  })
  const { choicesSettings } = sizes
  expect(await code({ ...engraving, choicesSettings })).toMatchObject({ status: 428, code: 'DOESNT_SUPPORT_CHOICES' })
  const { freeTextInput } = engraving
  expect(await code({ ...wrapping, freeTextInput })).toMatchObject({ status: 428, code: 'DOESNT_SUPPORT_FREE_TEXT' })
  expect(await code({ ...sizes, freeTextInput })).toMatchObject({
    status: 400,
    code: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
  })
})

test('refuses choices that are incomplete, of the wrong type, or the same as another one', async () => {
  const refuse = async (about: object, ...choices: object[]) =>
    ask(`POST ${path}`, { customization: { ...about, choicesSettings: { choices } } })
  const choice = 'customization.choicesSettings.choices[0]'
  expect(violationsOf(await refuse(sizes, {}))).toMatchObject([{ field: `${choice}.name` }])
  expect(violationsOf(await refuse(sizes, { name: 'A', choiceType: 'ONE_COLOR' }))).toMatchObject([
    { field: `${choice}.choiceType`, ruleName: 'INVALID_CHOICE_TYPE' },
  ])
  expect(violationsOf(await refuse(sizes, { name: 'A', colorCode: '#fff' }))).toMatchObject([
    { field: `${choice}.colorCode`, ruleName: 'INVALID_CHOICE_VALUE' },
  ])
  expect(violationsOf(await refuse(colors, { name: 'A' }))).toMatchObject([
    { field: `${choice}.colorCode`, ruleName: 'INVALID_CHOICE_VALUE' },
  ])
  expect(violationsOf(await refuse(wrapping, { name: 'A', defaultAddedPrice: '0.001' }))).toMatchObject([
    { field: `${choice}.defaultAddedPrice`, violatedRule: 'DECIMAL_MAX_SCALE' },
  ])
  expect(errorOf(await refuse(sizes, { name: 'A', defaultAddedPrice: '1' }))).toMatchObject({
    code: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
    data: { field: `${choice}.defaultAddedPrice` },
  })
  expect(violationsOf(await refuse(sizes, { name: 'A' }, { name: ' a' }))).toMatchObject([
    { field: 'customization.choicesSettings.choices[1].name', ruleName: 'DUPLICATE_CHOICE_NAME' },
  ])
  const twice = await refuse(colors, { name: 'Sky', colorCode: '#abc' }, { name: 'sky', colorCode: '#AABBCC' })
  expect(violationsOf(twice)).toMatchObject([{ ruleName: 'DUPLICATE_CHOICE_NAME' }])
  const shades = await refuse(colors, { name: 'Sky', colorCode: '#abc' }, { name: 'Sky', colorCode: '#abd' })
  expect(shades.body.customization.choicesSettings.choices).toMatchObject([{ key: 'Sky' }, { key: 'Sky 2' }])
})

test('refuses changes of what an update cannot change, but accepts a customization as it was read', async () => {
  const wrap = await owner.createCustomization(wrapping)
  const refuse = async (change: object) =>
    violationsOf(await ask(`PATCH ${path}/${wrap.id}`, { customization: { revision: '1', ...change } }))
  expect(await refuse({ customizationType: 'PRODUCT_OPTION' })).toMatchObject([
    { field: 'customization.customizationType', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  expect(await refuse({ customizationRenderType: 'SWATCH_CHOICES' })).toMatchObject([
    { field: 'customization.customizationRenderType', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  for (const choices of [[], [{ name: 'Paper' }], [{ name: 'Paper' }, { name: 'Other' }]])
    expect(await refuse({ choicesSettings: { choices } })).toMatchObject([
      { field: 'customization.choicesSettings.choices', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  expect(await owner.updateCustomization(wrap.id, wrap)).toMatchObject({ ...wrap, revision: '2', updatedDate: {} })
})

test('requires the current revision of an update', async () => {
  const { id } = await owner.createCustomization(sizes)
  expect(violationsOf(await ask(`PATCH ${path}/${id}`, { customization: { name: 'Cup' } }))).toMatchObject([
    { field: 'customization.revision', violatedRule: 'REQUIRED_FIELD' },
  ])
  await owner.addCustomizationChoices(id, [{ name: 'Huge' }])
  expect(errorOf(await ask(`PATCH ${path}/${id}`, { customization: { revision: '1', name: 'Cup' } }))).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    data: { expectedRevision: '1', currentRevision: '2' },
  })
})

test('adds choices at the end, and at most 1,000', async () => {
  const { id } = await owner.createCustomization(sizes)
  const { customization } = await owner.addCustomizationChoices(id, [{ name: 'Huge' }, { name: 'Tiny' }])
  expect(namesOf(customization)).toEqual(['Small', 'Medium', 'Large', 'Huge', 'Tiny'])
  expect(customization.revision).toBe('2')
  expect(await jobKeys()).toEqual([])
  expect(violationsOf(await ask(`POST ${path}/${id}/add-choices`, { choices: [{ name: 'SMALL' }] }))).toMatchObject([
    { field: 'choices[0].name', ruleName: 'DUPLICATE_CHOICE_NAME' },
  ])
  await owner.addCustomizationChoices(
    id,
    Array.from({ length: 995 }, (_, index) => ({ name: `${index}` })),
  )
  expect(errorOf(await ask(`POST ${path}/${id}/add-choices`, { choices: [{ name: 'More' }] }))).toMatchObject({
    status: 428,
    code: 'CHOICES_LIMIT_EXCEEDED',
    data: { customizationIds: [id] },
  })
  const text = await owner.createCustomization(engraving)
  await expect(owner.addCustomizationChoices(text.id, [{ name: 'A' }])).rejects.toMatchObject({
    code: 'DOESNT_SUPPORT_CHOICES',
  })
  await expect(owner.addCustomizationChoices(randomUUID(), [{ name: 'A' }])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('does not lose choices that are added at the same time', async () => {
  const { id } = await owner.createCustomization(sizes)
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => owner.addCustomizationChoices(id, [{ name }])))
  const after = await owner.getCustomization(id)
  expect(namesOf(after).toSorted()).toEqual(['A', 'B', 'C', 'D', 'Large', 'Medium', 'Small'])
  expect(after.revision).toBe('5')
})

test('replaces choices, of which those with the same ID or name keep their ID and key', async () => {
  const size = await owner.createCustomization(sizes)
  const [small, medium, large] = idsOf(size)
  const sent = [{ name: 'large' }, { id: small!, name: 'Tiny' }, { name: 'Small' }]
  const { customization } = await owner.setCustomizationChoices(size.id, sent)
  expect(customization.choicesSettings!.choices).toMatchObject([
    { id: large, key: 'Large', name: 'large' },
    { id: small, key: 'Small', name: 'Tiny' },
    { key: 'Small 2', name: 'Small' },
  ])
  expect(await jobKeys()).toEqual([size.id])
  expect(errorOf(await ask(`POST ${path}/${size.id}/set-choices`, { choices: [{ id: medium, name: 'A' }] }))).toEqual(
    expect.objectContaining({ status: 404, code: 'CHOICE_NOT_FOUND', data: { choiceIds: [medium] } }),
  )
  const twice = {
    choices: [
      { id: small, name: 'A' },
      { id: small, name: 'B' },
    ],
  }
  expect(violationsOf(await ask(`POST ${path}/${size.id}/set-choices`, twice))).toMatchObject([{ field: 'choices[1]' }])
  const text = await owner.createCustomization(engraving)
  const set = owner.setCustomizationChoices(text.id, [{ name: 'A' }])
  await expect(set).rejects.toMatchObject({ code: 'DOESNT_SUPPORT_CHOICES' })
})

test('keeps choices of product options that products have', async () => {
  const size = await owner.createCustomization(sizes)
  const [small, medium, large] = idsOf(size)
  await connect('options', { id: size.id, choiceIds: [small!, medium!] })
  expect(errorOf(await ask(`POST ${path}/${size.id}/remove-choices`, { choiceIds: [small, large] }))).toMatchObject({
    status: 428,
    code: 'CHOICE_ASSIGNED_TO_PRODUCT',
    data: { choiceIds: [small] },
  })
  expect(
    violationsOf(await ask(`POST ${path}/${size.id}/set-choices`, { choices: [{ name: 'Small' }] })),
  ).toMatchObject([{ field: 'choices', ruleName: 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT' }])
  const { customization } = await owner.removeCustomizationChoices(size.id, [large!])
  expect(namesOf(customization)).toEqual(['Small', 'Medium'])
  expect(violationsOf(await ask(`DELETE ${path}/${size.id}`))).toMatchObject([
    { field: 'customizationId', ruleName: 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT' },
  ])
  const wrap = await owner.createCustomization(wrapping)
  await connect('modifiers', { id: wrap.id, choiceIds: idsOf(wrap) })
  await owner.removeCustomizationChoices(wrap.id, [idsOf(wrap)[0]!])
  await owner.deleteCustomization(wrap.id)
  expect((await jobKeys()).toSorted()).toEqual([size.id, wrap.id].toSorted())
})

test('removes choices by ID, but not the last one', async () => {
  const size = await owner.createCustomization(sizes)
  const [small, ...others] = idsOf(size)
  const nobody = randomUUID()
  const remove = (body: object) => ask(`POST ${path}/${size.id}/remove-choices`, body)
  expect(errorOf(await remove({ choiceIds: [small, nobody] }))).toMatchObject({
    status: 404,
    code: 'CHOICE_NOT_FOUND',
    data: { choiceIds: [nobody] },
  })
  expect(violationsOf(await remove({ choiceIds: [small, ...others] }))).toMatchObject([
    { field: 'choiceIds', ruleName: 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES' },
  ])
  expect(errorOf(await remove({ choiceIds: [small], revision: '7' }))).toMatchObject({
    status: 409,
    data: { expectedRevision: '7', currentRevision: '1' },
  })
  const { customization } = await owner.removeCustomizationChoices(size.id, [small!], { revision: '1' })
  expect(namesOf(customization)).toEqual(['Medium', 'Large'])
})

test('updates choices by ID and mask', async () => {
  const glaze = await owner.createCustomization(colors)
  const [sage, ink] = idsOf(glaze)
  const update = (revision: string, ...choices: object[]) =>
    ask(`POST ${path}/${glaze.id}/update-choices`, { revision, choices })
  const renamed = await update(
    '1',
    { choice: { id: sage, name: 'Moss' } },
    { choice: { id: ink, name: 'Ignored', colorCode: '#000000' }, fieldMask: ['colorCode'] },
  )
  expect(renamed.body.customization.choicesSettings.choices).toMatchObject([
    { id: sage, key: 'Sage', name: 'Moss', colorCode: '#8fa58a' },
    { id: ink, key: 'Ink', name: 'Ink', colorCode: '#000000' },
  ])
  expect(errorOf(await update('1', { choice: { id: sage, name: 'A' } }))).toMatchObject({ status: 409 })
  const nobody = randomUUID()
  expect(errorOf(await update('2', { choice: { id: nobody, name: 'A' } }))).toMatchObject({
    code: 'CHOICE_NOT_FOUND',
    data: { choiceIds: [nobody] },
  })
  expect(violationsOf(await update('2', { choice: { name: 'A' } }))).toMatchObject([{ field: 'choices[0].choice.id' }])
  expect(violationsOf(await update('2', { choice: { id: sage, choiceType: 'CHOICE_TEXT' } }))).toMatchObject([
    { field: 'choices[0].choice.choiceType', ruleName: 'UNSUPPORTED_CHOICE_FIELD' },
  ])
  expect(violationsOf(await update('2', { choice: { id: sage }, fieldMask: ['key'] }))).toMatchObject([
    { field: 'choices[0].fieldMask', ruleName: 'UNSUPPORTED_CHOICE_FIELD' },
  ])
  expect(violationsOf(await update('2', { choice: { id: sage }, fieldMask: ['name'] }))).toMatchObject([
    { field: 'choices[0].choice.name', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await update('2', { choice: { id: sage, name: 'Ink', colorCode: '#000' } }))).toMatchObject([
    { field: 'choices[0].choice.name', ruleName: 'DUPLICATE_CHOICE_NAME' },
  ])
  const wrap = await owner.createCustomization(wrapping)
  const [paper] = idsOf(wrap)
  const about = { choices: [{ choice: { id: paper! }, fieldMask: ['defaultAddedPrice'] }] }
  const { customization } = await owner.updateCustomizationChoices(wrap.id, '1', about)
  expect(customization.choicesSettings!.choices[0]).not.toHaveProperty('defaultAddedPrice')
})

test('groups choices under primary choices, one level deep', async () => {
  const glaze = await owner.createCustomization(colors)
  const [sage, ink] = idsOf(glaze)
  const group = (revision: string, id: string | undefined, primaryChoiceIds: readonly (string | undefined)[]) =>
    ask(`POST ${path}/${glaze.id}/update-choices`, { revision, choices: [{ choice: { id, primaryChoiceIds } }] })
  const field = 'choices[0].choice.primaryChoiceIds'
  expect(violationsOf(await group('1', sage, [sage]))).toMatchObject([
    { field, ruleName: 'PRIMARY_CHOICE_SELF_REFERENCE' },
  ])
  expect(violationsOf(await group('1', sage, [randomUUID()]))).toMatchObject([
    { field, ruleName: 'PRIMARY_CHOICE_NOT_FOUND' },
  ])
  const grouped = await group('1', ink, [sage, sage])
  expect(grouped.body.customization.choicesSettings.choices[1]).toMatchObject({ primaryChoiceIds: [sage] })
  expect(violationsOf(await group('2', sage, [ink]))).toMatchObject([
    { field, ruleName: 'PRIMARY_CHOICE_HIERARCHY_VIOLATION' },
  ])
  const moss = { name: 'Moss', colorCode: '#445533' }
  const added = await owner.addCustomizationChoices(glaze.id, [{ ...moss, primaryChoiceIds: [sage!] }])
  expect(added.customization.choicesSettings!.choices[2]).toMatchObject({ ...moss, primaryChoiceIds: [sage] })
  const under = { name: 'Navy', colorCode: '#000080', primaryChoiceIds: [ink] }
  expect(violationsOf(await ask(`POST ${path}/${glaze.id}/add-choices`, { choices: [under] }))).toMatchObject([
    { field: 'choices[0].primaryChoiceIds', ruleName: 'PRIMARY_CHOICE_HIERARCHY_VIOLATION' },
  ])
  const { customization } = await owner.removeCustomizationChoices(glaze.id, [sage!])
  for (const choice of customization.choicesSettings!.choices) expect(choice).not.toHaveProperty('primaryChoiceIds')
})

test('reorders choices, and names the IDs that are missing or extra', async () => {
  const size = await owner.createCustomization(sizes)
  const [small, medium, large] = idsOf(size)
  const nobody = randomUUID()
  const choiceIds = [large!, small!, medium!]
  const { customization } = await owner.reorderCustomizationChoices(size.id, '1', { choiceIds })
  expect(idsOf(customization)).toEqual(choiceIds)
  const order = (revision: string, ids: readonly (string | undefined)[]) =>
    ask(`POST ${path}/${size.id}/reorder-choices`, { revision, choiceIds: ids })
  expect(errorOf(await order('2', [small, small, nobody]))).toMatchObject({
    status: 400,
    code: 'CHOICE_IDS_MISMATCH',
    data: { missingIds: [large, medium], extraIds: [small, nobody] },
  })
  expect(errorOf(await order('1', choiceIds))).toMatchObject({ status: 409, code: 'CONFLICT' })
  const text = await owner.createCustomization(engraving)
  const texts = owner.reorderCustomizationChoices(text.id, '1', { choiceIds: [nobody] })
  await expect(texts).rejects.toMatchObject({ code: 'DOESNT_SUPPORT_CHOICES' })
})

test('returns images of colors on request', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const { id: mediaId } = await storeMedia(shop.context, { siteId: shop.siteId, bytes, filename: 'glaze.png' })
  const url = 'https://pictures.test/ink.jpg'
  const choices = [
    { name: 'Sage', colorCode: '#8fa58a', displayImage: { id: mediaId, altText: 'A cup' } },
    { name: 'Ink', colorCode: '#2f3e55', displayImage: { url } },
  ]
  const { id, choicesSettings } = await owner.createCustomization({ ...colors, choicesSettings: { choices } })
  expect(choicesSettings!.choices[0]).not.toHaveProperty('displayImage')
  const fields = ['CHOICE_DISPLAY_IMAGE'] as const
  const shown = await owner.getCustomization(id, { fields })
  expect(shown.choicesSettings!.choices).toMatchObject([
    {
      name: 'Sage',
      displayImage: {
        id: mediaId,
        url: mediaUrl(shop.context.config, mediaId),
        width: 40,
        height: 30,
        altText: 'A cup',
      },
    },
    { name: 'Ink', displayImage: { url } },
  ])
  const [sage, ink] = shown.choicesSettings!.choices
  const without = {
    choices: [{ choice: { id: sage!.id, displayImage: {} } }, { choice: { id: ink!.id, name: 'Navy' } }],
  }
  const changed = await owner.updateCustomizationChoices(id, '1', { ...without, fields })
  expect(changed.customization.choicesSettings!.choices[0]).not.toHaveProperty('displayImage')
  expect(changed.customization.choicesSettings!.choices[1]).toMatchObject({ name: 'Navy', displayImage: { url } })
  const sent = [
    {
      name: 'Sage',
      colorCode: '#8fa58a',
      displayImage: { url: shown.choicesSettings!.choices[0]!.displayImage!.url! },
    },
  ]
  const set = await owner.setCustomizationChoices(id, sent, { fields })
  expect(set.customization.choicesSettings!.choices[0]!.displayImage).toMatchObject({ id: mediaId, width: 40 })
  const refuse = async (about: object, choice: object) =>
    violationsOf(await ask(`POST ${path}`, { customization: { ...about, choicesSettings: { choices: [choice] } } }))
  const field = 'customization.choicesSettings.choices[0].displayImage'
  expect(await refuse(colors, { ...sent[0], displayImage: { id: 'nothing' } })).toMatchObject([{ field }])
  expect(await refuse(sizes, { name: 'A', displayImage: { url } })).toMatchObject([{ field }])
  expect(await refuse(colors, { ...sent[0], displayImage: { url: 'javascript:alert(1)' } })).toMatchObject([
    { field: `${field}.url`, violatedRule: 'FORMAT' },
  ])
  const provider = { url: `wix:image://v1/${mediaId}/glaze.png#originWidth=40&originHeight=30` }
  const other = await owner.addCustomizationChoices(
    id,
    [{ name: 'Ink', colorCode: '#2f3e55', displayImage: provider }],
    { fields },
  )
  expect(other.customization.choicesSettings!.choices[1]!.displayImage).toMatchObject({ id: mediaId, height: 30 })
})

test('finds, sorts and counts customizations', async () => {
  const all = [sizes, colors, wrapping, engraving]
  for (const one of all) await owner.createCustomization(one)
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { customizationsV3 },
  }).customizationsV3
  const names = async (found: { find: () => Promise<{ readonly items: readonly { readonly name: string }[] }> }) =>
    (await found.find()).items.map(({ name }) => name)
  expect(await names(visitor.queryCustomizations().ascending('name'))).toEqual([
    'Engraving',
    'Gift wrap',
    'Glaze',
    'Size',
  ])
  expect(await names(visitor.queryCustomizations().eq('customizationType', 'MODIFIER').descending('name'))).toEqual([
    'Gift wrap',
    'Engraving',
  ])
  expect(await names(visitor.queryCustomizations().eq('customizationRenderType', 'SWATCH_CHOICES'))).toEqual(['Glaze'])
  const first = await visitor.queryCustomizations().ascending('name').limit(3).find()
  expect((await first.next()).items.map(({ name }) => name)).toEqual(['Size'])
  const { count } = await visitor.countCustomizations({ filter: { customizationType: 'PRODUCT_OPTION' } })
  expect(count).toBe(2)
  const sorted = { query: { sort: [{ fieldName: 'customizationType' }] } }
  expect((await ask(`POST ${path}/query`, sorted)).status).toBe(400)
})

test('counts the products of each customization', async () => {
  const [size, wrap, glaze] = [
    await owner.createCustomization(sizes),
    await owner.createCustomization(wrapping),
    await owner.createCustomization(colors),
  ]
  await connect('options', { id: size.id, choiceIds: idsOf(size) })
  await connect('options', { id: size.id })
  await connect('modifiers', { id: wrap.id })
  await addProduct(shop.context.db, shop.siteId)
  const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
  const { body } = await ask(`POST ${path}/query`, { fields })
  const counts = body.customizations.map((one: { id: string; assignedProductsCount: number }) => [
    one.id,
    one.assignedProductsCount,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    [size.id]: 2,
    [wrap.id]: 1,
    [glaze.id]: 0,
  })
  expect(size).not.toHaveProperty('assignedProductsCount')
})

test('creates, updates and extends customizations in bulk, each independently', async () => {
  const { results } = await owner.bulkCreateCustomizations([sizes, { ...sizes, name: ' ' }, engraving], {
    returnEntity: true,
  })
  expect(results).toMatchObject([
    { itemMetadata: { originalIndex: 0, success: true }, customization: { name: 'Size' } },
    { itemMetadata: { originalIndex: 1, success: false, error: { code: 'INVALID_ARGUMENT' } } },
    { itemMetadata: { originalIndex: 2, success: true }, customization: { freeTextInput: { maxCharCount: 30 } } },
  ])
  const [size, , text] = results.map(({ customization }) => customization!)
  const updated = await owner.bulkUpdateCustomizations(
    [
      { customization: { id: size!.id, revision: '1', name: 'Cup size' } },
      { customization: { id: size!.id, revision: '1', name: 'Stale' } },
      {
        customization: { id: text!.id, revision: '1', name: 'Ignored', freeTextInput: { title: 'Hi' } },
        fieldMask: ['freeTextInput'],
      },
    ],
    { returnEntity: true },
  )
  expect(updated.results).toMatchObject([
    { customization: { name: 'Cup size' } },
    { itemMetadata: { id: size!.id, success: false, error: { code: 'CONFLICT' } } },
    { customization: { name: 'Engraving', freeTextInput: { title: 'Hi' } } },
  ])
  const nobody = randomUUID()
  const added = await owner.bulkAddCustomizationChoices(
    [
      { customizationId: size!.id, choices: [{ name: 'Huge' }] },
      { customizationId: text!.id, choices: [{ name: 'A' }] },
      { customizationId: nobody, choices: [{ name: 'A' }] },
      { customizationId: size!.id, choices: [{ name: 'Tiny' }] },
    ],
    { returnEntity: true },
  )
  expect(added).toMatchObject({
    results: [
      { customization: { revision: '3' } },
      { itemMetadata: { id: text!.id, error: { code: 'DOESNT_SUPPORT_CHOICES' } } },
      { itemMetadata: { id: nobody, error: { code: 'NOT_FOUND' } } },
      { customization: { revision: '4' } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 2 },
  })
  expect(namesOf(await owner.getCustomization(size!.id))).toEqual(['Small', 'Medium', 'Large', 'Huge', 'Tiny'])
})

test('keeps the options and the modifiers of a store within their limits', async () => {
  const { db } = shop.context
  const now = new Date()
  const rows = Array.from({ length: 9999 }, (_, index) => ({
    site_id: shop.siteId,
    id: randomUUID(),
    name: `Option ${index}`,
    folded_name: `option ${index}`,
    key: `Option ${index}`,
    customization_type: 'PRODUCT_OPTION' as const,
    render_type: 'TEXT_CHOICES' as const,
    free_text: null,
    choices: '[]',
    revision: 1,
    created_date: now,
    updated_date: now,
  }))
  for (let start = 0; start < rows.length; start += 2000)
    await db
      .insertInto('customization')
      .values(rows.slice(start, start + 2000))
      .execute()
  const { results } = await owner.bulkCreateCustomizations([sizes, colors, wrapping])
  expect(results).toMatchObject([
    { itemMetadata: { success: true } },
    { itemMetadata: { success: false, error: { code: 'OPTIONS_LIMIT_EXCEEDED' } } },
    { itemMetadata: { success: true } },
  ])
  await db
    .updateTable('customization')
    .set({ customization_type: 'MODIFIER' })
    .where('site_id', '=', shop.siteId)
    .execute()
  await expect(owner.createCustomization(wrapping)).rejects.toMatchObject({
    code: 'MODIFIERS_LIMIT_EXCEEDED',
    status: 428,
  })
})
