import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const sizes = {
  name: 'Cup size',
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: [{ name: 'Small' }, { name: 'Medium' }, { name: 'Large' }] },
}
const ribbon = {
  name: 'Bow',
  customizationType: 'MODIFIER' as const,
  customizationRenderType: 'SWATCH_CHOICES' as const,
}
const engraving = {
  name: 'Engraving',
  customizationType: 'MODIFIER' as const,
  customizationRenderType: 'FREE_TEXT' as const,
  freeTextInput: { title: 'Your engraving', maxCharCount: 30, defaultAddedPrice: '12' },
}

interface WithChoices {
  readonly choicesSettings?: { readonly choices?: readonly { readonly _id?: string; readonly name?: string }[] }
}
const idsOf = (one: WithChoices | undefined) =>
  need(one?.choicesSettings?.choices, 'choices').map(({ _id }) => need(_id, 'choice'))
const namesOf = (one: WithChoices | undefined) => one?.choicesSettings?.choices?.map(({ name }) => name)

const readCustomizations = async (id: string): Promise<void> => {
  const { customizationsV3 } = openStorefront()
  await check('customizationsV3.getCustomization', 'with the number of its products', async () => {
    const size = await customizationsV3.getCustomization(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })
    expectShape('Customization', size)
    assert.equal(size.assignedProductsCount, 0)
  })
  await check('customizationsV3.queryCustomizations', 'options by name', async () => {
    const found = customizationsV3
      .queryCustomizations()
      .eq('customizationType', 'PRODUCT_OPTION')
      .eq('name', sizes.name)
    const { items } = await found.descending('_createdDate').find()
    for (const item of items) expectShape('Customization', item)
    assert.deepEqual(
      items.map(({ _id }) => _id),
      [id],
    )
  })
  await check('customizationsV3.queryCustomizations', 'a filter too long for a URL', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `A name that nobody has ${index}`)
    const found = await customizationsV3
      .queryCustomizations()
      .in('name', [...names, sizes.name])
      .find()
    assert.equal(found.items.length, 1)
  })
  await check('customizationsV3.countCustomizations', 'by render type', async () => {
    const filter = { customizationRenderType: 'TEXT_CHOICES', name: sizes.name }
    assert.equal((await customizationsV3.countCustomizations({ filter })).count, 1)
  })
}

/** Shows the colors of a modifier with an image, which the SDK sends as a `wix:image` text. */
const manageColors = async (): Promise<void> => {
  const { customizationsV3 } = openBackOffice()
  const { items } = await openStorefront().products.queryProducts().limit(1).find()
  const url = need(items[0]?.media?.mainMedia?.image?.url, 'image')
  const image = `wix:image://v1/${url.split('/media/')[1]!.split('/')[0]}/bow.jpg#originWidth=100&originHeight=100`
  await check('customizationsV3.createCustomization', 'colors with an image', async () => {
    const choices = [{ name: 'Sage', colorCode: '#8fa58a', defaultAddedPrice: '2.5', displayImage: image }]
    const made = await customizationsV3.createCustomization({ ...ribbon, choicesSettings: { choices } })
    expectShape('Customization', made)
    const read = await customizationsV3.getCustomization(need(made._id, 'customization'), {
      fields: ['CHOICE_DISPLAY_IMAGE'],
    })
    expectShape('Customization', read)
    const [sage] = read.choicesSettings!.choices!
    assert.deepEqual([sage!.colorCode, sage!.defaultAddedPrice], ['#8fa58a', '2.50'])
    assert.ok(sage!.displayImage!.startsWith(image.split('/bow')[0]!), sage!.displayImage)
  })
}

