import { isApiError, type CalculatedDraftOrder, type DraftOrder, type Order } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Breadcrumbs, Button, Checkbox, formatMoney, PageHeader, Stack, TextField } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { useTitle } from '../../page/use-title.ts'
import { words } from '../../words/en.ts'
import { DraftEditor } from './draft-editor.tsx'
import { useDraft, type DraftInHand } from './use-draft-order.ts'
import { hasChanges } from './edit-changes.ts'

const { edits: said } = words

interface EditData {
  readonly order: Order
  readonly reasons: readonly string[]
  readonly edit: CalculatedDraftOrder | undefined
  readonly isOld: boolean
}

export const loadEdit = async ({ params: { id } }: Asked<'/orders/:id/edit'>): Promise<EditData> => {
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
const moneyOf = ({ balanceSummary, currency }: Order, { priceSummary, originalTotal }: DraftOrder) => {
  const minor = (price: { amount?: string } | undefined) => toMinor(price?.amount ?? '0', currency)
  const [before, after, paid] = [minor(originalTotal), minor(priceSummary.total), minor(balanceSummary?.paid)]
  return { difference: after - before, over: Math.max(0, paid - after) }
}

const Outcome = ({ order, draft }: { order: Order; draft: DraftOrder }) => {
  const { difference, over } = moneyOf(order, draft)
  const say = (minor: number) =>
    formatMoney(toDecimal(minor, order.currency), { currency: order.currency, locale: 'en' })
  if (!hasChanges(draft)) return <p className="text-muted">{said.nothing}</p>
  if (over > 0) return <Alert tone="caution">{said.over(say(over))}</Alert>
  if (difference > 0) return <Alert>{said.more(say(difference))}</Alert>
  return <Alert>{difference < 0 ? said.lessUnpaid(say(-difference)) : said.same}</Alert>
}

/** Line items with a reduced quantity, which can be restocked. */
const fewer = ({ lineItems }: DraftOrder): string[] =>
  lineItems.flatMap(({ removed, changedDetails, lineItem }) => {
    const before = changedDetails?.quantityBeforeChange
    const isFewer = removed || (before !== undefined && before > (lineItem?.quantity ?? 0))
    return isFewer && lineItem ? [lineItem.id] : []
  })

const apply = async (draft: DraftOrder, form: FormData): Promise<string> => {
  const { id, revision, orderId } = draft
  const reason = textIn(form, 'reason')
  const updateInventory = isTicked(form, 'restock') ? fewer(draft).map((lineItemId) => ({ lineItemId })) : []
  try {
    await shop.draftOrders.commitDraftOrder(id, {
      revision,
      ...(reason !== '' && { reason }),
      refundDifference: isTicked(form, 'refund'),
      commitSettings: { sendNotificationsToBuyer: isTicked(form, 'tell'), updateInventory },
    })
  } catch (error) {
    if (isApiError(error, 'CONFLICT')) throw new Error(said.conflict, { cause: error })
    throw error
  }
  return `/orders/${orderId}`
}

const Applying = ({ order, inHand: { draft } }: { order: Order; inHand: DraftInHand }) => {
  const { over } = moneyOf(order, draft)
  const amount = formatMoney(toDecimal(over, order.currency), { currency: order.currency, locale: 'en' })
  return (
    <Stack gap="sm">
      <Outcome order={order} draft={draft} />
      {hasChanges(draft) && (
        <AskButton
          button={{ variant: 'primary' }}
          title={said.applyTitle}
          hint={`${words.drafts.before}: ${draft.originalTotal?.formattedAmount}. ${words.drafts.now}: ${draft.priceSummary.total.formattedAmount}.`}
          confirm={said.apply}
          variant="primary"
          done={said.applied}
          act={(form) => apply(draft, form)}
        >
          {() => (
            <>
              {over > 0 && (
                <Checkbox label={said.giveBack(amount)} hint={said.giveBackHint} name="refund" defaultChecked />
              )}
              {fewer(draft).length > 0 && <Checkbox label={said.restock} name="restock" defaultChecked />}
              {order.buyerInfo.email && <Checkbox label={said.tell} name="tell" defaultChecked />}
              <TextField label={said.reason} hint={said.reasonHint} name="reason" maxLength={200} mark="optional" />
            </>
          )}
        </AskButton>
      )}
      <AskButton
        button={{ variant: 'quiet' }}
        title={`${said.discard}?`}
        hint={said.discardHint}
        confirm={said.discard}
        variant="critical"
        done={said.discardHint}
        act={async () => {
          await shop.draftOrders.deleteDraftOrder(draft.id)
          return `/orders/${order.id}`
        }}
      />
    </Stack>
  )
}

const Editing = ({ order, edit, isOld }: { order: Order; edit: CalculatedDraftOrder; isOld: boolean }) => {
  const inHand = useDraft(edit)
  return (
    <EntryPage
      wide
      title={said.title(order.number)}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={said.hint}
    >
      {isOld && <Alert>{said.preexisting}</Alert>}
      <DraftEditor inHand={inHand}>
        <Applying order={order} inHand={inHand} />
      </DraftEditor>
    </EntryPage>
  )
}

/** Why an order cannot be edited. */
const NotEditable = ({ order, reasons }: Pick<EditData, 'order' | 'reasons'>) => {
  useTitle(said.title(order.number))
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader
        above={
          <Breadcrumbs
            items={[{ label: words.order(order.number), href: `/orders/${order.id}` }, { label: said.edit }]}
          />
        }
        title={said.title(order.number)}
      />
      <Alert tone="caution" title={said.notEditable}>
        {reasons.map((reason) => (
          <p key={reason}>{said.why[reason] ?? reason}</p>
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
