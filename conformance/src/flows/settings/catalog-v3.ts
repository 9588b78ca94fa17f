import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'
import { manageCustomizations } from './customizations-v3.ts'
import { manageProducts } from './products-v3.ts'

const nobody = '00000000-1111-4222-8333-444444444444'

/** What the functions of a module have in common. */
interface Named {
  readonly _id: string
  readonly revision: string
  readonly name: string
}
interface Bulk {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly _id?: string
      readonly success: boolean
      readonly error?: { readonly code: string }
    }
    readonly item?: Named
  }[]
  readonly bulkActionMetadata: { readonly totalSuccesses: number; readonly totalFailures: number }
}
interface Builder {
  readonly in: (field: string, values: readonly string[]) => Builder
  readonly startsWith: (field: string, text: string) => Builder
  readonly descending: (field: string) => Builder
  readonly limit: (count: number) => Builder
  readonly find: () => Promise<Page>
}
interface Page {
  readonly items: readonly Named[]
  readonly hasNext: () => boolean
  readonly next: () => Promise<Page>
}
type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** A module whose entities have a name: `Brand` of `brandsV3`. */
interface NamedModule {
  readonly module: 'brandsV3' | 'ribbonsV3'
  readonly entity: 'Brand' | 'Ribbon'
  /** `brand`. */
  readonly key: string
  readonly many: string
  readonly counted: string
  readonly field: string
}

const functionsOf = (modules: object, { module }: NamedModule) => {
  const functions = (modules as Readonly<Record<string, Functions>>)[module]!
  return <Answer>(name: string, ...args: readonly unknown[]) => functions[name]!(...args) as Promise<Answer>
}

