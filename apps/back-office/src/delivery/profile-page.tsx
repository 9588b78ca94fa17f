import type { DeliveryProfile } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { DeliveryData } from './load-delivery.ts'

const { deliveries } = words
const list = '/delivery'

const ProfileForm = ({ profile }: { profile: DeliveryProfile | undefined }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const name = textIn(form, 'deliveryProfile.name')
    if (!profile) {
      await shop.deliveryProfile.createDeliveryProfile({ name })
      return done({ message: words.added(name), next: list })
    }
    await shop.deliveryProfile.updateDeliveryProfile(profile.id, { name, revision: profile.revision })
    return done({ message: words.saved, next: list })
  }
  return (
    <EntryForm
      label={deliveries.profile}
      save={save}
      actions={
        profile && !profile.default ? (
          <DeleteButton
            name={profile.name}
            hint={deliveries.deleteProfile}
            remove={() => shop.deliveryProfile.deleteDeliveryProfile(profile.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <TextField
          {...field('deliveryProfile.name')}
          label={deliveries.name}
          hint={deliveries.profileNameHint}
          defaultValue={profile?.name ?? ''}
          required
          maxLength={256}
        />
      )}
    </EntryForm>
  )
}

/** Creates or edits a delivery profile. */
export const ProfilePage = ({ data }: PageProps<DeliveryData>) => {
  const { id } = useParams()
  const profile = data.profiles.find((one) => one.id === id)
  if (id !== undefined && !profile) return <NotFound list={list} />
  return (
    <EntryPage title={profile?.name ?? deliveries.addProfile} list={{ label: deliveries.title, href: list }}>
      <ProfileForm key={`${id} ${profile?.revision}`} profile={profile} />
    </EntryPage>
  )
}
