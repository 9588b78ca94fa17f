import { Alert, Button, Checkbox, SelectField, showToast, TextField } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAccess } from '../../access/access.tsx'
import { MomentField } from '../../clock/date-fields.tsx'
import { momentIn } from '../../clock/read-dates.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { errorMessage } from '../../error-message.ts'
import { fieldErrorOf, throwFieldError } from '../../form/field-errors.ts'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import type { Selection } from '../../page/use-selection.ts'
import { words } from '../../words/words.ts'
import type { ProductsData } from '../list/load-products.ts'
import { productFilterOf } from '../list/product-view.ts'
import type { BulkAction } from './bulk-changes.ts'
import { priceAdjustment } from './price-adjustment.ts'
import { deleteBulk, findAllIds, runBulk, undoBulk, type BulkFailure, type BulkResult } from './run-bulk.ts'

const { productBulk: texts } = words
const maxInSheet = 100
const shownFailures = 20

type Action = 'status' | 'price' | 'ribbon' | 'collections' | 'delete'

/** The products for which an action failed, with reasons. */
const Failures = ({ failed, onDismiss }: { failed: readonly BulkFailure[]; onDismiss: () => void }) => (
  <Alert tone="caution" title={texts.notChanged(failed.length)} onDismiss={onDismiss}>
    <ul className="m-0 list-none p-0">
      {failed.slice(0, shownFailures).map(({ id, name, reason }) => (
        <li key={id}>{texts.because(name, reason)}</li>
      ))}
    </ul>
    {failed.length > shownFailures && texts.moreFailures(failed.length - shownFailures)}
  </Alert>
)