/** Calls all functions of a module of named entities. */
const manageNamed = async (kind: NamedModule): Promise<void> => {
  const { module, entity, key, many, counted, field } = kind
  const [owner, visitor] = [functionsOf(openBackOffice(), kind), functionsOf(openStorefront(), kind)]
  const fields = [counted]
  const about = (name: string) => `${module}.${name}`
  const find = (names: readonly string[]) =>
    (visitor(`query${many}`) as unknown as Builder).in('name', names).descending('name').limit(2).find()

  const made = await check(about(`create${entity}`), 'a new one', async () => {
    const created = await owner<Named>(`create${entity}`, { name: 'Pottery' })
    expectShape(entity, created)
    assert.deepEqual([created.name, created.revision], ['Pottery', '1'])
    return created
  })
  const { _id: id } = need(made, key)
  await check(about(`create${entity}`), 'visitors are refused', () =>
    expectRefusal(() => visitor(`create${entity}`, { name: 'Mine' }), { status: 403 }),
  )
  await check(about(`get${entity}`), 'with the number of its products', async () => {
    const read = await visitor<Named>(`get${entity}`, id, { fields })
    expectShape(entity, read)
    assert.equal(read[field as keyof Named] as unknown, 0)
    assert.ok(!(field in (await visitor<Named>(`get${entity}`, id))))
  })
  await check(about(`getOrCreate${entity}`), 'in any case', async () => {
    const found = await owner<Record<string, Named>>(`getOrCreate${entity}`, 'POTTERY', { fields })
    assert.equal(found[key]!._id, id)
  })
  await check(about(`update${entity}`), 'another name, and a stale revision', async () => {
    const renamed = await owner<Named>(`update${entity}`, id, { revision: '1', name: 'Pottery & Co.' }, { fields })
    assert.deepEqual([renamed.name, renamed.revision], ['Pottery & Co.', '2'])
    const again = () => owner(`update${entity}`, id, { revision: '1', name: 'Other' })
    await expectRefusal(again, { status: 409 })
  })
  await check(about(`bulkCreate${many}`), 'one of two', async () => {
    const sent = [{ name: 'Harbour' }, { name: 'pottery & co.' }]
    const { results, bulkActionMetadata } = await owner<Bulk>(`bulkCreate${many}`, sent, { returnEntity: true })
    assert.deepEqual([bulkActionMetadata.totalSuccesses, bulkActionMetadata.totalFailures], [1, 1])
    assert.equal(results[1]!.itemMetadata.error!.code, 'ALREADY_EXISTS')
    expectShape(entity, results[0]!.item)
  })
  await check(about(`bulkGetOrCreate${many}`), 'one known, one new', async () => {
    const { results } = await owner<Bulk>(`bulkGetOrCreate${many}`, ['Pottery & Co.', 'Quay'], { fields })
    assert.deepEqual(
      results.map(({ item }) => item!.name),
      ['Pottery & Co.', 'Quay'],
    )
  })
  await check(about(`query${many}`), 'pages of a filter', async () => {
    const first = await find(['Pottery & Co.', 'Quay', 'Harbour'])
    for (const one of first.items) expectShape(entity, one)
    const second = await first.next()
    const names = [...first.items, ...second.items].map(({ name }) => name)
    assert.deepEqual([names, second.hasNext()], [['Quay', 'Pottery & Co.', 'Harbour'], false])
  })
  await check(about(`query${many}`), 'a filter too long for a URL', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `A name that nobody has ${index}`)
    assert.equal((await find([...names, 'Quay'])).items.length, 1)
  })
  await check(about(`count${many}`), 'all, and those of a filter', async () => {
    const { count } = await visitor<{ count: number }>(`count${many}`)
    const some = await visitor<{ count: number }>(`count${many}`, { filter: { name: { $startsWith: 'Qu' } } })
    assert.deepEqual([count >= 3, some.count], [true, 1])
  })
  await check(about(`bulkUpdate${many}`), 'one of two, with a mask', async () => {
    const sent = [
      { [key]: { _id: id, revision: '2', name: 'Pottery' }, fieldMask: ['name'] },
      { [key]: { _id: nobody, revision: '1', name: 'Nobody' } },
    ]
    const { results } = await owner<Bulk>(`bulkUpdate${many}`, sent, { returnEntity: true, fields })
    assert.equal(results[0]!.item!.name, 'Pottery')
    assert.equal(results[1]!.itemMetadata.error!.code, 'NOT_FOUND')
  })
  await check(about(`delete${entity}`), 'it goes', async () => {
    await owner(`delete${entity}`, id)
    await expectRefusal(() => visitor(`get${entity}`, id), { status: 404 })
  })
  await check(about(`bulkDelete${many}`), 'one of two', async () => {
    const { items } = await find(['Quay'])
    const { results } = await owner<Bulk>(`bulkDelete${many}`, [items[0]!._id, id])
    assert.deepEqual(
      results.map(({ itemMetadata }) => itemMetadata.success),
      [true, false],
    )
  })
}

const named: readonly NamedModule[] = [
  {
    module: 'brandsV3',
    entity: 'Brand',
    key: 'brand',
    many: 'Brands',
    counted: 'ASSIGNED_PRODUCTS_COUNT',
    field: 'assignedProductsCount',
  },
  {
    module: 'ribbonsV3',
    entity: 'Ribbon',
    key: 'ribbon',
    many: 'Ribbons',
    counted: 'ASSIGNED_PRODUCT_COUNT',
    field: 'assignedProductCount',
  },
]

const care = { uniqueName: 'Care of wool', title: 'Care of wool and silk' }
const paragraph = (text: string) => ({
  type: 'PARAGRAPH' as const,
  nodes: [{ type: 'TEXT' as const, textData: { text, decorations: [] } }],
})

const readInfoSections = async (id: string): Promise<void> => {
  const { infoSectionsV3 } = openStorefront()
  await check('infoSectionsV3.getInfoSection', 'with the number of its products', async () => {
    const section = await infoSectionsV3.getInfoSection(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })
    expectShape('InfoSection', section)
    assert.equal(section.assignedProductsCount, 0)
  })
  await check('infoSectionsV3.queryInfoSections', 'by unique name', async () => {
    const { items } = await infoSectionsV3.queryInfoSections().eq('uniqueName', care.uniqueName).find()
    for (const item of items) expectShape('InfoSection', item)
    assert.deepEqual(
      items.map(({ _id }) => _id),
      [id],
    )
  })
  await check('infoSectionsV3.queryInfoSections', 'a filter too long for a URL', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `A name that nobody has ${index}`)
    const found = infoSectionsV3.queryInfoSections().in('uniqueName', [...names, care.uniqueName])
    assert.equal((await found.descending('_createdDate').find()).items.length, 1)
  })
  await check('infoSectionsV3.countInfoSections', 'by title', async () => {
    assert.equal((await infoSectionsV3.countInfoSections({ filter: { title: care.title } })).count, 1)
  })
}

