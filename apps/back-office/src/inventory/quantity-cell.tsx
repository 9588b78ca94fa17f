import { isApiError, type InventoryItemV3 } from '@vitrine/client'
import { Badge, joinClasses, showToast, Spinner } from '@vitrine/ui'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '../error-message.ts'
import { useUnsavedChanges } from '../form/unsaved.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { itemName } from './item-name.ts'

const { inventories: texts } = words
export const maxQuantity = 99_999

/** Reads a typed quantity; `undefined` if it is not one. Oversold items can be below 0. */
export const readQuantity = (typed: string, min: number): number | undefined => {
  const quantity = /^-?\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return quantity >= min && quantity <= maxQuantity ? quantity : undefined
}

const setQuantity = (id: string, revision: string, quantity: number) =>
  shop.inventoryItemsV3.updateInventoryItem(id, { revision, quantity })

/** Saves a quantity. If it was changed in the meantime, the current one is shown instead. */
const useSave = ({ id, revision, quantity: before = 0, ...item }: InventoryItemV3) => {
  const done = useDone()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const save = async (quantity: number) => {
    setBusy(true)
    try {
      const saved = await setQuantity(id, revision, quantity)
      const undo = () => setQuantity(id, saved.revision, before)
      await done({ message: texts.saved(itemName({ id, revision, ...item }), quantity), undo })
    } catch (error) {
      showToast({ message: isApiError(error, 'CONFLICT') ? texts.changed : errorMessage(error) })
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

interface QuantityCellProps {
  readonly item: InventoryItemV3
  readonly label: string
  readonly threshold: number
}

const Tracked = ({ item, label, threshold }: QuantityCellProps) => {
  const { quantity = 0 } = item
  const errorId = useId()
  const [typed, setTyped] = useState(String(quantity))
  const [isWrong, setWrong] = useState(false)
  const { isBusy, save } = useSave(item)
  useUnsavedChanges(typed.trim() !== String(quantity) && !isBusy)
  const min = Math.min(0, quantity)
  const commit = () => {
    const read = readQuantity(typed, min)
    setWrong(read === undefined)
    if (read !== undefined && read !== quantity && !isBusy) void save(read)
  }
  return (
    <span className="inline-grid gap-1">
      <span className="inline-flex items-center gap-2">
        <input
          className={joinClasses('v-control w-24 text-end tabular-nums', quantity <= threshold && 'text-critical')}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(String(quantity))
          }}
        />
        {isBusy && <Spinner label={label} />}
      </span>
      {isWrong && (
        <span id={errorId} role="alert" className="text-sm text-critical">
          {texts.invalid(min, maxQuantity)}
        </span>
      )}
    </span>
  )
}

/** The quantity of an item, to edit. Enter saves it, and so does leaving the field. */
export const QuantityCell = (props: QuantityCellProps) => {
  const { trackQuantity, inStock, quantity = 0, product } = props.item
  if (trackQuantity && product?.bundle) return <span className="w-24 text-end tabular-nums">{quantity}</span>
  if (trackQuantity) return <Tracked {...props} />
  return <Badge tone={inStock ? 'neutral' : 'critical'}>{inStock ? texts.untrackedIn : texts.untrackedOut}</Badge>
}
