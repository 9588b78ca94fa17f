import { requiredTaxId } from '@vitrine/domain/tax-id/required.ts'
import { TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'

interface TaxIdFieldProps {
  /** The saved country. After hydration, the selected one counts. */
  readonly country: string | undefined
  readonly value: string | undefined
  readonly error: string | undefined
}

/** Tracks the country selected in the form. */
const useChosenCountry = (saved: string | undefined): string | undefined => {
  const [country, setCountry] = useState(saved)
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

/** Asks for the country's tax ID: CPF or CNPJ in Brazil, the VAT ID of businesses in the EU. */
export const TaxIdField = ({ country, value, error }: TaxIdFieldProps) => {
  const words = useWords()
  const required = requiredTaxId(useChosenCountry(country))
  if (!required) return null
  return (
    <TextField
      id="taxId"
      label={required === 'BRAZIL' ? words.cpf : words.vatId}
      hint={required === 'BRAZIL' ? undefined : words.vatIdHint}
      name="taxId"
      autoComplete="off"
      maxLength={100}
      defaultValue={value}
      error={error}
    />
  )
}
