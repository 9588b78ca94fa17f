import { Link } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { paramsOfView, type ReportView } from './report-view.ts'

interface CurrencyLinksProps {
  readonly path: string
  readonly view: ReportView
  readonly currency: string
  readonly currencies: readonly string[]
}

/** The same report in other currencies; currencies are never added up. */
export const CurrencyLinks = ({ path, view, currency, currencies }: CurrencyLinksProps) =>
  currencies.length < 2 ? null : (
    <ul aria-label={words.reports.currency} className="flex list-none flex-wrap gap-x-4 p-0 text-sm">
      {currencies.map((one) => (
        <li key={one}>
          <Link
            href={`${path}?${paramsOfView({ ...view, currency: one })}`}
            {...(one === currency && { 'aria-current': 'page' })}
          >
            {one}
          </Link>
        </li>
      ))}
    </ul>
  )
