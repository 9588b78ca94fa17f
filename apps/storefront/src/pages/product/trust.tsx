import { ReturnIcon, TruckIcon } from '@vitrine/ui'
import { policyPath } from '../../design/policy-slugs.ts'
import { LocalAnchor } from '../../shell/local-anchor.tsx'
import { PaymentMarks } from '../../shell/payment-marks.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { useAside } from '../../words/use-words.tsx'

/** What buyers want to know before they buy: delivery, returns and payment. */
export const Trust = ({ isPhysical }: { isPhysical: boolean }) => {
  const { trust, policies } = useAside()
  const { site, frame } = useShell()
  const linkTo = (kind: 'DELIVERY' | 'RETURNS') => {
    const policy = frame.policies.find((one) => one.kind === kind)
    return policy && <LocalAnchor href={policyPath(policy)}>{policies[kind]}</LocalAnchor>
  }
  const days = site.returnDays === undefined ? undefined : trust.returns(site.returnDays)
  const [delivery, returns] = [linkTo('DELIVERY'), linkTo('RETURNS')]
  const lines = isPhysical
    ? [
        { Icon: TruckIcon, parts: [delivery] },
        { Icon: ReturnIcon, parts: [days, returns] },
      ].filter(({ parts }) => parts.some(Boolean))
    : []
  if (lines.length === 0 && site.paymentMethods.length === 0) return null
  return (
    <section aria-label={trust.title} className="grid gap-3 text-sm">
      {lines.length > 0 && (
        <ul className="grid list-none gap-2 p-0 text-muted">
          {lines.map(({ Icon, parts: [text, link] }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a page do not change
            <li key={at} className="flex items-center gap-3">
              <Icon className="size-5 shrink-0" />
              <span className="flex flex-wrap gap-x-4">
                {text}
                {link}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PaymentMarks />
    </section>
  )
}
