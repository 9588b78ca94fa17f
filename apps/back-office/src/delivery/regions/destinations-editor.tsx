import { Button, CloseIcon, countryName, countryOptions, IconButton, SelectField, TextField } from '@vitrine/ui'
import type { FieldOf } from '../../form/entry-form.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { locale, words } from '../../words/words.ts'

const { deliveries } = words

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** An editable country of a region. */
export interface DestinationDraft {
  readonly country: string
  readonly parts: string
}

interface DestinationsEditorProps {
  readonly destinations: readonly DestinationDraft[]
  readonly field: FieldOf
  readonly onChange: (destinations: DestinationDraft[]) => void
  /** Name of the field in the API call. */
  readonly path?: string
  /** Hint shown while no country is selected. */
  readonly hint?: string
}

/** The countries of a region and their selected subdivisions. */
export const DestinationsEditor = ({
  destinations,
  field,
  onChange,
  path = 'deliveryRegion',
  hint = deliveries.all,
}: DestinationsEditorProps) => {
  const isMissing = (country: string) => !destinations.some((one) => one.country === country)
  const add = (countries: readonly string[]) =>
    onChange([...destinations, ...countries.filter(isMissing).map((country) => ({ country, parts: '' }))])
  return (
    <FieldGroup title={deliveries.countries} hint={destinations.length === 0 ? hint : deliveries.partsHint}>
      {destinations.map(({ country, parts }, index) => (
        <div key={country} className="flex items-end gap-2 rounded-md border border-line bg-surface p-3">
          <TextField
            {...field(`${path}.destinations[${index}].subdivisions`)}
            className="grow"
            label={
              <>
                <span className="font-medium">{countryName(country, locale)}</span>
                <span className="sr-only">: {deliveries.parts(country)}</span>
              </>
            }
            placeholder={deliveries.everyPart}
            value={parts}
            mark="none"
            onChange={(event) => onChange(destinations.with(index, { country, parts: event.target.value }))}
          />
          <IconButton
            label={deliveries.removeCountry(countryName(country, locale))}
            onClick={() => onChange(destinations.toSpliced(index, 1))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      <SelectField
        label={deliveries.addCountry}
        placeholder={words.choose}
        options={countryOptions(locale).filter(({ value }) => isMissing(value))}
        value=""
        mark="none"
        onChange={(event) => add([event.target.value])}
      />
      {union.some(isMissing) && (
        <div>
          <Button type="button" variant="quiet" size="small" onClick={() => add(union)}>
            {deliveries.addUnion}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
