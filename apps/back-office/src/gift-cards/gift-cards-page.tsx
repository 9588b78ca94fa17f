import type { GiftCard } from '@vitrine/client'
import { Badge, Button, DateTime, type BadgeProps } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { giftCards } = words
const pageSize = 50

interface GiftCardsData {
  readonly items: readonly GiftCard[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadGiftCards = async ({ url }: PageRequest): Promise<GiftCardsData> => {
  const after = url.searchParams.get('after')
  const newest = shop.giftCards.queryGiftCards().descending('createdDate').limit(pageSize)
  const { items, cursors } = await (after ? newest.skipTo(after) : newest).find()
  return { items, next: cursors.next, isFirst: after === null }
}

const tones: Record<GiftCard['status'], BadgeProps['tone']> = {
  ACTIVE: 'positive',
  EMPTY: 'neutral',
  EXPIRED: 'neutral',
  DISABLED: 'critical',
}

const StopButton = ({ card: { id, status, obfuscatedCode, balance } }: { card: GiftCard }) =>
  status === 'DISABLED' ? null : (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': giftCards.stopOne(obfuscatedCode) }}
      title={giftCards.stopTitle(obfuscatedCode)}
      hint={giftCards.stopHint(balance.formattedAmount ?? balance.amount ?? '')}
      confirm={giftCards.stop}
      variant="critical"
      done={giftCards.stopped}
      act={() => shop.giftCards.disableGiftCard(id)}
    />
  )

/** Lists all gift cards, newest first. */
export const GiftCardsPage = ({ data: { items, ...pages } }: PageProps<GiftCardsData>) => {
  return (
    <ListPage
      words={giftCards}
      addHref="/gift-cards/new"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'code',
          header: giftCards.code,
          rowHeader: true,
          cell: ({ obfuscatedCode, recipientEmail }) => (
            <>
              <span className="font-mono">{obfuscatedCode}</span>
              <span className="block text-sm font-normal break-all text-muted">
                {recipientEmail ?? giftCards.nobody}
              </span>
            </>
          ),
        },
        { key: 'balance', header: giftCards.balance, align: 'end', cell: ({ balance }) => balance.formattedAmount },
        {
          key: 'value',
          header: giftCards.value,
          align: 'end',
          cell: ({ initialValue }) => initialValue.formattedAmount,
        },
        {
          key: 'expires',
          header: giftCards.expires,
          cell: ({ expirationDate }) =>
            expirationDate ? (
              <DateTime value={expirationDate} show="date" />
            ) : (
              <span className="text-muted">{giftCards.forever}</span>
            ),
        },
        {
          key: 'state',
          header: giftCards.state,
          cell: ({ status }) => (
            <Badge tone={tones[status]} dot>
              {giftCards.states[status]}
            </Badge>
          ),
        },
        {
          key: 'stop',
          header: giftCards.stop,
          headerHidden: true,
          align: 'end',
          cell: (card) => <StopButton card={card} />,
        },
      ]}
    >
      <p>
        <Button href="/products/new-gift-card">{giftCards.sell}</Button>
      </p>
      <PagesNav {...pages} words={giftCards} />
    </ListPage>
  )
}
