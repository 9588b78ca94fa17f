import type { InventoryItemV3 } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Alert, Checkbox, TextArea, TextField } from '@vitrine/ui'
import { onlyResult } from '../bulk-error.ts'
import { DayField } from '../clock/date-fields.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { isPastPreorder } from './preorder-day.ts'

const { item: texts } = words.inventories
const maxPreorders = 100_000

interface Settings {
  readonly enabled: boolean
  readonly message?: string
  readonly expectedDate?: string
  readonly limit?: number
}

const readForm = (form: FormData, isTracked: boolean): Settings => {
  const message = textIn(form, 'inventoryItem.preorderInfo.message')
  const expectedDate = textIn(form, 'inventoryItem.preorderInfo.expectedDate')
  const limit = countIn(form, 'inventoryItem.preorderInfo.limit')
  return {
    enabled: isTicked(form, 'inventoryItem.preorderInfo.enabled'),
    ...(message && { message }),
    ...(expectedDate && { expectedDate }),
    ...(isTracked && limit !== undefined && { limit }),
  }
}

const settingsOf = ({
  preorderInfo: { enabled = false, message, expectedDate, limit } = {},
}: InventoryItemV3): Settings => ({
  enabled,
  ...(message !== undefined && { message }),
  ...(expectedDate !== undefined && { expectedDate }),
  ...(limit !== undefined && { limit }),
})

const masks = (isTracked: boolean): string[] => [
  'preorderInfo.enabled',
  'preorderInfo.message',
  'preorderInfo.expectedDate',
  ...(isTracked ? ['preorderInfo.limit'] : []),
]

/** Replaces the settings: those that are absent are cleared, which only the bulk call can do. */
const saveSettings = async (
  id: string,
  revision: string,
  {
    preorderInfo,
    isTracked,
  }: {
    readonly preorderInfo: Settings
    readonly isTracked: boolean
  },
): Promise<string> => {
  const update = { inventoryItem: { id, revision, preorderInfo }, fieldMask: masks(isTracked) }
  const { results } = await shop.inventoryItemsV3.bulkUpdateInventoryItems([update], { returnEntity: true })
  return onlyResult(results, { PRE_ORDER_VALIDATION: 'inventoryItem.preorderInfo.limit' }).item!.revision
}

/** Whether and how an item can be preordered while it is out of stock. */
export const PreorderForm = ({ item }: { item: InventoryItemV3 }) => {
  const done = useDone()
  const { id, revision, trackQuantity: isTracked = false, preorderInfo = {} } = item
  const { counter = 0, limit } = preorderInfo
  const save = async (form: FormData) => {
    const saved = await saveSettings(id, revision, { preorderInfo: readForm(form, isTracked), isTracked })
    const undo = () => saveSettings(id, saved, { preorderInfo: settingsOf(item), isTracked })
    return done({ message: words.saved, undo })
  }
  const isLate = isPastPreorder(item, dayIn(useTimeZone(), new Date()))
  return (
    <EntryForm label={texts.preorder} save={save}>
      {(field) => (
        <>
          <p className="text-sm text-muted">
            {texts.preorderHint} {counter > 0 && texts.preorderCounter(counter)}
          </p>
          {isLate && <Alert tone="caution">{texts.preorderLate(dayText(preorderInfo.expectedDate!, locale))}</Alert>}
          <Checkbox
            {...field('inventoryItem.preorderInfo.enabled')}
            label={texts.preorderEnabled}
            defaultChecked={preorderInfo.enabled ?? false}
          />
          <TextArea
            {...field('inventoryItem.preorderInfo.message')}
            label={texts.preorderMessage}
            hint={texts.preorderMessageHint}
            defaultValue={preorderInfo.message ?? ''}
            maxLength={250}
            rows={2}
          />
          <DayField
            {...field('inventoryItem.preorderInfo.expectedDate')}
            label={texts.preorderDate}
            hint={texts.preorderDateHint}
            defaultValue={preorderInfo.expectedDate ?? ''}
          />
          {isTracked && (
            <TextField
              {...field('inventoryItem.preorderInfo.limit')}
              label={texts.preorderLimit}
              hint={texts.preorderLimitHint}
              type="number"
              inputMode="numeric"
              min={0}
              max={maxPreorders}
              step={1}
              defaultValue={limit === undefined || limit === maxPreorders ? '' : limit}
            />
          )}
        </>
      )}
    </EntryForm>
  )
}
