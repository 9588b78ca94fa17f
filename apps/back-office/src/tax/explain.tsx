import { Card, countryOptions, SelectField, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { decimalIn, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { percentText, regionName, type TaxData } from './load-tax.ts'

const { taxes } = words
type Explanation = Awaited<ReturnType<typeof shop.taxRates.explainTax>>

const Result = ({ result, currency }: { result: Explanation; currency: string }) => {
  const { reason, country, subdivision, calculationDetails, lines, taxIncludedInPrice } = result
  const [line] = lines
  const money = (amount: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount))
  return (
    <div role="status" className="grid gap-2">
      <p>
        <strong>{taxes.reasons[reason]}</strong>
        {reason !== 'NO_REGION' && ` · ${regionName({ country, subdivision })}`}
      </p>
      <p className="text-sm text-muted">{taxes.rateTypes[calculationDetails.rateType]}</p>
      {line && (
        <ul className="grid list-none gap-1 p-0">
          {line.parts.map(({ taxName, jurisdiction, rate, tax }) => (
            <li key={`${taxName} ${jurisdiction} ${rate}`} className="flex justify-between gap-3">
              <span>
                {[taxName ?? taxes.tax, percentText(rate)].join(' ')}
                {jurisdiction !== undefined && <span className="text-muted"> · {jurisdiction}</span>}
              </span>
              <span className="tabular-nums">{money(tax)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-3 border-t border-line pt-1">
            <span>{taxIncludedInPrice ? taxes.included : taxes.added}</span>
            <span className="tabular-nums">{money(line.owedPrice)}</span>
          </li>
        </ul>
      )}
    </div>
  )
}

/** Explains the tax of a sample purchase. */
export const Explain = ({ data }: { data: TaxData }) => {
  const [result, setResult] = useState<Explanation>()
  const { settings, groups, exemptGroups } = data
  const explain = async (form: FormData) => {
    const optional = (name: string) => textIn(form, name) || undefined
    const shippingAddress = {
      country: textIn(form, 'country'),
      subdivision: optional('shippingAddress.subdivision'),
      postalCode: optional('shippingAddress.postalCode'),
    }
    setResult(
      await shop.taxRates.explainTax({
        shippingAddress,
        vatId: optional('vatId'),
        taxExemptGroupId: optional('taxExemptGroupId'),
        lineItems: [
          { id: 'sample', price: decimalIn(form, 'price', 3) ?? '100', taxGroupId: textIn(form, 'taxGroupId') },
        ],
      }),
    )
  }
  return (
    <Card as="section" appearance="framed" title={taxes.sample} level={2}>
      <Stack gap="md">
        <EntryForm label={taxes.sample} save={explain} submit={taxes.explain}>
          {(field) => (
            <>
              <SelectField
                {...field('country')}
                label={taxes.country}
                options={countryOptions(locale)}
                defaultValue={settings.businessAddress?.country ?? 'DE'}
                mark="none"
              />
              <TextField {...field('shippingAddress.subdivision')} label={taxes.part} maxLength={50} mark="none" />
              <TextField {...field('shippingAddress.postalCode')} label={taxes.postalCode} maxLength={50} mark="none" />
              <TextField {...field('vatId')} label={taxes.vatId} maxLength={100} mark="none" />
              {exemptGroups.length > 0 && (
                <SelectField
                  {...field('taxExemptGroupId')}
                  label={taxes.exemptGroup}
                  placeholder={taxes.noExemption}
                  options={exemptGroups.map(({ id, name }) => ({ value: id, label: name }))}
                  mark="none"
                />
              )}
              <SelectField
                {...field('taxGroupId')}
                label={taxes.group}
                options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                mark="none"
              />
              <TextField {...field('price')} label={taxes.price} inputMode="decimal" defaultValue="100" mark="none" />
            </>
          )}
        </EntryForm>
        {result && <Result result={result} currency={settings.currency} />}
      </Stack>
    </Card>
  )
}
