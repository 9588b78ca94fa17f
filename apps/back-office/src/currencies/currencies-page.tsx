import type { SiteSettings } from '@vitrine/client'
import { Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { CurrenciesEditor } from './currencies-editor.tsx'
import { draftOf, readDrafts, type CurrencyDraft } from './currency-drafts.ts'

const { currencies: texts } = words

type CurrencyData = Pick<SiteSettings, 'currency' | 'currencies'>

export const loadCurrencies = async (): Promise<CurrencyData> => {
  const { currency, currencies } = (await shop.backOffice.getSiteSettings()).siteSettings
  return { currency, currencies }
}

const CurrenciesForm = ({ currency, currencies: known }: CurrencyData) => {
  const done = useDone()
  const [currencies, setCurrencies] = useState<CurrencyDraft[]>(() => known.map(draftOf))
  const save = async () => {
    await shop.backOffice.updateSiteSettings({ currencies: readDrafts(currencies) })
    const before = known.map(({ rateDate: _date, ...one }) => one)
    return done({ message: words.saved, undo: () => shop.backOffice.updateSiteSettings({ currencies: before }) })
  }
  return (
    <EntryForm label={texts.title} save={save}>
      {(field) => (
        <CurrenciesEditor storeCurrency={currency} currencies={currencies} field={field} onChange={setCurrencies} />
      )}
    </EntryForm>
  )
}

/** Currencies in which the store sells or displays prices. */
export const CurrenciesPage = ({ data }: PageProps<CurrencyData>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>
        {texts.hint(data.currency)} {texts.fixed} <Link href="/price-lists">{words.priceLists.title}</Link>.
      </PageHeader>
      <CurrenciesForm key={JSON.stringify(data)} {...data} />
    </Stack>
  )
}
