import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, type BackOffice } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const manualRates = '5a1e7a0c-0001-4000-8000-7461786d616e'
const localCalculator = '5a1e7a0c-0002-4000-8000-74617861757f'
const tags = { privateTags: { tagIds: ['vip'] } }

const decideRates = async ({ taxGroups, taxRegions, manualTaxMappings }: BackOffice): Promise<void> => {
  const { taxGroups: defaults } = await taxGroups.listDefaultTaxGroups()
  const taxGroupId = need(defaults![0]!._id, 'default tax group')
  await check('taxGroups.listDefaultTaxGroupsByAppIds', 'the app of the default group', async () => {
    const { results } = await taxGroups.listDefaultTaxGroupsByAppIds([nobody])
    assert.equal(results![0]!.taxGroup!._id, taxGroupId)
  })
  await check('taxGroups.updateTaxGroup', 'the default group cannot be renamed', async () => {
    const { revision } = await taxGroups.getTaxGroup(taxGroupId)
    const rename = () => taxGroups.updateTaxGroup(taxGroupId, { revision: revision!, name: 'Other' })
    await expectRefusal(rename, { status: 428, code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP' })
  })
  const regionId = await check('taxRegions.bulkCreateTaxRegion', 'reports those that fail', async () => {
    const region = (subdivision: string) => ({
      country: 'CA',
      subdivision,
      appId: manualRates,
      taxIncludedInPrice: false,
    })
    const sent = [region('BC'), region('XX')]
    const { results, bulkActionMetadata } = await taxRegions.bulkCreateTaxRegion(sent, { returnEntity: true })
    assert.equal(bulkActionMetadata!.totalSuccesses, 1)
    assert.equal(results![1]!.itemMetadata!.error!.code, 'INVALID_SUBDIVISION_FORMAT')
    return need(results![0]!.item!._id, 'tax region')
  })
  await check('taxRegions.queryTaxRegions', 'by country', async () => {
    const { items } = await taxRegions.queryTaxRegions().eq('country', 'CA').find()
    assert.ok(items.some(({ _id }) => _id === regionId))
  })
  const mappingId = await check(
    'manualTaxMappings.bulkCreateManualTaxMappings',
    'two taxes of one region',
    async () => {
      const rate = (taxName: string, taxRate: string) => ({ taxGroupId, taxRegionId: regionId, taxName, taxRate })
      const sent = [rate('GST', '0.05'), rate('PST', '0.07'), rate('PST', '0.07')]
      const { results } = await manualTaxMappings.bulkCreateManualTaxMappings(sent as never, { returnEntity: true })
      assert.equal(results![2]!.itemMetadata!.error!.code, 'MANUAL_TAX_MAPPING_ALREADY_EXISTS')
      return need(results![0]!.item!._id, 'tax mapping')
    },
  )
  await check('manualTaxMappings.bulkAssignExemptOverrides', 'the rate of an exempt group, and no more', async () => {
    const exemptGroupOverrides = [{ exemptGroupId: nobody, rate: '0.01' }]
    const assignOverrides = [{ manualTaxMappingId: mappingId!, exemptGroupOverrides }]
    const { results } = await manualTaxMappings.bulkAssignExemptOverrides({ assignOverrides, returnEntity: true })
    assert.equal(results![0]!.item!.exemptRates![0]!.taxRate, '0.01')
    const overrides = [{ manualTaxMappingId: mappingId!, exemptGroupIds: [nobody] }]
    const undone = await manualTaxMappings.bulkUnassignExemptOverrides(overrides, { returnEntity: true })
    assert.equal(undone.results![0]!.item!.exemptRates?.length ?? 0, 0)
  })
  await check('manualTaxMappings.listManualTaxMappings', 'lists regions', async () => {
    const { manualTaxMappings: listed } = await manualTaxMappings.listManualTaxMappings()
    assert.ok(listed!.some(({ _id }) => _id === mappingId))
  })
  const id = need(mappingId, 'tax mapping')
  await check('manualTaxMappings.getManualTaxMapping', 'one region', async () => {
    assert.equal((await manualTaxMappings.getManualTaxMapping(id)).taxName, 'GST')
  })
  await check('manualTaxMappings.updateManualTaxMapping', 'another rate', async () => {
    const { revision } = await manualTaxMappings.getManualTaxMapping(id)
    const changed = await manualTaxMappings.updateManualTaxMapping(id, { revision: revision!, taxRate: '0.06' })
    assert.equal(changed.taxRate, '0.06')
  })
  await check('manualTaxMappings.updateExtendedFields', 'extended fields of an app', async () => {
    const changed = await manualTaxMappings.updateExtendedFields(id, '@acme', { namespaceData: { a: 'b' } })
    assert.ok(changed.manualTaxMapping!.extendedFields)
  })
  await check('manualTaxMappings.deleteManualTaxMapping', 'it goes', async () => {
    await manualTaxMappings.deleteManualTaxMapping(id)
    await expectRefusal(() => manualTaxMappings.getManualTaxMapping(id), { status: 404 })
  })
  if (regionId) await taxRegions.deleteTaxRegion(regionId)
}

const calculate = async ({ taxSettings, taxCalculation, totalsCalculator }: BackOffice): Promise<void> => {
  await check('taxSettings.upsertTaxSettings', 'prices include tax, and back', async () => {
    const { taxSettings: before } = await taxSettings.getTaxSettings()
    const other = !before!.taxIncludedInItemPrices
    const { taxSettings: changed } = await taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: other })
    assert.equal(changed!.taxIncludedInItemPrices, other)
    await taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: !other })
  })
  await check('taxCalculation.listTaxCalculators', 'the built-in ones', async () => {
    const { taxCalculatorDetails } = await taxCalculation.listTaxCalculators()
    assert.ok(taxCalculatorDetails!.some(({ appId }) => appId === localCalculator))
  })
  await check('taxCalculation.calculateTax', 'of a line item at an address', async () => {
    const lineItems = [{ _id: 'mug', price: '100', addressIndex: { singleAddress: 0 } }]
    const addresses = [{ country: 'DE' }]
    const { taxSummary } = (await taxCalculation.calculateTax({ addresses, lineItems } as never)) as {
      taxSummary: { totalTax: string }
    }
    assert.match(taxSummary.totalTax, /^\d+\.\d{2}$/)
  })
  await check('totalsCalculator.calculateTotals', 'of given prices', async () => {
    const lineItems = [{ _id: 'mug', quantity: 2, price: '10' }]
    const { priceSummary } = await totalsCalculator.calculateTotals({ lineItems } as never)
    assert.equal(priceSummary!.subtotal!.amount, '20.00')
  })
}

