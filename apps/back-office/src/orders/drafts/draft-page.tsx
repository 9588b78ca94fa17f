import { isApiError, type CalculatedDraftOrder, type Customer, type DraftOrder, type Order } from '@vitrine/client'
import { Checkbox, formatMoney, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useRef } from 'react'
import { PageError } from '../../errors/page-error.ts'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { loadCurrency } from '../../gift-cards/issue-page.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { DeleteButton } from '../../form/delete-button.tsx'
import { ExchangePlacing, loadExchanged, type Exchanged } from '../../returns/exchange-placing.tsx'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { buyerOfCustomer } from './buyer-of-customer.ts'
import { DraftEditor } from './draft-editor.tsx'
import { useDraftOrder, type DraftEditing } from './use-draft-order.ts'
import { sendPaymentLink } from '../payments/send-payment-link.ts'

const { drafts: texts } = words

/** An empty draft, for a customer if one is given. It is only created with the first change. */
const emptyDraft = (currency: string, customer: Customer | undefined): CalculatedDraftOrder => {
  const nothing = { amount: '0', formattedAmount: formatMoney('0', { currency, locale }) }
  const draftOrder: DraftOrder = {
    id: '',
    status: 'DRAFT',
    revision: 0,
    isEdit: false,
    currency,
    lineItems: [],
    discounts: [],
    additionalFees: [],
    createdDate: new Date(),
    updatedDate: new Date(),
    priceSummary: { subtotal: nothing, shipping: nothing, total: nothing },
    ...(customer && buyerOfCustomer(customer)),
  }
  return { draftOrder, shippingOptions: [] }
}

interface DraftData {
  readonly calculated: CalculatedDraftOrder
  /** The return that this draft is an exchange for. */
  readonly exchanged?: Exchanged | undefined
}

/** Loads what a new draft begins with; `?customer=` is the ID of a customer. */
export const loadNewDraft = async ({ url }: PageRequest): Promise<DraftData> => {
  const id = url.searchParams.get('customer')
  const [currency, customer] = await Promise.all([
    loadCurrency(),
    id === null ? undefined : shop.customers.getCustomer(id),
  ])
  return { calculated: emptyDraft(currency, customer) }
}

export const loadDraft = async ({ params: { id } }: PageRequest<'/orders/drafts/:id'>): Promise<DraftData> => {
  const [calculated, exchanged] = await Promise.all([shop.draftOrders.getDraftOrder(id), loadExchanged(id)])
  return { calculated, exchanged }
}

/** Places a draft at the revision that was shown. */
const place = async ({ id, revision }: DraftOrder, sendsEmail: boolean): Promise<Order> => {
  try {
    const createSettings = { notifications: { sendNotificationToBuyer: sendsEmail } }
    return (await shop.draftOrders.createOrderFromDraft(id, { createSettings, revision })).createdOrder
  } catch (error) {
    if (isApiError(error, 'CONFLICT')) throw new PageError(texts.conflict, { cause: error })
    throw error
  }
}

const pageOf = ({ id }: Order): string => `/orders/${id}`

/** Places a draft: sends a payment link, marks it as paid, or leaves the payment open. */
const Placing = ({ editing: { draft } }: { editing: DraftEditing }) => {
  const total = draft.priceSummary.total.formattedAmount ?? ''
  const email = draft.buyerInfo?.email
  const isFree = Number(draft.priceSummary.total.amount) === 0
  const isSent = useRef(false)
  if (draft.lineItems.length === 0) return <p className="text-sm text-muted">{texts.noItemsHint}</p>
  return (
    <Stack gap="sm">
      {email === undefined ? (
        <p className="text-sm text-muted">{texts.emailFirst}</p>
      ) : (
        !isFree && (
          <ConfirmButton
            button={{ variant: 'primary' }}
            title={texts.sendTitle}
            hint={texts.sendHint(total, email)}
            confirm={texts.send}
            variant="primary"
            done={() => (isSent.current ? texts.sent : texts.sentNot)}
            act={async () => {
              const order = await place(draft, false)
              isSent.current = await sendPaymentLink(order)
              return pageOf(order)
            }}
          />
        )
      )}
      {!isFree && (
        <ConfirmButton
          button={{ variant: 'secondary' }}
          title={texts.paidTitle}
          hint={texts.paidHint(total)}
          confirm={texts.paid}
          variant="primary"
          done={texts.paidDone}
          act={async (form) => {
            const order = await place(draft, isTicked(form, 'tell'))
            await shop.orders.markOrderAsPaid(order.id)
            return pageOf(order)
          }}
        >
          {() => email !== undefined && <Checkbox label={texts.sendEmail} name="tell" defaultChecked />}
        </ConfirmButton>
      )}
      <ConfirmButton
        button={{ variant: 'secondary' }}
        title={texts.placeTitle}
        hint={texts.placeHint}
        confirm={texts.place}
        variant="primary"
        done={texts.placed}
        act={async (form) => pageOf(await place(draft, isTicked(form, 'tell')))}
      >
        {() => email !== undefined && <Checkbox label={texts.sendEmail} name="tell" defaultChecked />}
      </ConfirmButton>
      <p className="text-sm text-muted">{texts.saved}</p>
    </Stack>
  )
}

/** Creates the draft, with the customer that it begins with. */
const begin = async ({ buyerInfo, buyerLanguage, recipientInfo }: DraftOrder): Promise<CalculatedDraftOrder> => {
  if (!buyerInfo) return (await shop.draftOrders.createEmptyDraftOrder()) as CalculatedDraftOrder
  const recipient = recipientInfo?.recipientInfo
  const created = await shop.draftOrders.createDraftOrder({
    draftOrder: {
      buyerInfo,
      ...(buyerLanguage !== undefined && { buyerLanguage }),
      ...(recipient && { recipientInfo: recipient }),
    },
  })
  return created.calculatedDraftOrder
}

/** Creates or edits a draft order. */
export const DraftPage = ({ data: { calculated, exchanged } }: PageProps<DraftData>) => {
  const editing = useDraftOrder(calculated, {
    begin: () => begin(calculated.draftOrder),
    // Only replaces the address: navigating would reload the page.
    onBegun: (id) => window.history.replaceState(window.history.state, '', `/back-office/orders/drafts/${id}`),
  })
  const { draft } = editing
  return (
    <EntryPage
      wide
      title={exchanged ? words.returns.exchange.title : texts.create}
      list={{ label: texts.title, href: '/orders/drafts' }}
      hint={exchanged ? words.returns.exchange.hint : texts.createHint}
      actions={
        draft.id !== '' && (
          <DeleteButton
            name={texts.deleteDraft}
            hint={texts.deleteHint}
            remove={() => shop.draftOrders.deleteDraftOrder(draft.id)}
            next="/orders/drafts"
          />
        )
      }
    >
      <DraftEditor editing={editing}>
        {exchanged ? <ExchangePlacing editing={editing} exchanged={exchanged} /> : <Placing editing={editing} />}
      </DraftEditor>
    </EntryPage>
  )
}
