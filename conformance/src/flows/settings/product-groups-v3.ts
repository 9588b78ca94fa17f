import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront, type BackOffice, type Storefront } from '../../shop.ts'

interface Group {
  readonly _id?: string
  readonly revision?: string
  readonly name?: string
  readonly members?: readonly { productId: string; status: string; choice?: { name: string } }[]
  readonly groupingCustomization?: { name: string }
  readonly tags?: { privateTags?: { tagIds?: string[] } }
}
interface Bulk {
  readonly results?: readonly { itemMetadata?: { success?: boolean }; item?: Group }[]
  readonly bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number }
}
interface Members {
  readonly results?: readonly { productId: string; success: boolean }[]
}
interface Found {
  readonly productGroups?: readonly Group[]
  readonly aggregationData?: { results?: readonly { values?: { results?: object[] } }[] }
}
interface Query {
  readonly eq: (name: string, value: string) => Query
  readonly in: (name: string, values: readonly string[]) => Query
  readonly find: () => Promise<{ items: readonly Group[] }>
}

/** Functions of the module, whose types the SDK does not publish. */
interface InternalFunctions {
  readonly createProductGroup: (group: object, options?: object) => Promise<Group>
  readonly getProductGroup: (id: string, options?: object) => Promise<Group>
  readonly updateProductGroup: (id: string, group: object) => Promise<Group>
  readonly deleteProductGroup: (id: string) => Promise<void>
  readonly queryProductGroups: () => Query
  readonly searchProductGroups: (search: object, options?: object) => Promise<Found>
  readonly assignProductsToProductGroup: (id: string, options: object) => Promise<Members>
  readonly unassignProductsFromProductGroup: (id: string, options: object) => Promise<Members>
  readonly bulkCreateProductGroups: (groups: readonly object[], options?: object) => Promise<Bulk>
  readonly bulkUpdateProductGroups: (groups: readonly object[], options?: object) => Promise<Bulk>
  readonly bulkDeleteProductGroups: (ids: readonly string[]) => Promise<Bulk>
  readonly bulkUpdateProductGroupTags: (ids: readonly string[], tags: object) => Promise<Bulk>
  readonly bulkUpdateProductGroupTagsByFilter: (filter: object, tags: object) => Promise<{ jobId?: string }>
}

const groupsOf = ({ productGroupsV3 }: BackOffice | Storefront) => productGroupsV3 as unknown as InternalFunctions

const nobody = '00000000-1111-4222-8333-444444444444'
const optionName = 'Grouping color'

const shirt = (choiceName: string) => ({
  name: `${choiceName} shirt`,
  productType: 'PHYSICAL',
  physicalProperties: {},
  options: [
    {
      name: optionName,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: choiceName, choiceType: 'CHOICE_TEXT' }] },
    },
  ],
  variantsInfo: {
    variants: [
      {
        choices: [{ optionChoiceNames: { optionName, choiceName, renderType: 'TEXT_CHOICES' } }],
        price: { actualPrice: { amount: '30' } },
      },
    ],
  },
})

/** Products that differ by one choice, with the ID of their option. */
const createShirts = async () => {
  const { productsV3 } = openBackOffice()
  const [red, blue] = [
    await productsV3.createProduct(shirt('Red') as never),
    await productsV3.createProduct(shirt('Blue') as never),
  ]
  const { _id: optionId } = need(red.options![0], 'option')
  return { groupingCustomizationId: optionId!, red: red._id!, blue: blue._id! }
}

type Shirts = Awaited<ReturnType<typeof createShirts>>

const assignShirts = async (id: string, { red, blue }: Shirts): Promise<void> => {
  const productGroupsV3 = groupsOf(openBackOffice())
  await check('productGroupsV3.assignProductsToProductGroup', 'two products, or none', async () => {
    const { results } = await productGroupsV3.assignProductsToProductGroup(id, { productIds: [red, blue] })
    assert.deepEqual(
      results!.map(({ productId, success }) => [productId, success]),
      [
        [red, true],
        [blue, true],
      ],
    )
    const group = await productGroupsV3.getProductGroup(id)
    expectShape('ProductGroup', group)
    assert.deepEqual(
      group.members!.map(({ choice }) => choice!.name),
      ['Blue', 'Red'],
    )
    await expectRefusal(() => productGroupsV3.assignProductsToProductGroup(id, { productIds: [nobody] }), {
      status: 404,
    })
  })
  await check('productGroupsV3.unassignProductsFromProductGroup', 'one of two', async () => {
    const unassign = () => productGroupsV3.unassignProductsFromProductGroup(id, { productIds: [blue] })
    assert.equal((await unassign()).results![0]!.success, true)
    await expectRefusal(unassign, { status: 428 })
  })
}

