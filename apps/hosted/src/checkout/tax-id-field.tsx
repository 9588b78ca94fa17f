import { requiredTaxId } from '@vitrine/domain/tax-id/required.ts'
import { TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words.tsx'

interface TaxIdFieldProps {
  /** The country that is kept; the one that is chosen on the page counts as soon as scripts run. */
  readonly country: string | undefined
  readonly value: string | undefined
  readonly error: string | undefined
}

/** The country that is chosen in the form. */
const useChosenCountry = (kept: string | undefined): string | undefined => {
  const [country, setCountry] = useState(kept)
  useEffect(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="country"]')
    if (!select) return undefined
    const follow = (): void => setCountry(select.value)
    follow()
    select.addEventListener('change', follow)
    return () => select.removeEventListener('change', follow)
  }, [])
  return country
}

/** The tax ID that is asked for in the country: CPF or CNPJ in Brazil, the VAT ID of businesses in the EU. */
export const TaxIdField = ({ country, value, error }: TaxIdFieldProps) => {
  const words = useWords()
  const asked = requiredTaxId(useChosenCountry(country))
  if (!asked) return null
  return (
    <TextField
      id="taxId"
      label={asked === 'BRAZIL' ? words.cpf : words.vatId}
      hint={asked === 'BRAZIL' ? undefined : words.vatIdHint}
      name="taxId"
      autoComplete="off"
      maxLength={100}
      defaultValue={value}
      error={error}
    />
  )
}
