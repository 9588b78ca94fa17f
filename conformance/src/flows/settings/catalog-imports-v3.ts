import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, waitFor } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const vase = (handle: string) => ({
  handle,
  name: 'Imported vase',
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }] },
})

/** Calls the functions of catalog imports. */
export const importCatalog = async (): Promise<void> => {
  const { catalogImportsV3, productsV3 } = openBackOffice()
  const made = await check('catalogImportsV3.createCatalogImport', 'an empty import', async () => {
    const created = await catalogImportsV3.createCatalogImport({})
    expectShape('CatalogImport', created)
    return created
  })
  const id = need(made, 'import')._id!
  await check('catalogImportsV3.addProductsToImport', 'two of three, and an import that does not exist', async () => {
    const products = ['imported-1', 'imported-1', 'imported-2'].map((handle) => ({ product: vase(handle) }))
    const { results, bulkActionMetadata } = await catalogImportsV3.addProductsToImport(id, products)
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [2, 1])
    assert.equal(results![0]!.itemMetadata!._id, 'imported-1')
    assert.equal(results![1]!.itemMetadata!.error!.code, 'INVALID_ARGUMENT')
    await expectRefusal(() => catalogImportsV3.addProductsToImport(nobody, products), { status: 404 })
  })
  await check('catalogImportsV3.submitCatalogImport', 'once, and the products', async () => {
    const { jobId, totalProductsCount } = await catalogImportsV3.submitCatalogImport(id)
    assert.equal(totalProductsCount, 2)
    assert.ok(jobId)
    const code = 'CATALOG_IMPORT_ALREADY_SUBMITTED'
    await expectRefusal(() => catalogImportsV3.submitCatalogImport(id), { status: 428, code })
    const imported = await waitFor(async () => {
      const { items } = await productsV3.queryProducts().in('handle', ['imported-1', 'imported-2']).find()
      return items.length === 2 ? items : undefined
    }, 'imported products')
    assert.deepEqual(
      imported.map(({ name }) => name),
      ['Imported vase', 'Imported vase'],
    )
  })
}