const exempt = async ({ taxExemptGroups, contactTaxDetails, members }: BackOffice): Promise<void> => {
  const group = await check('taxExemptGroups.createTaxExemptGroup', 'an exempt contact', () =>
    taxExemptGroups.createTaxExemptGroup({ name: 'Schools' }),
  )
  const id = need(group?._id, 'exempt group')
  await check('taxExemptGroups.getTaxExemptGroup', 'the details exist', async () => {
    assert.equal((await taxExemptGroups.getTaxExemptGroup(id)).name, 'Schools')
  })
  await check('taxExemptGroups.updateTaxExemptGroup', 'another name', async () => {
    const changed = await taxExemptGroups.updateTaxExemptGroup(id, { revision: group!.revision!, name: 'Churches' })
    assert.equal(changed.name, 'Churches')
  })
  await check('taxExemptGroups.queryTaxExemptGroups', 'by name', async () => {
    const { items } = await taxExemptGroups.queryTaxExemptGroups().eq('name', 'Churches').find()
    assert.equal(items[0]!._id, id)
  })
  await check('taxExemptGroups.listDefaultTaxExemptGroups', 'there are none at first', async () => {
    assert.deepEqual((await taxExemptGroups.listDefaultTaxExemptGroups()).taxExemptGroups, [])
  })
  await check('taxExemptGroups.bulkCreateTaxExemptGroups', 'several, tagged, changed and deleted', async () => {
    const made = await taxExemptGroups.bulkCreateTaxExemptGroups([{ name: 'A' }, { name: 'B' }], { returnEntity: true })
    const items = made.results!.map(({ item }) => item!)
    const ids = items.map(({ _id }) => _id!)
    await taxExemptGroups.bulkUpdateTaxExemptGroupTags(ids, { assignTags: tags })
    const { jobId } = await taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter({ name: 'A' }, { unassignTags: tags })
    assert.ok(jobId)
    const { revision } = await taxExemptGroups.getTaxExemptGroup(ids[1]!)
    const changes = [{ taxExemptGroup: { _id: ids[1]!, revision: revision!, name: 'C' } }]
    const { results } = await taxExemptGroups.bulkUpdateTaxExemptGroups(changes, { returnEntity: true })
    assert.equal(results![0]!.item!.name, 'C')
    const deleted = await taxExemptGroups.bulkDeleteTaxExemptGroups(ids)
    assert.equal(deleted.bulkActionMetadata!.totalSuccesses, 2)
  })
  const [member] = (await members.queryMembers().find()).items
  if (member) {
    await check(
      'contactTaxDetails.upsertContactTaxDetails',
      'a contact is added, found, tagged and removed',
      async () => {
        const contactId = member._id!
        await contactTaxDetails.upsertContactTaxDetails({ _id: contactId, taxExemptGroupId: id })
        const options = { fields: ['CONTACT_DETAILS'] } as never
        assert.ok((await contactTaxDetails.getContactTaxDetails(contactId, options)).contactDetails!.email)
        const { items } = await contactTaxDetails.queryContactTaxDetails().eq('taxExemptGroupId', id).find()
        assert.equal(items.length, 1)
        assert.equal((await contactTaxDetails.countContactTaxDetails()).count, 1)
        await contactTaxDetails.bulkUpsertContactTaxDetails([{ _id: contactId, taxExemptGroupId: id }])
        await contactTaxDetails.bulkUpdateContactTaxDetailsTags([contactId], { assignTags: tags })
        await contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter(
          { taxExemptGroupId: id },
          { unassignTags: tags },
        )
        const deleted = await contactTaxDetails.bulkDeleteContactTaxDetails([contactId])
        assert.equal(deleted.bulkActionMetadata!.totalSuccesses, 1)
        await expectRefusal(() => contactTaxDetails.deleteContactTaxDetails(contactId), { status: 404 })
      },
    )
  }
  await check('taxExemptGroups.deleteTaxExemptGroup', 'it goes', async () => {
    await taxExemptGroups.deleteTaxExemptGroup(id)
    await expectRefusal(() => taxExemptGroups.getTaxExemptGroup(id), { status: 404 })
  })
}

/** The owner's tax settings, and the taxes calculated with them. */
export const decideTaxes = async (): Promise<void> => {
  const backOffice = openBackOffice()
  await decideRates(backOffice)
  await calculate(backOffice)
  await exempt(backOffice)
}
