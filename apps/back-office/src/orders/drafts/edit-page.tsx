import { isApiError, type CalculatedDraftOrder, type DraftOrder, type Order } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Breadcrumbs, Button, Checkbox, formatMoney, PageHeader, Stack, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { PageError } from '../../errors/page-error.ts'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { useTitle } from '../../page/use-title.ts'
import { locale, words } from '../../words/words.ts'
import { DraftEditor } from './draft-editor.tsx'
import { useDraftOrder, type DraftEditing } from './use-draft-order.ts'
import { hasChanges } from './edit-changes.ts'

const { edits: texts } = words

interface EditData {
  readonly order: Order
  readonly reasons: readonly string[]
  readonly edit: CalculatedDraftOrder | undefined
  readonly isOld: boolean
}

export const loadEdit = async ({ params: { id } }: PageRequest<'/orders/:id/edit'>): Promise<EditData> => {
  const [order, { orderDraftable, nonDraftableReasons }] = await Promise.all([
    shop.orders.getOrder(id),
    shop.draftOrders.getOrderDraftabilityStatus(id),
  ])
  if (!orderDraftable) return { order, reasons: nonDraftableReasons, edit: undefined, isOld: false }
  const begun = await shop.draftOrders.createDraftOrder({ sourceOrderId: id })
  const { calculatedDraftOrder: edit, preexistingDraftOrder: isOld } = begun
  return { order, reasons: [], edit, isOld: isOld && hasChanges(edit.draftOrder) }
}

/** How an edit changes the balance of its order, in minor units. */
const balanceChange = ({ balanceSummary, currency }: Order, { priceSummary, originalTotal }: DraftOrder) => {
  const minor = (price: { amount?: string } | undefined) => toMinor(price?.amount ?? '0', currency)
  const [before, after, paid] = [minor(originalTotal), minor(priceSummary.total), minor(balanceSummary?.paid)]
  return { difference: after - before, over: Math.max(0, paid - after) }
}

const Outcome = ({ order, draft }: { order: Order; draft: DraftOrder }) => {
  const { difference, over } = balanceChange(order, draft)
  const format = (minor: number) => formatMoney(toDecimal(minor, order.currency), { currency: order.currency, locale })
  if (!hasChanges(draft)) return <p className="text-muted">{texts.nothing}</p>
  if (over > 0) return <Alert tone="caution">{texts.over(format(over))}</Alert>
  if (difference > 0) return <Alert>{texts.more(format(difference))}</Alert>
  return <Alert>{difference < 0 ? texts.lessUnpaid(format(-difference)) : texts.same}</Alert>
}

/** Line items with a reduced quantity, which can be restocked. */
const reducedLines = ({ lineItems }: DraftOrder): string[] =>
  lineItems.flatMap(({ removed, changedDetails, lineItem }) => {
    const before = changedDetails?.quantityBeforeChange
    const isFewer = removed || (before !== undefined && before > (lineItem?.quantity ?? 0))
    return isFewer && lineItem ? [lineItem.id] : []
  })

const apply = async (draft: DraftOrder, form: FormData): Promise<string> => {
  const { id, revision, orderId } = draft
  const reason = textIn(form, 'reason')
  const updateInventory = isTicked(form, 'restock') ? reducedLines(draft).map((lineItemId) => ({ lineItemId })) : []
  try {
    await shop.draftOrders.commitDraftOrder(id, {
      revision,
      ...(reason !== '' && { reason }),
      refundDifference: isTicked(form, 'refund'),
      commitSettings: { sendNotificationsToBuyer: isTicked(form, 'tell'), updateInventory },
    })
  } catch (error) {
    if (isApiError(error, 'CONFLICT')) throw new PageError(texts.conflict, { cause: error })
    throw error
  }
  return `/orders/${orderId}`
}

const Applying = ({ order, editing: { draft } }: { order: Order; editing: DraftEditing }) => {
  const { over } = balanceChange(order, draft)
  const amount = formatMoney(toDecimal(over, order.currency), { currency: order.currency, locale })
  return (
    <Stack gap="sm">
      <Outcome order={order} draft={draft} />
      {hasChanges(draft) && (
        <ConfirmButton
          button={{ variant: 'primary' }}
          title={texts.applyTitle}
          hint={`${words.drafts.before}: ${draft.originalTotal?.formattedAmount}. ${words.drafts.now}: ${draft.priceSummary.total.formattedAmount}.`}
          confirm={texts.apply}
          variant="primary"
          done={texts.applied}
          act={(form) => apply(draft, form)}
        >
          {() => (
            <>
              {over > 0 && (
                <Checkbox label={texts.giveBack(amount)} hint={texts.giveBackHint} name="refund" defaultChecked />
              )}
              {reducedLines(draft).length > 0 && <Checkbox label={texts.restock} name="restock" defaultChecked />}
              {order.buyerInfo.email && <Checkbox label={texts.sendEmail} name="tell" defaultChecked />}
              <TextField label={texts.reason} hint={texts.reasonHint} name="reason" maxLength={200} mark="optional" />
            </>
          )}
        </ConfirmButton>
      )}
      <ConfirmButton
        button={{ variant: 'quiet' }}
        title={`${texts.discard}?`}
        hint={texts.discardHint}
        confirm={texts.discard}
        variant="critical"
        done={texts.discardHint}
        act={async () => {
          await shop.draftOrders.deleteDraftOrder(draft.id)
          return `/orders/${order.id}`
        }}
      />
    </Stack>
  )
}

const Editing = ({ order, edit, isOld }: { order: Order; edit: CalculatedDraftOrder; isOld: boolean }) => {
  const editing = useDraftOrder(edit)
  return (
    <EntryPage
      wide
      title={texts.title(order.number)}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={texts.hint}
    >
      {isOld && <Alert>{texts.preexisting}</Alert>}
      <DraftEditor editing={editing}>
        <Applying order={order} editing={editing} />
      </DraftEditor>
    </EntryPage>
  )
}

/** Why an order cannot be edited. */
const NotEditable = ({ order, reasons }: Pick<EditData, 'order' | 'reasons'>) => {
  useTitle(texts.title(order.number))
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader
        above={
          <Breadcrumbs
            items={[{ label: words.order(order.number), href: `/orders/${order.id}` }, { label: texts.edit }]}
          />
        }
        title={texts.title(order.number)}
      />
      <Alert tone="caution" title={texts.notEditable}>
        {reasons.map((reason) => (
          <p key={reason}>{texts.notEditableReasons[reason] ?? reason}</p>
        ))}
      </Alert>
      <div>
        <Button href={`/orders/${order.id}`}>{words.goBack}</Button>
      </div>
    </Stack>
  )
}

/** Edits a placed order. */
export const EditPage = ({ data: { order, reasons, edit, isOld } }: PageProps<EditData>) =>
  edit === undefined ? (
    <NotEditable order={order} reasons={reasons} />
  ) : (
    <Editing key={`${edit.draftOrder.id}-${edit.draftOrder.revision}`} order={order} edit={edit} isOld={isOld} />
  )
