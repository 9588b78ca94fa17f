import { policyPath } from '../../design/policy-slugs.ts'
import { LocalAnchor } from '../../shell/local-anchor.tsx'
import { PaymentMarks } from '../../shell/payment-marks.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'

/** What buyers want to know before they buy: delivery, returns and payment. */
export const Trust = ({ isPhysical }: { isPhysical: boolean }) => {
  const { trust, policies } = useWords()
  const { site, frame } = useShell()
  const linkTo = (kind: 'DELIVERY' | 'RETURNS') => {
    const policy = frame.policies.find((one) => one.kind === kind)
    return policy && <LocalAnchor href={policyPath(policy)}>{policies[kind]}</LocalAnchor>
  }
  const lines = [
    isPhysical && linkTo('DELIVERY'),
    isPhysical && site.returnDays !== undefined && trust.returns(site.returnDays),
    isPhysical && linkTo('RETURNS'),
  ].filter(Boolean)
  if (lines.length === 0 && site.paymentMethods.length === 0) return null
  return (
    <section aria-label={trust.title} className="grid gap-3 text-sm">
      {lines.length > 0 && (
        <ul className="flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-muted">
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a page do not change
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      <PaymentMarks />
    </section>
  )
}
