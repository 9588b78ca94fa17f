import {
  productFactFields,
  productFactNames,
  type ProductFactName,
} from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import { Card, countryOptions, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import { locale, words } from '../../../words/words.ts'
import type { SectionProps } from './section-props.ts'

interface FactFieldProps extends Pick<SectionProps, 'field'> {
  readonly name: ProductFactName
  readonly value: string
  readonly onChange: (value: string) => void
}

const FactField = ({ name, value, onChange, field }: FactFieldProps) => {
  const { label, hint } = words.productFacts[name]
  const { input, choices = [] } = productFacts[name]
  const common = {
    ...field(`product.${name}`),
    label,
    ...(hint !== undefined && { hint }),
    mark: 'none' as const,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  }
  const { maxLength } = productFactFields[name]
  switch (input) {
    case 'country':
      return <SelectField {...common} placeholder={words.noProductFact} options={countryOptions(locale)} />
    case 'choice': {
      const options = choices.map((one) => ({ value: one, label: one }))
      return <SelectField {...common} placeholder={words.noProductFact} options={options} />
    }
    case 'url':
      return <TextField {...common} maxLength={maxLength} type="url" inputMode="url" placeholder="https://" />
    case 'text':
      return <TextArea {...common} maxLength={maxLength} rows={3} />
    case 'line':
      return <TextField {...common} maxLength={maxLength} />
  }
}

/** A field for each fact about a product. */
export const FactsSection = ({ editor: { draft, change }, field }: SectionProps) => (
  <Card as="section" appearance="framed" title={words.productFactsTitle} level={2}>
    <Stack>
      <p className="text-sm text-muted">{words.productFactsHint}</p>
      {productFactNames.map((name) => (
        <FactField
          key={name}
          name={name}
          field={field}
          value={draft.facts[name]}
          onChange={(value) => change({ facts: { ...draft.facts, [name]: value } })}
        />
      ))}
    </Stack>
  </Card>
)
