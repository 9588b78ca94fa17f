import type { DeliveryProfile, Product } from '@vitrine/client'
import { SelectField, showToast } from '@vitrine/ui'
import { useDone } from '../../form/use-done.ts'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

interface DeliveryProfileFieldProps {
  readonly product: Product
  readonly profileId: string
  readonly profiles: readonly DeliveryProfile[]
}

/** A product's delivery profile. Hidden if there is only one. */
export const DeliveryProfileField = ({ product, profileId, profiles }: DeliveryProfileFieldProps) => {
  const done = useDone()
  if (profiles.length < 2) return null
  const set = (id: string) => shop.deliveryProfile.setProductsDeliveryProfile(id, [product.id])
  const move = async (id: string) => {
    try {
      await set(id)
      await done({ message: words.saved, undo: () => set(profileId) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <SelectField
      label={words.deliveries.profile}
      options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
      value={profileId}
      mark="none"
      onChange={(event) => void move(event.target.value)}
    />
  )
}
