import { servingOrder } from '@vitrine/domain/stock/locations.ts'
import { countryOptions, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import { Section } from '../page/section.tsx'
import { locale, words } from '../words/words.ts'
import { locationName, type LocationsData } from './load-locations.ts'

const { locations: texts } = words
const countries = countryOptions(locale)

/** Explains which location serves an order, and shows it for a delivery. */
export const ServingRule = ({ locations, pickups }: LocationsData) => {
  const [country, setCountry] = useState('')
  const [pickup, setPickup] = useState('')
  const known = locations.map(({ priority = 0, ...location }) => ({ ...location, priority }))
  const destination = { ...(country && { country }), ...(pickup && { pickupLocationId: pickup }) }
  return (
    <Section title={texts.rule}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          <ol className="m-0 list-decimal ps-6">
            {texts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <p className="mt-2 text-muted">{texts.ruleSplit}</p>
        </div>
        <div className="grid gap-4 rounded-md border border-line bg-surface p-4">
          <h3 className="font-display text-lg">{texts.tryOut}</h3>
          <SelectField
            label={texts.tryCountry}
            options={countries}
            placeholder={texts.noCountry}
            value={country}
            mark="none"
            onChange={(event) => setCountry(event.target.value)}
          />
          {pickups.length > 0 && (
            <SelectField
              label={texts.tryPickup}
              options={pickups.map(({ id, name }) => ({ value: id!, label: name! }))}
              placeholder={texts.tryNoPickup}
              value={pickup}
              mark="none"
              onChange={(event) => setPickup(event.target.value)}
            />
          )}
          <div role="status">
            <p className="text-sm text-muted">{texts.order}</p>
            <ol className="m-0 list-decimal ps-6">
              {servingOrder(known, destination).map((id) => (
                <li key={id} className="wrap-anywhere">
                  {locationName(locations, id)}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  )
}
