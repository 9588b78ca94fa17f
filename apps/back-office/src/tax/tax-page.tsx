import type { ManualTaxMapping, SiteSettings, TaxRegion, TaxSettings } from '@vitrine/client'
import { percentOfFraction, sumOfRates } from '@vitrine/domain/tax/tax.ts'
import { Badge, Button, Card, Checkbox, Link, PageHeader, RadioGroup, SelectField, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { TableSection } from '../page/table-section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { Explain } from './explain.tsx'
import { LoadRates } from './load-rates.tsx'
import { regionName, type TaxData } from './load-tax.ts'

const { taxes } = words

const addressOptions = optionsOf(taxes.addresses)

/** Whether prices include tax, which address determines it, and how it is calculated. */
const CalculationForm = ({ settings, taxSettings }: { settings: SiteSettings; taxSettings: TaxSettings }) => {
  const done = useDone()
  const { taxIncludedInPrices, taxableAddress, businessAddress } = settings
  const save = async (form: FormData) => {
    await shop.backOffice.updateSiteSettings({
      taxIncludedInPrices: textIn(form, 'included') === 'yes',
      taxableAddress: textIn(form, 'siteSettings.taxableAddress') as SiteSettings['taxableAddress'],
    })
    const { rounding, automaticTax, oneStopShop } = taxSettings
    await shop.taxSettings.upsertTaxSettings({
      rounding: textIn(form, 'taxSettings.rounding') as TaxSettings['rounding'],
      automaticTax: form.has('automaticTax'),
      oneStopShop: form.has('oneStopShop'),
    })
    const undo = async () => {
      await shop.backOffice.updateSiteSettings({ taxIncludedInPrices, taxableAddress })
      await shop.taxSettings.upsertTaxSettings({ rounding, automaticTax, oneStopShop })
    }
    return done({ message: words.saved, undo })
  }
  return (
    <Card as="section" appearance="framed" title={taxes.how} level={2}>
      <EntryForm label={taxes.how} save={save}>
        {(field) => (
          <>
            <RadioGroup
              label={taxes.prices}
              name="included"
              defaultValue={taxIncludedInPrices ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: taxes.included, hint: taxes.includedHint },
                { value: 'no', label: taxes.added, hint: taxes.addedHint },
              ]}
            />
            <SelectField
              {...field('siteSettings.taxableAddress')}
              label={taxes.address}
              options={addressOptions}
              defaultValue={taxableAddress}
              mark="none"
              hint={
                businessAddress ? undefined : (
                  <Link href="/settings#siteSettings.businessAddress.country">{taxes.businessMissing}</Link>
                )
              }
            />
            <SelectField
              {...field('taxSettings.rounding')}
              label={taxes.rounding}
              options={optionsOf(taxes.roundings)}
              defaultValue={taxSettings.rounding}
              mark="none"
            />
            <Checkbox
              name="automaticTax"
              label={taxes.automatic}
              hint={taxes.automaticHint}
              defaultChecked={taxSettings.automaticTax}
            />
            <Checkbox
              name="oneStopShop"
              label={taxes.oneStopShop}
              hint={taxes.oneStopShopHint}
              defaultChecked={taxSettings.oneStopShop}
            />
          </>
        )}
      </EntryForm>
    </Card>
  )
}

/** Combined tax rate of the whole region, with the number of local rates. */
const RateCell = ({ rates }: { rates: readonly ManualTaxMapping[] }) => {
  if (rates.length === 0) return <span className="text-muted">{taxes.noRate}</span>
  const everywhere = rates.filter(({ postalCodes, cities }) => !postalCodes && !cities)
  const sum = sumOfRates(everywhere.map(({ taxRate }) => percentOfFraction(taxRate)))
  const local = rates.length - everywhere.length
  return (
    <>
      {taxes.percent(sum)}
      {local > 0 && <span className="block text-sm text-muted">{taxes.localRates(local)}</span>}
    </>
  )
}

const Regions = ({ regions, groups, rates, calculators }: TaxData) => {
  const rateIn = (regionId: string, groupId: string) => (
    <RateCell rates={rates.filter((rate) => rate.taxRegionId === regionId && rate.taxGroupId === groupId)} />
  )
  const calculatorOf = ({ appId }: TaxRegion) =>
    calculators.find((one, index) => index > 0 && one.appId === appId)?.displayName
  return (
    <TableSection
      title={taxes.regions}
      hint={taxes.regionsHint}
      add={
        <Button href="/tax/regions/new" variant="primary">
          {taxes.addRegion}
        </Button>
      }
      none={{ title: taxes.noRegions, hint: taxes.noRegionsHint }}
      rows={regions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'place',
          header: taxes.region,
          rowHeader: true,
          cell: (region) => (
            <>
              <Link href={`/tax/regions/${region.id}`}>{regionName(region)}</Link>
              {region.taxIncludedInPrice !== undefined && (
                <span className="block text-sm font-normal text-muted">
                  {region.taxIncludedInPrice ? taxes.included : taxes.added}
                </span>
              )}
              {calculatorOf(region) !== undefined && (
                <span className="block text-sm font-normal text-muted">{calculatorOf(region)}</span>
              )}
            </>
          ),
        },
        ...groups.map(({ id, name }) => ({
          key: id,
          header: name,
          align: 'end' as const,
          cell: (region: TaxRegion) => rateIn(region.id, id),
        })),
      ]}
    />
  )
}

const Groups = ({ groups, defaultGroupId }: TaxData) => (
  <Section
    title={taxes.groups}
    hint={taxes.groupsHint}
    actions={<Button href="/tax/groups/new">{taxes.addGroup}</Button>}
  >
    <ul className="grid list-none gap-0 p-0">
      {groups.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
          <Link href={`/tax/groups/${id}`}>{name}</Link>
          {id === defaultGroupId && <Badge>{taxes.isDefault}</Badge>}
        </li>
      ))}
    </ul>
  </Section>
)

const ExemptGroups = ({ exemptGroups }: TaxData) => (
  <Section
    title={taxes.exemptGroups}
    hint={taxes.exemptGroupsHint}
    actions={<Button href="/tax/exempt/new">{taxes.addExemptGroup}</Button>}
  >
    {exemptGroups.length === 0 ? (
      <p className="text-muted">{taxes.noExemptGroups}</p>
    ) : (
      <ul className="grid list-none gap-0 p-0">
        {exemptGroups.map(({ id, name }) => (
          <li key={id} className="border-t border-line py-3">
            <Link href={`/tax/exempt/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

/** Tax settings: regions, groups and rates. */
export const TaxPage = ({ data }: PageProps<TaxData>) => {
  useTitle(taxes.title)
  return (
    <Stack gap="lg">
      <PageHeader title={taxes.title}>{taxes.hint}</PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Stack gap="xl">
          <Regions {...data} />
          <Groups {...data} />
          <ExemptGroups {...data} />
          <LoadRates files={data.files} />
        </Stack>
        <Stack gap="xl">
          <CalculationForm
            key={JSON.stringify([data.settings, data.taxSettings])}
            settings={data.settings}
            taxSettings={data.taxSettings}
          />
          <Explain data={data} />
        </Stack>
      </div>
    </Stack>
  )
}
