import { isApiError, type LabelAccount, type LabelParcel, type LabelQuote, type Order } from '@vitrine/client'
import { Alert, Button, EmptyState, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { TestLabelsAlert } from '../../label-settings/label-account.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { LabelParcelForm, type QuoteRequest } from './label-parcel-form.tsx'
import { LabelRates } from './label-rates.tsx'

const { labels: texts } = words

export interface LabelPageData {
  readonly order: Order
  readonly account: LabelAccount
  readonly parcel: LabelParcel
  /** The packed shipment that the label is for. */
  readonly fulfillmentId: string | undefined
}

export const loadLabel = async ({ params: { id }, url }: PageRequest<'/orders/:id/label'>): Promise<LabelPageData> => {
  const fulfillmentId = url.searchParams.get('shipment') ?? undefined
  const [order, account, parcel] = await Promise.all([
    shop.orders.getOrder(id),
    shop.shippingLabels.getLabelAccount(),
    shop.shippingLabels.getLabelParcel(id, fulfillmentId === undefined ? {} : { fulfillmentId }),
  ])
  return { order, account, parcel, fulfillmentId }
}

/** Reasons why no label can be bought, with links to fix them. */
const Problems = ({ order, parcel: { problems } }: LabelPageData) => {
  const isOfOrder = problems.includes('NOTHING_LEFT') || problems.includes('NO_DESTINATION')
  return (
    <EmptyState
      title={texts.notYet}
      level={2}
      actions={
        isOfOrder ? (
          <Button href={`/orders/${order.id}`}>{words.order(order.number)}</Button>
        ) : (
          <Button href="/shipping-labels" variant="primary">
            {texts.setUp}
          </Button>
        )
      }
    >
      {problems.map((problem) => texts.problems[problem]).join(' ')}
    </EmptyState>
  )
}

const Buying = (data: LabelPageData) => {
  const { order } = data
  const [quote, setQuote] = useState<LabelQuote>()
  const [failure, setFailure] = useState<string>()
  const requestQuote = async (request: QuoteRequest) => {
    setFailure(undefined)
    try {
      setQuote(await shop.shippingLabels.createLabelQuote(order.id, request))
    } catch (error) {
      // Errors of the carrier concern the whole parcel, not a field.
      if (!isApiError(error, 'LABEL_REFUSED', 'LABELS_NOT_SET_UP', 'UNAVAILABLE')) throw error
      setFailure(errorMessage(error))
    }
  }
  return (
    <Stack gap="lg">
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {/* Stays mounted, so that the input is kept while prices are shown. */}
      <div hidden={quote !== undefined}>
        <LabelParcelForm {...data} requestQuote={requestQuote} />
      </div>
      {quote && <LabelRates key={quote.id} order={order} quote={quote} onBack={() => setQuote(undefined)} />}
    </Stack>
  )
}

/** Buys a label for the remaining items of an order, or for a packed shipment. */
export const LabelPage = ({ data }: PageProps<LabelPageData>) => {
  const { order, account, parcel } = data
  return (
    <EntryPage
      title={texts.buy}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={parcel.problems.length === 0 && texts.buyHint}
    >
      <TestLabelsAlert account={account} />
      {parcel.problems.length > 0 ? <Problems {...data} /> : <Buying {...data} />}
    </EntryPage>
  )
}
