import { Button, PageHeader, Stack } from '@vitrine/ui'
import { DownloadList } from '../download/download-list.tsx'
import type { DownloadView } from '../download/downloads.ts'
import type { Instructions } from '../instructions.ts'
import { InstructionsCard } from '../instructions-card.tsx'
import { ReceiptLinks } from '../receipt/receipt-links.tsx'
import type { DocumentLink } from '../receipt/link-section.tsx'
import { ShipmentList } from '../shipment/shipment-list.tsx'
import type { Shipment } from '../shipment/shipments.ts'
import { useWords } from '../words/use-words.tsx'

export interface ConfirmationData {
  readonly number: string
  readonly homeUrl?: string
  /** Set if the order is still to be paid offline. */
  readonly instructions?: Instructions
  readonly downloads: readonly DownloadView[]
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly DocumentLink[]
  readonly receipts: readonly DocumentLink[]
  /** Offers guests an account. */
  readonly offer?: AccountOfferProps
}

interface AccountOfferProps {
  readonly email: string
  readonly href: string
}

const AccountOffer = ({ email, href }: AccountOfferProps) => {
  const words = useWords()
  return (
    <section aria-labelledby="account-offer" className="grid max-w-form gap-3 rounded-lg bg-wash p-6">
      <h2 id="account-offer" className="font-display text-xl">
        {words.accountOffer}
      </h2>
      <p className="break-words text-muted">{words.accountOfferText(email)}</p>
      <p>
        <Button href={href}>{words.signUp}</Button>
      </p>
    </section>
  )
}

/** Shown to buyers whose storefront has no thank-you page. */
export const ConfirmationPage = ({
  number,
  homeUrl,
  instructions,
  downloads,
  shipments,
  invoices,
  receipts,
  offer,
}: ConfirmationData) => {
  const words = useWords()
  return (
    <Stack gap="lg">
      <PageHeader title={words.thankYou}>{words.thankYouText(number)}</PageHeader>
      {instructions && <InstructionsCard instructions={instructions} />}
      {downloads.length + shipments.length > 0 && <h2 className="sr-only">{words.order}</h2>}
      <DownloadList downloads={downloads} />
      {shipments.length > 0 && <ShipmentList shipments={shipments} />}
      <ReceiptLinks invoices={invoices} receipts={receipts} />
      {offer && <AccountOffer {...offer} />}
      {homeUrl !== undefined && (
        <p>
          <Button href={homeUrl} variant="primary">
            {words.backToStore}
          </Button>
        </p>
      )}
    </Stack>
  )
}
