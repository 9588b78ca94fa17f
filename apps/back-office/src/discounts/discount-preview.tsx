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
import { sentenceFor } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { discounts: said } = words

type Preview = Awaited<ReturnType<ReturnType<typeof previewDiscounts>>>

const reasonOf = (outcome: DiscountOutcome, all: readonly DiscountOutcome[]): string => {
  const { reason, condition, missingAmount, missingQuantity, notBesideId } = outcome
  if (missingAmount?.formattedAmount !== undefined) return said.missingAmount(missingAmount.formattedAmount)
  if (missingQuantity !== undefined) return said.missingQuantity(missingQuantity)
  if (condition !== undefined) return said.unmet(said.kinds[condition])
  const other = all.find(({ id }) => id === notBesideId)
  if (other) return said.notBeside(other.name)
  return reason === undefined ? '' : said.reasons[reason]
}

const Outcomes = ({ preview: { discounts, priceSummary } }: { preview: Preview }) => {
  const { subtotal, discount, shipping, total } = priceSummary
  return (
    <div className="grid gap-4" role="status">
      <Table<DiscountOutcome>
        caption={said.preview}
        captionHidden
        rows={discounts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: said.name, rowHeader: true, cell: ({ name }) => name },
          {
            key: 'outcome',
            header: said.outcome,
            cell: (outcome) =>
              outcome.applied ? `${said.applied}: −${outcome.amount?.formattedAmount}` : reasonOf(outcome, discounts),
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
    calculate(new FormData(event.currentTarget)).catch((error: unknown) => setFailure(sentenceFor(error)))
  }
  return (
    <Section title={said.preview} hint={said.previewHint}>
      <form onSubmit={submit} aria-label={said.preview} className="grid gap-4">
        <LinkItems items={items} error={undefined} onChange={setItems} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="email" label={said.previewMember} hint={said.previewMemberHint} type="email" mark="none" />
          <SelectField
            name="country"
            label={said.previewCountry}
            placeholder={words.choose}
            options={countryOptions('en')}
            mark="none"
            defaultValue=""
          />
          <TextField name="code" label={said.previewCode} mark="none" />
          <MomentField name="time" label={said.previewTime} mark="none" />
        </div>
        <div>
          <Button type="submit" disabled={items.length === 0}>
            {said.calculate}
          </Button>
        </div>
      </form>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {preview && <Outcomes preview={preview} />}
    </Section>
  )
}
