import type { TipShare } from '@vitrine/client'
import { Button, SummaryList, TextField } from '@vitrine/ui'
import type { shop } from '../shop.ts'
import { TableSection } from '../page/table-section.tsx'
import { words } from '../words/en.ts'

const { tips: said } = words

export interface SharesData {
  /** Such as `2026-11`. */
  readonly month: string
  readonly report: Awaited<ReturnType<typeof shop.tips.listTipShares>>
}

/** Tips of a month by staff member. */
export const TipShares = ({ month, report }: SharesData) => (
  <div className="grid gap-6">
    <form method="get" className="flex items-end gap-3" aria-label={said.month}>
      <TextField label={said.monthField} name="month" inputMode="numeric" mark="none" defaultValue={month} />
      <Button type="submit">{said.show}</Button>
    </form>
    <TableSection<TipShare>
      title={said.report}
      hint={said.reportHint}
      none={said.noTips}
      rows={report.shares}
      rowKey={({ staffMemberId }) => staffMemberId}
      columns={[
        { key: 'name', header: said.name, rowHeader: true, cell: ({ name }) => name },
        { key: 'tips', header: said.count, cell: ({ tips }) => tips },
        { key: 'received', header: said.received, cell: ({ received }) => received.formattedAmount },
        { key: 'refunded', header: said.refunded, cell: ({ refunded }) => refunded.formattedAmount },
        { key: 'kept', header: said.kept, cell: ({ kept }) => <strong>{kept.formattedAmount}</strong> },
      ]}
    />
    <div className="max-w-md">
      <SummaryList
        rows={[
          { label: said.tipped, value: report.tipped.formattedAmount },
          { label: said.refunded, value: report.refunded.formattedAmount },
          { label: said.undistributed, value: report.undistributed.formattedAmount },
        ]}
      />
    </div>
  </div>
)