const manageInfoSections = async (): Promise<void> => {
  const { infoSectionsV3 } = openBackOffice()
  const made = await check('infoSectionsV3.createInfoSection', 'from HTML', async () => {
    const section = await infoSectionsV3.createInfoSection({ ...care, plainDescription: 'Wash by <b>hand</b>' })
    expectShape('InfoSection', section)
    assert.equal(section.description!.nodes![0]!.nodes![1]!.textData!.text, 'hand')
    return section
  })
  const id = need(made?._id, 'info section')
  await readInfoSections(id)
  await check('infoSectionsV3.getOrCreateInfoSection', 'one that exists', async () => {
    const { infoSection } = await infoSectionsV3.getOrCreateInfoSection({ infoSection: care })
    assert.equal(infoSection!._id, id)
  })
  await check('infoSectionsV3.updateInfoSection', 'rich content, and a stale revision', async () => {
    const description = { nodes: [paragraph('Wash'), { type: 'POLL' as const, pollData: { poll: { title: 'Hot?' } } }] }
    const section = await infoSectionsV3.updateInfoSection(id, { revision: '1', description } as never)
    expectShape('InfoSection', section)
    assert.deepEqual([section.plainDescription, section.description!.nodes!.length], ['<p>Wash</p>', 2])
    const again = () => infoSectionsV3.updateInfoSection(id, { revision: '1', title: 'Other' })
    await expectRefusal(again, { status: 409 })
  })
  await check('infoSectionsV3.bulkCreateInfoSections', 'one of two', async () => {
    const sent = [care, { uniqueName: 'Returns', title: 'Returns' }]
    const { results } = await infoSectionsV3.bulkCreateInfoSections(sent, { returnEntity: true })
    assert.equal(results![0]!.itemMetadata!.error!.code, 'ALREADY_EXISTS')
    expectShape('InfoSection', results![1]!.item)
  })
  await check('infoSectionsV3.bulkUpdateInfoSections', 'with a mask', async () => {
    const infoSection = { _id: id, revision: '2', title: 'Washing', plainDescription: '<p>Ignored</p>' }
    const { results } = await infoSectionsV3.bulkUpdateInfoSections([{ infoSection, fieldMask: ['title'] }], {
      returnEntity: true,
    })
    const { title, plainDescription } = results![0]!.item!
    assert.deepEqual([title, plainDescription], ['Washing', '<p>Wash</p>'])
  })
  const all = await check('infoSectionsV3.bulkGetOrCreateInfoSections', 'known and new ones', async () => {
    const infoSections = [{ _id: id }, { uniqueName: 'Returns' }, { uniqueName: 'Delivery', title: 'Delivery' }]
    const { results } = await infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections })
    return results!.map(({ item }) => need(item?._id, 'info section'))
  })
  const [, ...others] = need(all, 'info sections')
  await check('infoSectionsV3.deleteInfoSection', 'it goes', async () => {
    await infoSectionsV3.deleteInfoSection(id)
    await expectRefusal(() => infoSectionsV3.getInfoSection(id), { status: 404 })
  })
  await check('infoSectionsV3.bulkDeleteInfoSections', 'two of three', async () => {
    const { bulkActionMetadata } = await infoSectionsV3.bulkDeleteInfoSections([...others, id])
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
  })
}

/** Calls the functions of catalog V3. */
export const manageCatalogV3 = async (): Promise<void> => {
  await check('catalogVersioning.getCatalogVersion', 'that of new stores', async () => {
    const { catalogVersion } = await openStorefront().catalogVersioning.getCatalogVersion()
    assert.equal(catalogVersion, 'V1_CATALOG')
  })
  for (const kind of named) await manageNamed(kind)
  await manageInfoSections()
  await manageCustomizations()
  await manageProducts()
}
