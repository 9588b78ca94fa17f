import type { TipShare } from '@vitrine/client'
import { Button, SummaryList, TextField } from '@vitrine/ui'
import type { shop } from '../shop.ts'
import { TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'

const { tips: texts } = words

export interface SharesData {
  /** Such as `2026-11`. */
  readonly month: string
  readonly report: Awaited<ReturnType<typeof shop.tips.listTipShares>>
}

/** Tips of a month by staff member. */
export const TipShares = ({ month, report }: SharesData) => (
  <div className="grid gap-6">
    <form method="get" className="flex items-end gap-3" aria-label={texts.month}>
      <TextField label={texts.monthField} name="month" inputMode="numeric" mark="none" defaultValue={month} />
      <Button type="submit">{texts.show}</Button>
    </form>
    <TableSection<TipShare>
      title={texts.report}
      hint={texts.reportHint}
      none={texts.noTips}
      rows={report.shares}
      rowKey={({ staffMemberId }) => staffMemberId}
      columns={[
        { key: 'name', header: texts.name, rowHeader: true, cell: ({ name }) => name },
        { key: 'tips', header: texts.count, cell: ({ tips }) => tips },
        { key: 'received', header: texts.received, cell: ({ received }) => received.formattedAmount },
        { key: 'refunded', header: texts.refunded, cell: ({ refunded }) => refunded.formattedAmount },
        { key: 'kept', header: texts.kept, cell: ({ kept }) => <strong>{kept.formattedAmount}</strong> },
      ]}
    />
    <div className="max-w-md">
      <SummaryList
        rows={[
          { label: texts.tipped, value: report.tipped.formattedAmount },
          { label: texts.refunded, value: report.refunded.formattedAmount },
          { label: texts.undistributed, value: report.undistributed.formattedAmount },
        ]}
      />
    </div>
  </div>
)