const findGroups = async (id: string, red: string): Promise<void> => {
  const productGroupsV3 = groupsOf(openStorefront())
  await check('productGroupsV3.queryProductGroups', 'by handle, and by more IDs than a URL holds', async () => {
    const { items } = await productGroupsV3.queryProductGroups().eq('handle', 'grouped-shirts').find()
    assert.deepEqual(
      items.map(({ _id }) => _id),
      [id],
    )
    const none = Array.from({ length: 100 }, () => crypto.randomUUID())
    assert.deepEqual((await productGroupsV3.queryProductGroups().in('_id', none).find()).items, [])
  })
  await check('productGroupsV3.searchProductGroups', 'words, a filter and facets', async () => {
    const { productGroups, aggregationData } = await productGroupsV3.searchProductGroups(
      {
        search: { expression: 'grouped' },
        filter: { 'members.productId': { $hasSome: [red] } },
        sort: [{ fieldName: 'name' }],
        aggregations: [{ name: 'products', type: 'VALUE', fieldPath: 'members.productId', value: {} }],
      },
      { fields: ['GROUPING_CUSTOMIZATION'] },
    )
    assert.deepEqual(
      productGroups!.map(({ _id, groupingCustomization }) => [_id, groupingCustomization!.name]),
      [[id, optionName]],
    )
    assert.deepEqual(aggregationData!.results![0]!.values!.results, [{ value: red, count: 1 }])
    const filter = { id: { $in: Array.from({ length: 100 }, () => crypto.randomUUID()) } }
    assert.deepEqual((await productGroupsV3.searchProductGroups({ filter })).productGroups, [])
  })
}

const changeMany = async (groupingCustomizationId: string): Promise<void> => {
  const productGroupsV3 = groupsOf(openBackOffice())
  const many = await check('productGroupsV3.bulkCreateProductGroups', 'two of three', async () => {
    const sent = [groupingCustomizationId, nobody, groupingCustomizationId]
    const { results, bulkActionMetadata } = await productGroupsV3.bulkCreateProductGroups(
      sent.map((id) => ({ name: 'Many shirts', groupingCustomizationId: id })),
      { returnEntity: true },
    )
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
    return results!.flatMap(({ item }) => (item ? [item._id!] : []))
  })
  const ids = need(many, 'groups')
  await check('productGroupsV3.bulkUpdateProductGroups', 'one of two', async () => {
    const productGroup = (_id: string) => ({ productGroup: { _id, revision: '1', name: 'Renamed' } })
    const { results } = await productGroupsV3.bulkUpdateProductGroups([productGroup(ids[0]!), productGroup(nobody)], {
      returnEntity: true,
    })
    assert.deepEqual([results![0]!.item!.name, results![1]!.itemMetadata!.success], ['Renamed', false])
  })
  const assignTags = { privateTags: { tagIds: ['sale'] }, publicTags: { tagIds: [] } }
  await check('productGroupsV3.bulkUpdateProductGroupTags', 'one tag', async () => {
    const { results } = await productGroupsV3.bulkUpdateProductGroupTags(ids, { assignTags })
    assert.equal(results![0]!.itemMetadata!.success, true)
    const { tags } = await productGroupsV3.getProductGroup(ids[0]!)
    assert.deepEqual(tags!.privateTags!.tagIds, ['sale'])
  })
  await check('productGroupsV3.bulkUpdateProductGroupTagsByFilter', 'starts a job', async () => {
    const { jobId } = await productGroupsV3.bulkUpdateProductGroupTagsByFilter({ _id: ids[0]! }, { assignTags })
    assert.match(jobId!, /^[\da-f-]{36}$/)
  })
  await check('productGroupsV3.bulkDeleteProductGroups', 'two of three', async () => {
    const { bulkActionMetadata } = await productGroupsV3.bulkDeleteProductGroups([...ids, nobody])
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
  })
}

/** Calls the functions of product groups. */
export const manageProductGroups = async (): Promise<void> => {
  const { productsV3 } = openBackOffice()
  const productGroupsV3 = groupsOf(openBackOffice())
  const shirts = await createShirts()
  const { groupingCustomizationId } = shirts
  const made = await check('productGroupsV3.createProductGroup', 'by an option', async () => {
    const sent = { name: 'Grouped shirts', groupingCustomizationId, handle: 'grouped-shirts' }
    const created = await productGroupsV3.createProductGroup(sent, { fields: ['GROUPING_CUSTOMIZATION'] })
    expectShape('ProductGroup', created)
    assert.equal(created.groupingCustomization!.name, optionName)
    await expectRefusal(() => productGroupsV3.createProductGroup(sent), { status: 409 })
    return created
  })
  const id = need(made, 'group')._id!
  await check('productGroupsV3.updateProductGroup', 'the name, and a stale revision', async () => {
    const updated = await productGroupsV3.updateProductGroup(id, { revision: '1', name: 'Grouped linen shirts' })
    assert.deepEqual([updated.revision, updated.name], ['2', 'Grouped linen shirts'])
    await expectRefusal(() => productGroupsV3.updateProductGroup(id, { revision: '1', name: 'Late' }), { status: 409 })
  })
  await assignShirts(id, shirts)
  await check('productGroupsV3.getProductGroup', 'as a shopper', async () => {
    const { members } = await groupsOf(openStorefront()).getProductGroup(id)
    assert.deepEqual(
      members!.map(({ productId, status }) => [productId, status]),
      [[shirts.red, 'ACTIVE']],
    )
  })
  await findGroups(id, shirts.red)
  await changeMany(groupingCustomizationId)
  await check('productGroupsV3.deleteProductGroup', 'once', async () => {
    await productGroupsV3.deleteProductGroup(id)
    await expectRefusal(() => productGroupsV3.getProductGroup(id), { status: 404 })
  })
  for (const product of [shirts.red, shirts.blue]) await productsV3.deleteProduct(product)
}
