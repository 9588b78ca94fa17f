import type { ManualTaxMapping, TaxRegion } from '@vitrine/client'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { countryOptions, SelectField, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../page/entry-page.tsx'
import { decimalIn, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { ComponentsSection } from './components-section.tsx'
import { fractionOfPercent } from './percent.ts'
import { regionName, loadTax, type TaxData } from './load-tax.ts'
import { saveRegion, type RateByGroup } from './save-region.ts'

const { taxes } = words
const list = '/tax'
const percentDigits = 4
const rateField = (groupId: string): string => `rate-${groupId}`

const readRate = (form: FormData, groupId: string): string | undefined => {
  const percent = decimalIn(form, rateField(groupId), percentDigits)
  if (percent === undefined) return undefined
  return Number(percent) > 100 ? throwFieldError(rateField(groupId), taxes.mostPercent) : fractionOfPercent(percent)
}

const includedOptions = [
  { value: 'yes', label: taxes.included },
  { value: 'no', label: taxes.added },
]
const asSetting = { value: '', label: taxes.asSetting }

const readPlace = (form: FormData) => {
  const [country, included] = [textIn(form, 'taxRegion.country'), textIn(form, 'taxRegion.taxIncludedInPrice')]
  return {
    ...(country && { country }),
    subdivision: textIn(form, 'taxRegion.subdivision').toUpperCase(),
    appId: textIn(form, 'taxRegion.appId'),
    ...(included && { taxIncludedInPrice: included === 'yes' }),
  }
}

/** Restores a region with its rates. */
const restore = async (saved: TaxRegion, region: TaxRegion, rates: readonly ManualTaxMapping[]) => {
  const { groups, rates: now } = await loadTax()
  const { subdivision = '', taxIncludedInPrice, appId } = region
  const rateOf = (groupId: string) => rates.find(({ taxGroupId }) => taxGroupId === groupId)?.taxRate
  await saveRegion({
    region: saved,
    sent: { subdivision, taxIncludedInPrice, appId },
    rates: Object.fromEntries(groups.filter(({ id }) => hasOneRate(rates, id)).map(({ id }) => [id, rateOf(id)])),
    before: now.filter(({ taxRegionId }) => taxRegionId === region.id),
  })
}

/** Whether a group has at most one region-wide rate. Others are edited individually. */
const hasOneRate = (rates: readonly ManualTaxMapping[], groupId: string): boolean => {
  const own = rates.filter(({ taxGroupId }) => taxGroupId === groupId)
  return own.length === 0 || (own.length === 1 && !own[0]!.postalCodes && !own[0]!.cities)
}

const RegionForm = ({ region, data }: { region: TaxRegion | undefined; data: TaxData }) => {
  const { settings, calculators } = data
  const done = useDone()
  const rates = data.rates.filter(({ taxRegionId }) => taxRegionId === region?.id)
  const groups = data.groups.filter(({ id }) => hasOneRate(rates, id))
  const percentOf = (groupId: string) => {
    const found = rates.find(({ taxGroupId }) => taxGroupId === groupId)
    return found ? percentOfFraction(found.taxRate) : ''
  }
  const save = async (form: FormData) => {
    const byGroup: RateByGroup = Object.fromEntries(groups.map(({ id }) => [id, readRate(form, id)]))
    const saved = await saveRegion({ region, sent: readPlace(form), rates: byGroup, before: rates })
    if (!region) return done({ message: words.added(regionName(saved)), next: list })
    return done({ message: words.saved, undo: () => restore(saved, region, rates), next: list })
  }
  const isIncluded = region?.taxIncludedInPrice
  return (
    <EntryForm
      label={taxes.region}
      save={save}
      actions={
        region ? (
          <DeleteButton
            name={regionName(region)}
            hint={taxes.deleteRegion}
            remove={() => shop.taxRegions.deleteTaxRegion(region.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          {!region && (
            <SelectField
              {...field('taxRegion.country')}
              label={taxes.country}
              hint={taxes.countryHint}
              placeholder={taxes.elsewhere}
              options={countryOptions(locale)}
              defaultValue={data.regions.length === 0 ? (settings.businessAddress?.country ?? '') : ''}
              mark="none"
            />
          )}
          {(!region || region.country) && (
            <TextField
              {...field('taxRegion.subdivision')}
              label={taxes.part}
              hint={taxes.partHint}
              defaultValue={region?.subdivision ?? ''}
              maxLength={50}
            />
          )}
          {groups.length > 0 && (
            <FieldGroup title={taxes.rates} hint={taxes.ratesHint}>
              {groups.map(({ id, name }) => (
                <TextField
                  key={id}
                  {...field(rateField(id))}
                  label={taxes.rateOf(name)}
                  inputMode="decimal"
                  defaultValue={percentOf(id)}
                  mark="none"
                />
              ))}
            </FieldGroup>
          )}
          <SelectField
            {...field('taxRegion.appId')}
            label={taxes.calculator}
            hint={taxes.calculatorHint}
            options={calculators.map(({ appId, displayName }) => ({ value: appId, label: displayName }))}
            defaultValue={region?.appId ?? calculators[0]?.appId}
            mark="none"
          />
          <SelectField
            {...field('taxRegion.taxIncludedInPrice')}
            label={taxes.pricesHere}
            options={isIncluded === undefined ? [asSetting, ...includedOptions] : includedOptions}
            defaultValue={isIncluded === undefined ? '' : isIncluded ? 'yes' : 'no'}
            mark="none"
          />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a tax region. */
export const TaxRegionPage = ({ data }: PageProps<TaxData>) => {
  const { id } = useParams()
  const region = data.regions.find((one) => one.id === id)
  if (id !== undefined && !region) return <NotFound list={list} />
  return (
    <EntryPage title={region ? regionName(region) : taxes.addRegion} list={{ label: taxes.title, href: list }}>
      <RegionForm key={`${id} ${region?.revision}`} region={region} data={data} />
      {region && (
        <ComponentsSection
          region={region}
          groups={data.groups}
          rates={data.rates.filter(({ taxRegionId }) => taxRegionId === region.id)}
        />
      )}
    </EntryPage>
  )
}
