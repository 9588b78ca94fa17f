import type { Product, TaxGroup } from '@vitrine/client'
import { SelectField, showToast } from '@vitrine/ui'
import { useDone } from '../../form/use-done.ts'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

interface TaxGroupFieldProps {
  readonly product: Product
  readonly group: TaxGroup
  readonly groups: readonly TaxGroup[]
}

/** A product's tax group. Hidden if there is only one. */
export const TaxGroupField = ({ product, group, groups }: TaxGroupFieldProps) => {
  const done = useDone()
  if (groups.length < 2) return null
  const move = async (id: string) => {
    try {
      await shop.taxGroups.setProductsTaxGroup(id, [product.id])
      await done({ message: words.saved, undo: () => shop.taxGroups.setProductsTaxGroup(group.id, [product.id]) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <SelectField
      label={words.taxes.productGroup}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={group.id}
      mark="none"
      onChange={(event) => void move(event.target.value)}
    />
  )
}
