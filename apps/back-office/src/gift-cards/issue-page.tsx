import type { GiftCard } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { DayField } from '../clock/date-fields.tsx'
import { endOfDayIn } from '../clock/read-dates.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { decimalIn, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { shop } from '../shop.ts'
import { ShownOnce } from '../page/shown-once.tsx'
import { words } from '../words/words.ts'

const { giftCards } = words
const list = '/gift-cards'
const amountField = 'giftCard.initialValue.amount'
const expiresField = 'giftCard.expirationDate'

export const loadCurrency = async (): Promise<string> => (await shop.backOffice.getSiteSettings()).siteSettings.currency

const readCard = (form: FormData, timeZone: string) => {
  const expirationDate = endOfDayIn(form, expiresField, timeZone)
  if (expirationDate && expirationDate <= new Date()) throwFieldError(expiresField, giftCards.inFuture)
  const recipientEmail = textIn(form, 'giftCard.recipientEmail')
  return {
    initialValue: { amount: decimalIn(form, amountField) ?? throwFieldError(amountField, words.notANumber) },
    ...(expirationDate && { expirationDate }),
    ...(recipientEmail && { recipientEmail }),
  }
}

interface Issued {
  readonly giftCard: GiftCard
  readonly code: string
}

const Code = ({ giftCard, code }: Issued) => (
  <ShownOnce
    title={giftCards.issued}
    hint={
      <>
        {giftCards.issuedHint}
        {giftCard.recipientEmail && ` ${giftCards.mailed(giftCard.recipientEmail)}`}
      </>
    }
    values={[{ label: `${giftCards.code} (${giftCard.initialValue.formattedAmount})`, value: code }]}
    done={giftCards.done}
    next={list}
  />
)

/** Issues a gift card and shows its code once. */
export const IssuePage = ({ data: currency }: PageProps<string>) => {
  const [issued, setIssued] = useState<Issued>()
  const timeZone = useTimeZone()
  const save = async (form: FormData) => setIssued(await shop.giftCards.createGiftCard(readCard(form, timeZone)))
  return (
    <EntryPage title={giftCards.add} list={{ label: giftCards.title, href: list }}>
      {issued ? (
        <Code {...issued} />
      ) : (
        <EntryForm label={giftCards.one} save={save} submit={giftCards.issue} actions={<CancelLink href={list} />}>
          {(field) => (
            <>
              <TextField {...field(amountField)} label={giftCards.amount(currency)} inputMode="decimal" required />
              <TextField
                {...field('giftCard.recipientEmail')}
                label={giftCards.recipientField}
                hint={giftCards.recipientHint}
                type="email"
              />
              <DayField {...field(expiresField)} label={giftCards.expires} hint={giftCards.expiresHint} />
            </>
          )}
        </EntryForm>
      )}
    </EntryPage>
  )
}
