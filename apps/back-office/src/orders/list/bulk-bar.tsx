import type { Order } from '@vitrine/client'
import { Alert, Button, Checkbox, showToast } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { errorMessage } from '../../error-message.ts'
import { words } from '../../words/words.ts'
import { PrintButton } from '../documents/print-button.tsx'
import { PrintLabelsButton } from '../labels/print-labels-button.tsx'
import { archiveAll, fulfillAll, isOpen } from './bulk-actions.ts'
import type { Selection } from '../../page/use-selection.ts'
import { useBulkOutcome, type BulkOutcome, type BulkProblem } from './bulk-outcome.ts'
import { TagDialog } from '../tags/tag-dialog.tsx'
import type { TagNames } from '../tags/tag-names.ts'

const { shipments, desk: texts } = words

/** Actions of the bar with a keyboard shortcut. */
export interface BulkShortcuts {
  readonly fulfill: () => void
  readonly archive: () => void
  readonly tag: () => void
}

/** The orders for which an action failed, with reasons. */
const BulkFailures = ({ title, failed, onDismiss }: BulkProblem & { readonly onDismiss: () => void }) => (
  <Alert tone="caution" title={title} onDismiss={onDismiss}>
    <ul className="m-0 list-none p-0">
      {failed.map(({ number, reason }) => (
        <li key={number}>{shipments.because(number, reason)}</li>
      ))}
    </ul>
  </Alert>
)

/** Archives the selected orders. If all are archived, unarchives them. */
const useArchiving = ({ chosen, clear }: Selection<Order>, { note, toastOf }: BulkOutcome) => {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const isArchived = chosen.length > 0 && chosen.every(({ archived }) => archived)
  const archive = async () => {
    setBusy(true)
    try {
      const result = await archiveAll(chosen, !isArchived)
      note(result)
      await revalidate()
      clear()
      const message = (isArchived ? texts.unarchivedNow : texts.archivedNow)(result.done.length)
      showToast(toastOf(message, result, () => archiveAll(result.done, isArchived)))
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isArchived, isBusy, archive: () => void archive() }
}

interface FulfillDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly selection: Selection<Order>
  readonly outcome: BulkOutcome
}

/** Fulfills the remaining items of the selected orders. */
const FulfillDialog = ({ open, onClose, selection: { chosen, clear }, outcome }: FulfillDialogProps) => {
  const fulfilled = useRef(0)
  const left = chosen.filter((order) => isOpen(order))
  const others = chosen.length - left.length
  const act = async (form: FormData) => {
    if (left.length === 0) return
    const result = await fulfillAll(left, isTicked(form, 'email'))
    fulfilled.current = result.done.length
    outcome.note(result, shipments.notFulfilled(result.failed.length))
    clear()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={left.length === 0 ? texts.nothingOpen : shipments.fulfillTitle(left.length)}
      hint={[shipments.fulfillHint, ...(others > 0 ? [texts.fulfillRest(others)] : [])].join(' ')}
      confirm={shipments.fulfillChosen}
      variant="primary"
      done={() => shipments.fulfilled(fulfilled.current)}
      act={act}
    >
      {() => <Checkbox name="email" label={shipments.emailAll} defaultChecked />}
    </ConfirmDialog>
  )
}

interface BulkBarProps {
  readonly count: number
  readonly selection: Selection<Order>
  readonly tagNames: TagNames
  /** Registers the actions for keyboard shortcuts. */
  readonly onShortcuts: (keys: BulkShortcuts) => void
}

/** Bulk actions for the selected orders. */
export const BulkBar = ({ count, selection, tagNames, onShortcuts }: BulkBarProps) => {
  const { chosen, isAll, toggleAll } = selection
  const [openDialog, setOpenDialog] = useState<'fulfill' | 'tag'>()
  const outcome = useBulkOutcome()
  const { isArchived, isBusy, archive } = useArchiving(selection, outcome)
  useEffect(() => {
    const ifSelected = (work: () => void) => () => {
      if (chosen.length > 0) work()
    }
    onShortcuts({
      fulfill: ifSelected(() => setOpenDialog('fulfill')),
      archive: ifSelected(archive),
      tag: ifSelected(() => setOpenDialog('tag')),
    })
  })
  const ids = chosen.map(({ id }) => id)
  const dialog = (name: typeof openDialog) => ({
    open: openDialog === name,
    onClose: () => setOpenDialog(undefined),
    selection,
    outcome,
  })
  return (
    <>
      {outcome.problem && <BulkFailures {...outcome.problem} onDismiss={outcome.dismiss} />}
      <div className="top-0 z-10 flex min-h-12 flex-wrap items-center gap-2 bg-canvas py-1.5 sm:sticky">
        {count > 1 && (
          <Button type="button" size="small" onClick={toggleAll} aria-pressed={isAll}>
            {texts.chooseAll(count)}
          </Button>
        )}
        <span className="text-sm text-muted" role="status">
          {chosen.length > 0 && shipments.chosen(chosen.length)}
        </span>
        {chosen.length > 0 && (
          <>
            <Button type="button" size="small" variant="primary" onClick={() => setOpenDialog('fulfill')}>
              {shipments.fulfillChosen}
            </Button>
            <Button size="small" href={`/orders/labels?orders=${ids.join()}`}>
              {words.labels.buyMany}
            </Button>
            <PrintLabelsButton size="small" of={{ orderIds: ids }} label={words.labels.printMany} />
            <PrintButton size="small" orderIds={ids} type="PACKING_SLIP" />
            <PrintButton size="small" orderIds={ids} type="INVOICE" />
            <Button type="button" size="small" busy={isBusy} onClick={archive}>
              {isArchived ? texts.unarchive : texts.archive}
            </Button>
            <Button type="button" size="small" onClick={() => setOpenDialog('tag')}>
              {texts.tag}
            </Button>
          </>
        )}
      </div>
      <FulfillDialog {...dialog('fulfill')} />
      <TagDialog {...dialog('tag')} tagNames={tagNames} />
    </>
  )
}
