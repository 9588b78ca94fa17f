import type { PriceHistory, Product } from '@vitrine/client'
import { Card, DateTime, formatMoney, Stack, Table } from '@vitrine/ui'
import { locale, words } from '../../../../words/words.ts'

const { priceHistory: texts } = words
const maxShown = 20

type Change = PriceHistory['changes'][number]

/** The name of a variant with a price of its own, or of the product. */
const nameOf = ({ variants }: Product, variantId: string | undefined): string => {
  if (variantId === undefined) return texts.product
  const variant = variants.find(({ id }) => id === variantId)
  return variant ? Object.values(variant.choices).join(', ') : texts.deletedVariant
}

/** The price that followed one that ended: the next that ended, or the one now. */
const priceAfter = ({ changes, prices }: PriceHistory, index: number): number | undefined => {
  const { variantId } = changes[index]!
  const later = changes.slice(0, index).findLast((one) => one.variantId === variantId)
  return (later ?? prices.find((one) => one.variantId === variantId))?.price
}

interface PriceHistoryCardProps {
  readonly product: Product
  readonly history: PriceHistory
}

/** What a product and its variants cost: the lowest of 30 days, and each change with who made it. */
export const PriceHistoryCard = ({ product, history }: PriceHistoryCardProps) => {
  const { changes, prices, currency } = history
  const money = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(amount, { currency, locale }))
  const rows = changes
    .slice(0, maxShown)
    .map((change, index) => ({ key: `${index}`, change, became: priceAfter(history, index) }))
  const isNamed = prices.length > 1 || changes.some(({ variantId }) => variantId !== undefined)
  const named = <Row,>(variantIdOf: (row: Row) => string | undefined) =>
    isNamed
      ? [{ key: 'of', header: texts.priceOf, rowHeader: true, cell: (row: Row) => nameOf(product, variantIdOf(row)) }]
      : []
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        <Table
          caption={texts.lowest}
          captionHidden
          rows={prices}
          rowKey={({ variantId }) => variantId ?? ''}
          columns={[
            ...named<(typeof prices)[number]>(({ variantId }) => variantId),
            { key: 'now', header: texts.now, cell: ({ price }) => money(price) },
            { key: 'lowest', header: texts.lowest, cell: ({ lowestPrice }) => money(lowestPrice) },
          ]}
        />
        <Table
          caption={texts.title}
          captionHidden
          rows={rows}
          rowKey={({ key }) => key}
          empty={<p className="text-muted">{texts.none}</p>}
          columns={[
            ...named<{ readonly change: Change }>(({ change }) => change.variantId),
            {
              key: 'until',
              header: texts.until,
              cell: ({ change }) => <DateTime value={change.endedDate} show="date-time" />,
            },
            { key: 'price', header: texts.price, cell: ({ change }) => money(change.price) },
            { key: 'became', header: texts.became, cell: ({ became }) => money(became) },
            {
              key: 'actor',
              header: texts.changedBy,
              cell: ({ change: { actor } }) => (actor ? words.actors[actor.type] : texts.byJob),
            },
          ]}
        />
        {changes.length > maxShown && <p className="text-sm text-muted">{texts.newest(maxShown)}</p>}
      </Stack>
    </Card>
  )
}
