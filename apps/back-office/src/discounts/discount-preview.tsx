import type { previewDiscounts } from '@vitrine/client/discounts'
import type { DiscountOutcome } from '@vitrine/client'
import { Alert, Button, countryOptions, SelectField, SummaryList, Table, TextField } from '@vitrine/ui'
import { useState, type FormEvent } from 'react'
import { LinkItems, lineItemsOf, type LinkItem } from '../checkout/link-items.tsx'
import { MomentField } from '../clock/date-fields.tsx'
import { momentIn } from '../clock/read-dates.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { textIn } from '../form/read-fields.ts'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'

const { discounts: texts } = words

type Preview = Awaited<ReturnType<ReturnType<typeof previewDiscounts>>>

const reasonOf = (outcome: DiscountOutcome, all: readonly DiscountOutcome[]): string => {
  const { reason, condition, missingAmount, missingQuantity, notBesideId } = outcome
  if (missingAmount?.formattedAmount !== undefined) return texts.missingAmount(missingAmount.formattedAmount)
  if (missingQuantity !== undefined) return texts.missingQuantity(missingQuantity)
  if (condition !== undefined) return texts.unmet(texts.kinds[condition])
  const other = all.find(({ id }) => id === notBesideId)
  if (other) return texts.notBeside(other.name)
  return reason === undefined ? '' : texts.reasons[reason]
}

const Outcomes = ({ preview: { discounts, priceSummary } }: { preview: Preview }) => {
  const { subtotal, discount, shipping, total } = priceSummary
  return (
    <div className="grid gap-4" role="status">
      <Table<DiscountOutcome>
        caption={texts.preview}
        captionHidden
        rows={discounts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: texts.name, rowHeader: true, cell: ({ name }) => name },
          {
            key: 'outcome',
            header: texts.outcome,
            cell: (outcome) =>
              outcome.applied ? `${texts.applied}: −${outcome.amount?.formattedAmount}` : reasonOf(outcome, discounts),
          },
        ]}
      />
      <SummaryList
        rows={[
          { label: words.subtotal, value: subtotal.formattedAmount },
          { label: words.discount, value: `−${discount?.formattedAmount}` },
          { label: words.delivery, value: shipping?.formattedAmount },
          { label: words.total, value: total.formattedAmount, strong: true },
        ]}
      />
    </div>
  )
}

const memberOf = async (email: string): Promise<string | undefined> => {
  if (email === '') return undefined
  const { members } = await shop.members.queryMembers({ filter: { loginEmail: email }, paging: { limit: 1 } })
  return members[0]?.id
}

/** A sample order: its totals, the discounts applied, and why others do not apply. */
export const DiscountPreview = () => {
  const [items, setItems] = useState<readonly LinkItem[]>([])
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<string>()
  const timeZone = useTimeZone()
  const calculate = async (form: FormData) => {
    const [couponCode, country, email] = ['code', 'country', 'email'].map((name) => textIn(form, name))
    const time = momentIn(form, 'time', timeZone)
    const memberId = await memberOf(email ?? '')
    setPreview(
      await shop.discounts.previewDiscounts({
        lineItems: lineItemsOf(items).map(({ catalogReference, quantity = 1 }) => ({
          catalogReference: catalogReference as { catalogItemId: string; appId: string },
          quantity,
        })),
        ...(couponCode && { couponCode }),
        ...(country && { country }),
        ...(email && { email }),
        ...(memberId !== undefined && { memberId }),
        ...(time && { time }),
      }),
    )
    setFailure(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    calculate(new FormData(event.currentTarget)).catch((error: unknown) => setFailure(errorMessage(error)))
  }
  return (
    <Section title={texts.preview} hint={texts.previewHint}>
      <form onSubmit={submit} aria-label={texts.preview} className="grid gap-4">
        <LinkItems items={items} error={undefined} onChange={setItems} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="email" label={texts.previewMember} hint={texts.previewMemberHint} type="email" mark="none" />
          <SelectField
            name="country"
            label={texts.previewCountry}
            placeholder={words.choose}
            options={countryOptions(locale)}
            mark="none"
            defaultValue=""
          />
          <TextField name="code" label={texts.previewCode} mark="none" />
          <MomentField name="time" label={texts.previewTime} mark="none" />
        </div>
        <div>
          <Button type="submit" disabled={items.length === 0}>
            {texts.calculate}
          </Button>
        </div>
      </form>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {preview && <Outcomes preview={preview} />}
    </Section>
  )
}
