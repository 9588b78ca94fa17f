import type { ProductHistoryEntry } from '@vitrine/client'
import { Button, Card, DateTime, showToast, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../../../error-message.ts'
import { shop } from '../../../../shop.ts'
import { words } from '../../../../words/words.ts'

const { productHistory: texts } = words

type Change = ProductHistoryEntry['changes'][number]

const whoOf = ({ actorType, actorName }: ProductHistoryEntry): string =>
  actorName ?? words.inventories.item.actors[actorType ?? 'none']

const valueOf = ({ field }: Change, value: string | undefined): string => {
  if (value === undefined || value === '') return texts.nothing
  if (field === 'status') return words.productList.statuses[value as keyof typeof words.productList.statuses] ?? value
  if (field === 'visible') return value === 'true' ? texts.yes : texts.no
  return value
}

const ChangeLine = ({ change }: { change: Change }) => {
  const { field, variant, before, after } = change
  const label = variant === undefined ? texts.fields[field] : texts.ofVariant(texts.fields[field], variant)
  return (
    <li className="wrap-anywhere">
      {before === undefined && after === undefined
        ? texts.changed(label)
        : texts.fromTo(label, valueOf(change, before), valueOf(change, after))}
    </li>
  )
}

interface ProductHistoryCardProps {
  readonly productId: string
  readonly history: { readonly entries: readonly ProductHistoryEntry[]; readonly nextCursor?: string }
}

/** Who changed what of a product, and when. */
export const ProductHistoryCard = ({ productId, history }: ProductHistoryCardProps) => {
  // Older entries follow those of the page, which are loaded again after saving.
  const [older, setOlder] = useState<ProductHistoryCardProps['history']>()
  const [isBusy, setBusy] = useState(false)
  const entries = [...history.entries, ...(older?.entries ?? []).filter(({ id }) => !isShown(history.entries, id))]
  const cursor = older ? older.nextCursor : history.nextCursor
  const loadOlder = async () => {
    setBusy(true)
    try {
      const next = await shop.productHistory.listProductHistory(productId, { ...(cursor && { cursor }) })
      setOlder({
        entries: [...(older?.entries ?? []), ...next.entries],
        ...(next.nextCursor !== undefined && { nextCursor: next.nextCursor }),
      })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        {entries.length === 0 && <p className="text-muted">{texts.none}</p>}
        <ol className="m-0 grid list-none gap-3 p-0">
          {entries.map((entry) => (
            <li key={entry.id}>
              <span className="text-sm text-muted">
                <DateTime value={entry.date} show="date-time" /> · <bdi>{whoOf(entry)}</bdi>
              </span>
              <ul className="m-0 list-none p-0">
                {entry.changes.map((change) => (
                  <ChangeLine key={`${change.field} ${change.variant}`} change={change} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {cursor !== undefined && (
          <p>
            <Button type="button" size="small" busy={isBusy} onClick={() => void loadOlder()}>
              {texts.older}
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  )
}

const isShown = (entries: readonly ProductHistoryEntry[], id: string): boolean =>
  entries.some((entry) => entry.id === id)
