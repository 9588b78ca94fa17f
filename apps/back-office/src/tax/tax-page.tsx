import type { SiteSettings } from '@vitrine/client'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { Badge, Button, Card, Link, PageHeader, RadioGroup, SelectField, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { textIn } from '../form/amounts.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../section.tsx'
import { TableSection } from '../table-section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { placeOf, type TaxData } from './read.ts'

const { taxes } = words

const addressOptions = optionsOf(taxes.addresses)

/** Whether prices hold the tax, and whose place decides. */
const HowForm = ({ settings }: { settings: SiteSettings }) => {
  const done = useDone()
  const { taxIncludedInPrices, taxableAddress, businessAddress } = settings
  const save = async (form: FormData) => {
    await shop.backOffice.updateSiteSettings({
      taxIncludedInPrices: textIn(form, 'included') === 'yes',
      taxableAddress: textIn(form, 'siteSettings.taxableAddress') as SiteSettings['taxableAddress'],
    })
    const undo = () => shop.backOffice.updateSiteSettings({ taxIncludedInPrices, taxableAddress })
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
          </>
        )}
      </EntryForm>
    </Card>
  )
}

const Regions = ({ regions, groups, rates }: TaxData) => {
  const rateIn = (regionId: string, groupId: string) => {
    const found = rates.find(({ taxRegionId, taxGroupId }) => taxRegionId === regionId && taxGroupId === groupId)
    return found ? taxes.percent(percentOfFraction(found.taxRate)) : <span className="text-muted">{taxes.noRate}</span>
  }
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
              <Link href={`/tax/regions/${region.id}`}>{placeOf(region)}</Link>
              {region.taxIncludedInPrice !== undefined && (
                <span className="block text-sm font-normal text-muted">
                  {region.taxIncludedInPrice ? taxes.included : taxes.added}
                </span>
              )}
            </>
          ),
        },
        ...groups.map(({ id, name }) => ({
          key: id,
          header: name,
          align: 'end' as const,
          cell: (region: { id: string }) => rateIn(region.id, id),
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

/** Where tax is collected, of what, and how much. */
export const TaxPage = ({ data }: PageProps<TaxData>) => {
  useTitle(taxes.title)
  return (
    <Stack gap="lg">
      <PageHeader title={taxes.title}>{taxes.hint}</PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Stack gap="xl">
          <Regions {...data} />
          <Groups {...data} />
        </Stack>
        <HowForm key={JSON.stringify(data.settings)} settings={data.settings} />
      </div>
    </Stack>
  )
}