const manageChoices = async (id: string): Promise<void> => {
  const { customizationsV3 } = openBackOffice()
  await check('customizationsV3.addCustomizationChoices', 'after the others', async () => {
    const { customization } = await customizationsV3.addCustomizationChoices(id, [{ name: 'Huge' }])
    expectShape('Customization', customization)
    assert.deepEqual(namesOf(customization), ['Small', 'Medium', 'Large', 'Huge'])
  })
  const set = await check('customizationsV3.setCustomizationChoices', 'those with the same name stay', async () => {
    const before = idsOf(await customizationsV3.getCustomization(id))
    const choices = [{ name: 'Large' }, { name: 'Small' }, { name: 'Tiny' }]
    const { customization } = await customizationsV3.setCustomizationChoices(id, choices)
    expectShape('Customization', customization)
    assert.deepEqual(idsOf(customization).slice(0, 2), [before[2], before[0]])
    return customization
  })
  const [large, small, tiny] = idsOf(need(set, 'customization'))
  await check('customizationsV3.reorderCustomizationChoices', 'all, and some', async () => {
    const choiceIds = [tiny!, small!, large!]
    const revision = need(set?.revision, 'revision')
    const { customization } = await customizationsV3.reorderCustomizationChoices(id, revision, { choiceIds })
    assert.deepEqual(namesOf(customization), ['Tiny', 'Small', 'Large'])
    const some = () =>
      customizationsV3.reorderCustomizationChoices(id, customization!.revision!, { choiceIds: [tiny!] })
    await expectRefusal(some, { status: 400, code: 'CHOICE_IDS_MISMATCH' })
  })
  await check('customizationsV3.updateCustomizationChoices', 'primary choices', async () => {
    const { revision } = await customizationsV3.getCustomization(id)
    const choices = [{ choice: { _id: tiny!, primaryChoiceIds: [small!] } }]
    const { customization } = await customizationsV3.updateCustomizationChoices(id, revision!, {
      choices: choices as never,
    })
    expectShape('Customization', customization)
    assert.deepEqual(customization!.choicesSettings!.choices![0]!.primaryChoiceIds, [small])
  })
  await check('customizationsV3.removeCustomizationChoices', 'a primary choice, and an unknown one', async () => {
    const { customization } = await customizationsV3.removeCustomizationChoices(id, [small!])
    assert.deepEqual(namesOf(customization), ['Tiny', 'Large'])
    assert.equal(customization!.choicesSettings!.choices![0]!.primaryChoiceIds, undefined)
    const unknown = () => customizationsV3.removeCustomizationChoices(id, [small!])
    await expectRefusal(unknown, { status: 404, code: 'CHOICE_NOT_FOUND' })
  })
}

/** Calls the functions of customizations. */
export const manageCustomizations = async (): Promise<void> => {
  const { customizationsV3 } = openBackOffice()
  const made = await check('customizationsV3.createCustomization', 'a product option', async () => {
    const size = await customizationsV3.createCustomization(sizes as never)
    expectShape('Customization', size)
    assert.deepEqual([size.key, size.revision, namesOf(size)], ['Cup size', '1', ['Small', 'Medium', 'Large']])
    return size
  })
  const id = need(made?._id, 'customization')
  await check('customizationsV3.createCustomization', 'visitors are refused', () =>
    expectRefusal(() => openStorefront().customizationsV3.createCustomization(sizes as never), { status: 403 }),
  )
  await readCustomizations(id)
  await manageColors()
  await check('customizationsV3.updateCustomization', 'another name, and a stale revision', async () => {
    const size = await customizationsV3.updateCustomization(id, { revision: '1', name: 'Size of cups' })
    expectShape('Customization', size)
    assert.deepEqual([size.name, size.key, size.revision], ['Size of cups', 'Cup size', '2'])
    const again = () => customizationsV3.updateCustomization(id, { revision: '1', name: 'Other' })
    await expectRefusal(again, { status: 409 })
  })
  await manageChoices(id)
  const text = await check('customizationsV3.bulkCreateCustomizations', 'one of two', async () => {
    const wrong = { ...engraving, customizationType: 'PRODUCT_OPTION' as const }
    const { results } = await customizationsV3.bulkCreateCustomizations([wrong, engraving], { returnEntity: true })
    assert.equal(results![0]!.itemMetadata!.error!.code, 'INVALID_CUSTOMIZATION_RENDER_TYPE')
    const { customization } = results![1]!
    expectShape('Customization', customization)
    assert.equal(customization!.freeTextInput!.defaultAddedPrice, '12.00')
    return customization!
  })
  const textId = need(text?._id, 'customization')
  await check('customizationsV3.bulkUpdateCustomizations', 'one of two', async () => {
    const sent = [
      { customization: { _id: textId, revision: '1', name: 'Initials', freeTextInput: { title: 'Your initials' } } },
      { customization: { _id: nobody, revision: '1', name: 'Nobody' } },
    ]
    const { results } = await customizationsV3.bulkUpdateCustomizations(sent, { returnEntity: true })
    const { name, freeTextInput } = results![0]!.customization!
    assert.deepEqual([name, freeTextInput!.title, freeTextInput!.maxCharCount], ['Initials', 'Your initials', 30])
    assert.equal(results![1]!.itemMetadata!.error!.code, 'NOT_FOUND')
  })
  await check('customizationsV3.bulkAddCustomizationChoices', 'one of two', async () => {
    const sent = [id, textId].map((customizationId) => ({ customizationId, choices: [{ name: 'Giant' }] }))
    const { results } = await customizationsV3.bulkAddCustomizationChoices(sent, { returnEntity: true })
    assert.deepEqual(namesOf(results![0]!.customization), ['Tiny', 'Large', 'Giant'])
    assert.equal(results![1]!.itemMetadata!.error!.code, 'DOESNT_SUPPORT_CHOICES')
  })
  await check('customizationsV3.deleteCustomization', 'it goes', async () => {
    await customizationsV3.deleteCustomization(id)
    await expectRefusal(() => customizationsV3.getCustomization(id), { status: 404 })
  })
}