/** Runs actions on the selected products, and keeps their outcome. */
const useBulk = ({ selection, filter }: { selection: Selection<{ id: string }>; filter: object }) => {
  const { revalidate } = useRevalidator()
  const [isEverything, setEverything] = useState(false)
  const [failed, setFailed] = useState<readonly BulkFailure[]>([])
  const [done, setDone] = useState<number>()
  const idsOf = () => (isEverything ? findAllIds(filter) : selection.chosen.map(({ id }) => id))
  const undo = async (undone: BulkResult['undo']) => {
    try {
      const result = await undoBulk(undone, setDone)
      setFailed(result.failed)
      showToast({ message: texts.undone(result.count) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setDone(undefined)
      await revalidate()
    }
  }
  const run = async (work: (ids: readonly string[]) => Promise<BulkResult>): Promise<BulkResult> => {
    try {
      const result = await work(await idsOf())
      setFailed(result.failed)
      selection.clear()
      setEverything(false)
      return result
    } finally {
      setDone(undefined)
    }
  }
  return { isEverything, setEverything, failed, setFailed, done, setDone, run, undo }
}

interface FieldsProps {
  readonly failure: unknown
  readonly data: Pick<ProductsData, 'collections' | 'ruledIds' | 'ribbons' | 'currency'>
}

const StatusFields = ({ failure }: FieldsProps) => {
  const [status, setStatus] = useState('ACTIVE')
  return (
    <>
      <SelectField
        label={words.productList.columnNames.status}
        name="status"
        mark="none"
        value={status}
        options={Object.entries(words.productList.statuses).map(([value, label]) => ({ value, label }))}
        hint={texts.statusHints[status as keyof typeof texts.statusHints]}
        onChange={({ target }) => setStatus(target.value)}
      />
      {status === 'SCHEDULED' && (
        <MomentField
          label={texts.publishDate}
          name="publishDate"
          required
          error={fieldErrorOf(failure, 'publishDate')}
        />
      )}
    </>
  )
}

const PriceFields = ({ failure, data: { currency } }: FieldsProps) => (
  <>
    <SelectField
      label={texts.priceChange}
      name="direction"
      mark="none"
      options={Object.entries(texts.priceChanges(currency)).map(([value, label]) => ({ value, label }))}
    />
    <TextField
      label={texts.by}
      name="by"
      id="by"
      inputMode="decimal"
      maxLength={12}
      required
      error={fieldErrorOf(failure, 'by')}
    />
    <Checkbox name="isWhole" label={texts.round} />
    <Checkbox name="isSale" label={texts.asSale} hint={texts.asSaleHint} />
  </>
)

const RibbonFields = ({ data: { ribbons } }: FieldsProps) => (
  <>
    <TextField
      label={words.ribbon}
      name="ribbon"
      hint={texts.ribbonHint}
      list="bulk-ribbons"
      maxLength={30}
      mark="none"
    />
    <datalist id="bulk-ribbons">
      {ribbons.map(({ value, label }) => (
        <option key={value} value={label} aria-label={label} />
      ))}
    </datalist>
  </>
)

const CollectionFields = ({ data: { collections, ruledIds } }: FieldsProps) => (
  <>
    <SelectField
      label={words.productList.filterNames.collection}
      name="collection"
      mark="none"
      options={collections.filter(({ value }) => !ruledIds.has(value))}
    />
    <Checkbox name="isRemoved" label={texts.removeInstead} />
  </>
)

const fieldsOf = { status: StatusFields, price: PriceFields, ribbon: RibbonFields, collections: CollectionFields }

/** Reads the form of an action. */
const readAction = (
  action: Exclude<Action, 'delete'>,
  form: FormData,
  { currency, timeZone }: { currency: string; timeZone: string },
): BulkAction => {
  switch (action) {
    case 'status': {
      const status = textIn(form, 'status') as 'ACTIVE' | 'DRAFT' | 'SCHEDULED' | 'ARCHIVED'
      if (status !== 'SCHEDULED') return { kind: 'status', status }
      const publishDate = momentIn(form, 'publishDate', timeZone)
      if (!publishDate || publishDate <= new Date()) return throwFieldError('publishDate', texts.notInFuture)
      return { kind: 'status', status, publishDate }
    }
    case 'price': {
      const by = decimalIn(form, 'by') ?? throwFieldError('by', words.notANumber)
      const direction = textIn(form, 'direction')
      const adjustment = priceAdjustment({ by, direction, currency, isWhole: isTicked(form, 'isWhole') })
      return { kind: 'price', adjustment, currency, isSale: isTicked(form, 'isSale') }
    }
    case 'ribbon':
      return { kind: 'ribbon', name: textIn(form, 'ribbon') }
    case 'collections': {
      const ids = [textIn(form, 'collection')]
      return isTicked(form, 'isRemoved')
        ? { kind: 'collections', add: [], remove: ids }
        : { kind: 'collections', add: ids, remove: [] }
    }
    default:
      return action satisfies never
  }
}

interface BulkBarProps {
  readonly data: ProductsData
  /** Number of products that match, once they are counted. */
  readonly count: number | undefined
  readonly selection: Selection<{ id: string }>
}

/** Bulk actions for the selected products, or for all that match. */
export const BulkBar = ({ data, count = 0, selection }: BulkBarProps) => {
  const { view, products, collections, currency } = data
  const timeZone = useTimeZone()
  const { mayChange } = useAccess()
  const bulk = useBulk({ selection, filter: productFilterOf(view, timeZone) })
  // The number of products stays that of the selection, which is cleared before the dialog closes.
  const [opened, setOpened] = useState<{ readonly action: Action; readonly count: number }>()
  const outcome = useRef<BulkResult>(undefined)
  const { chosen, isAll, toggleAll } = selection
  const chosenCount = bulk.isEverything ? count : chosen.length
  if (!mayChange) return null
  const action = opened?.action
  const open = (name: Action) => () => setOpened({ action: name, count: chosenCount })
  const Fields = action === undefined || action === 'delete' ? undefined : fieldsOf[action]
  const act = async (form: FormData): Promise<void> => {
    if (action === undefined) return
    const change = action === 'delete' ? undefined : readAction(action, form, { currency, timeZone })
    outcome.current = await bulk.run((ids) =>
      change ? runBulk(ids, change, bulk.setDone) : deleteBulk(ids, bulk.setDone),
    )
  }
  return (
    <>
      {bulk.failed.length > 0 && <Failures failed={bulk.failed} onDismiss={() => bulk.setFailed([])} />}
      <div className="top-0 z-10 flex min-h-12 flex-wrap items-center gap-2 bg-canvas py-1.5 sm:sticky">
        {products.length > 1 && (
          <Button type="button" size="small" onClick={toggleAll} aria-pressed={isAll}>
            {texts.chooseAll(products.length)}
          </Button>
        )}
        {isAll && count > products.length && (
          <Button
            type="button"
            size="small"
            variant="quiet"
            aria-pressed={bulk.isEverything}
            onClick={() => bulk.setEverything(!bulk.isEverything)}
          >
            {texts.chooseEverything(count)}
          </Button>
        )}
        <span className="text-sm text-muted" role="status">
          {bulk.done === undefined ? chosenCount > 0 && texts.chosen(chosenCount) : texts.progress(bulk.done)}
        </span>
        {chosenCount > 0 && (
          <>
            {!bulk.isEverything && chosenCount <= maxInSheet && (
              <Button
                size="small"
                variant="primary"
                href={`/products/edit?ids=${chosen.map(({ id }) => id).join(',')}`}
              >
                {texts.edit}
              </Button>
            )}
            <Button type="button" size="small" onClick={open('status')}>
              {texts.actions.status}
            </Button>
            <Button type="button" size="small" onClick={open('price')}>
              {texts.actions.price}
            </Button>
            <Button type="button" size="small" onClick={open('ribbon')}>
              {texts.actions.ribbon}
            </Button>
            {collections.length > 0 && (
              <Button type="button" size="small" onClick={open('collections')}>
                {texts.actions.collections}
              </Button>
            )}
            <Button type="button" size="small" variant="quiet" onClick={open('delete')}>
              {texts.actions.delete}
            </Button>
          </>
        )}
      </div>
      {opened && (
        <ConfirmDialog
          open
          onClose={() => setOpened(undefined)}
          title={texts.titles[opened.action](opened.count)}
          hint={texts.hints[opened.action]}
          confirm={action === 'delete' ? words.delete : words.save}
          variant={action === 'delete' ? 'critical' : 'primary'}
          done={() => {
            const { count: changed, undo } = outcome.current ?? { count: 0, undo: [] }
            return {
              message: action === 'delete' ? texts.deleted(changed) : texts.changed(changed),
              ...(undo.length > 0 && { onUndo: () => void bulk.undo(undo), lasts: 15_000 }),
            }
          }}
          act={act}
        >
          {(failure) => Fields && <Fields failure={failure} data={data} />}
        </ConfirmDialog>
      )}
    </>
  )
}
