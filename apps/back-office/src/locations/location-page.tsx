import type { PickupLocation, StoresLocation } from '@vitrine/client'
import { countryOptions, Link, SelectField, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { countIn, textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { NotFound } from '../page/not-found.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { ArchiveLocation } from './archive-location.tsx'
import type { LocationsData } from './load-locations.ts'

const { locations: texts } = words
const list = '/locations'
const countries = countryOptions(locale)

type LocationType = NonNullable<StoresLocation['locationType']>
const types = (['PHYSICAL', 'VIRTUAL'] as const).map((value) => ({ value, label: texts.types[value] }))

const optional = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { readonly [Key in Name]?: string }

const readForm = (form: FormData) => ({
  name: textIn(form, 'storesLocation.name'),
  locationType: textIn(form, 'storesLocation.locationType') as LocationType,
  priority: countIn(form, 'storesLocation.priority') ?? 0,
  ...optional('country', textIn(form, 'storesLocation.country')),
  ...optional('pickupLocationId', textIn(form, 'storesLocation.pickupLocationId')),
})

const fieldMask = ['name', 'locationType', 'priority', 'country', 'pickupLocationId']

const settingsOf = ({ name, locationType, priority, country, pickupLocationId }: StoresLocation) => ({
  name,
  ...(locationType && { locationType }),
  ...(priority !== undefined && { priority }),
  ...(country && { country }),
  ...(pickupLocationId && { pickupLocationId }),
})

/** The priority of a new location: it serves after the others. */
const lastPriority = ({ locations }: LocationsData): number =>
  Math.min(1000, 1 + Math.max(...locations.map(({ priority = 0 }) => priority)))

interface LocationFormProps {
  readonly location: StoresLocation | undefined
  readonly data: LocationsData
}

const pickupOptions = (pickups: readonly PickupLocation[]) =>
  pickups.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }))

const LocationForm = ({ location, data }: LocationFormProps) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = readForm(form)
    if (!location) {
      const { id } = await shop.storesLocationsV3.createStoresLocation(sent)
      return done({ message: words.added(sent.name), next: `${list}/${id}` })
    }
    const { id } = location
    const update = (revision: string, settings: ReturnType<typeof settingsOf>) =>
      shop.storesLocationsV3.updateStoresLocation(id, { revision, ...settings }, { fieldMask })
    const { revision } = await update(location.revision, sent)
    return done({ message: words.saved, undo: () => update(revision, settingsOf(location)) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={location ? <ArchiveLocation location={location} data={data} /> : <CancelLink href={list} />}
    >
      {(field) => (
        <>
          <TextField
            {...field('storesLocation.name')}
            label={texts.name}
            defaultValue={location?.name ?? ''}
            maxLength={150}
            required
          />
          <SelectField
            {...field('storesLocation.locationType')}
            label={texts.type}
            options={types}
            defaultValue={location?.locationType ?? 'PHYSICAL'}
            mark="none"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...field('storesLocation.priority')}
              label={texts.priority}
              hint={texts.priorityHint}
              inputMode="numeric"
              defaultValue={location ? (location.priority ?? 0) : lastPriority(data)}
              mark="none"
            />
            <SelectField
              {...field('storesLocation.country')}
              label={texts.country}
              hint={texts.countryHint}
              options={countries}
              placeholder={texts.noCountry}
              defaultValue={location?.country ?? ''}
              mark="none"
            />
          </div>
          {data.pickups.length > 0 && (
            <SelectField
              {...field('storesLocation.pickupLocationId')}
              label={texts.pickup}
              hint={texts.pickupHint}
              options={pickupOptions(data.pickups)}
              placeholder={texts.noPickup}
              defaultValue={location?.pickupLocationId ?? ''}
              mark="none"
            />
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a location. */
export const LocationPage = ({ data }: PageProps<LocationsData>) => {
  const { id } = useParams()
  const location = data.locations.find((one) => one.id === id)
  if (id !== undefined && !location) return <NotFound list={list} />
  return (
    <EntryPage
      title={location?.name ?? texts.add}
      list={{ label: texts.title, href: list }}
      hint={location?.defaultLocation ? texts.defaultHint : undefined}
      actions={location && <Link href={`/inventory?location=${location.id}`}>{texts.view}</Link>}
    >
      <LocationForm key={`${id} ${location?.revision}`} location={location} data={data} />
    </EntryPage>
  )
}
