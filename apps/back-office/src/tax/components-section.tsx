import type { ManualTaxMapping, TaxGroup, TaxRegion } from '@vitrine/client'
import { jurisdictionTypes } from '@vitrine/contract/entities/enumerations.ts'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { SelectField, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { decimalIn, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'
import { fractionOfPercent } from './percent.ts'

const { taxes } = words

const listIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const placesOf = ({ postalCodes = [], cities = [] }: ManualTaxMapping): string =>
  [...cities, ...postalCodes].join(', ') || taxes.everywhereHere

interface ComponentsProps {
  readonly region: TaxRegion
  readonly groups: readonly TaxGroup[]
  readonly rates: readonly ManualTaxMapping[]
}

const AddComponent = ({ region, groups }: ComponentsProps) => {
  const done = useDone()
  const add = async (form: FormData) => {
    const taxName = textIn(form, 'manualTaxMapping.taxName')
    const [postalCodes, cities] = [listIn(form, 'postalCodes'), listIn(form, 'cities')]
    const { id } = await shop.manualTaxMappings.createManualTaxMapping({
      taxRegionId: region.id,
      taxGroupId: textIn(form, 'taxGroupId'),
      taxRate: fractionOfPercent(decimalIn(form, 'rate', 4) ?? '0'),
      taxName,
      jurisdiction: textIn(form, 'jurisdiction') || taxName,
      jurisdictionType: textIn(form, 'jurisdictionType') as (typeof jurisdictionTypes)[number],
      ...(postalCodes.length > 0 && { postalCodes }),
      ...(cities.length > 0 && { cities }),
    })
    return done({ message: words.added(taxName), undo: () => shop.manualTaxMappings.deleteManualTaxMapping(id) })
  }
  return (
    <EntryForm label={taxes.addComponent} save={add} submit={taxes.addComponent}>
      {(field) => (
        <>
          <TextField
            {...field('manualTaxMapping.taxName')}
            label={taxes.taxName}
            hint={taxes.taxNameHint}
            required
            maxLength={200}
          />
          <TextField {...field('rate')} label={taxes.rateOf(taxes.rate)} inputMode="decimal" required />
          <SelectField
            {...field('taxGroupId')}
            label={taxes.group}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            mark="none"
          />
          <TextField {...field('jurisdiction')} label={taxes.jurisdiction} maxLength={200} mark="none" />
          <SelectField
            {...field('jurisdictionType')}
            label={taxes.jurisdictionType}
            options={optionsOf(taxes.jurisdictionTypes)}
            defaultValue="CITY"
            mark="none"
          />
          <TextField {...field('cities')} label={taxes.cities} hint={taxes.citiesHint} mark="none" />
          <TextField {...field('postalCodes')} label={taxes.postalCodes} hint={taxes.postalCodesHint} mark="none" />
        </>
      )}
    </EntryForm>
  )
}

/** Individual taxes of a region, with a form to add another. */
export const ComponentsSection = (props: ComponentsProps) => {
  const { groups, rates } = props
  return (
    <>
      <TableSection
        title={taxes.components}
        hint={taxes.componentsHint}
        none={taxes.noRate}
        rows={rates}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: taxes.taxName,
            rowHeader: true,
            cell: ({ taxName, taxGroupId }) => (
              <>
                {taxName ?? taxes.tax}
                <span className="block text-sm font-normal text-muted">
                  {groups.find(({ id }) => id === taxGroupId)?.name}
                </span>
              </>
            ),
          },
          {
            key: 'where',
            header: taxes.where,
            cell: (rate) => (
              <>
                {rate.jurisdiction}
                <span className="block text-sm text-muted">{placesOf(rate)}</span>
              </>
            ),
          },
          {
            key: 'rate',
            header: taxes.rate,
            align: 'end',
            cell: ({ taxRate }) => taxes.percent(percentOfFraction(taxRate)),
          },
          {
            key: 'remove',
            header: words.remove,
            align: 'end',
            cell: ({ id, taxName = taxes.tax }) => (
              <ConfirmButton
                button={{ variant: 'quiet', size: 'small', 'aria-label': taxes.removeOne(taxName) }}
                title={taxes.removeTitle(taxName)}
                hint={taxes.removeHint}
                confirm={words.remove}
                variant="critical"
                done={taxes.removed(taxName)}
                act={async () => {
                  await shop.manualTaxMappings.deleteManualTaxMapping(id)
                  return undefined
                }}
              />
            ),
          },
        ]}
      />
      <Section title={taxes.addComponent} hint={taxes.addComponentHint}>
        <AddComponent {...props} />
      </Section>
    </>
  )
}
