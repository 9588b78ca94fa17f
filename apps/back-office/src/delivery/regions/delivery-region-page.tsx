import type { DeliveryDestinationInput, StoreDeliveryRegion } from '@vitrine/client'
import { SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { NotFound } from '../../page/not-found.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { DestinationsEditor, type DestinationDraft } from './destinations-editor.tsx'
import type { DeliveryData } from '../load-delivery.ts'

const { deliveries } = words
const list = '/delivery'

const draftsOf = (region: StoreDeliveryRegion | undefined): DestinationDraft[] =>
  (region?.destinations ?? []).map(({ country, subdivisions = [] }) => ({ country, parts: subdivisions.join(', ') }))

const readDestinations = (drafts: readonly DestinationDraft[]): DeliveryDestinationInput[] =>
  drafts.map(({ country, parts }) => ({
    country,
    subdivisions: parts
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((part) => part.toUpperCase()),
  }))

const RegionForm = ({
  region,
  profiles,
}: { region: StoreDeliveryRegion | undefined } & Pick<DeliveryData, 'profiles'>) => {
  const done = useDone()
  const [destinations, setDestinations] = useState(() => draftsOf(region))
  const save = async (form: FormData) => {
    const sent = { name: textIn(form, 'deliveryRegion.name'), destinations: readDestinations(destinations) }
    if (!region) {
      const deliveryProfileId = textIn(form, 'deliveryRegion.deliveryProfileId')
      await shop.deliveryRegions.createDeliveryRegion({ ...sent, ...(deliveryProfileId && { deliveryProfileId }) })
      return done({ message: words.added(sent.name), next: list })
    }
    const { id, name, destinations: before } = region
    const { revision } = await shop.deliveryRegions.updateDeliveryRegion(id, { ...sent, revision: region.revision })
    const undo = () => shop.deliveryRegions.updateDeliveryRegion(id, { name, destinations: before, revision })
    return done({ message: words.saved, undo, next: list })
  }
  return (
    <EntryForm
      label={deliveries.region}
      save={save}
      actions={
        region ? (
          <DeleteButton
            name={region.name}
            hint={deliveries.deleteRegion}
            remove={() => shop.deliveryRegions.deleteDeliveryRegion(region.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('deliveryRegion.name')}
            label={deliveries.regionName}
            hint={deliveries.regionNameHint}
            defaultValue={region?.name ?? ''}
            required
            maxLength={200}
          />
          {!region && profiles.length > 1 && (
            <SelectField
              {...field('deliveryRegion.deliveryProfileId')}
              label={deliveries.regionProfile}
              mark="none"
              hint={deliveries.regionProfileHint}
              options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <DestinationsEditor destinations={destinations} field={field} onChange={setDestinations} />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a delivery region. */
export const DeliveryRegionPage = ({ data: { regions, profiles } }: PageProps<DeliveryData>) => {
  const { id } = useParams()
  const region = regions.find((one) => one.id === id)
  const title = region?.name ?? deliveries.addRegion
  if (id !== undefined && !region) return <NotFound list={list} />
  return (
    <EntryPage title={title} list={{ label: deliveries.title, href: list }}>
      <RegionForm key={`${id} ${region?.revision}`} region={region} profiles={profiles} />
    </EntryPage>
  )
}
