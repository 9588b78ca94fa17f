import type { Domain } from '@vitrine/client'
import { Alert, Badge, Card, Disclosure, Stack } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { CheckButton, PrimaryButton, RemoveButton } from './domain-actions.tsx'
import { DnsRecords } from './dns-records.tsx'
import { LastCheck } from './last-check.tsx'

const { domains: texts } = words

const Title = ({ domain: { displayName, status, primary, recordMissing } }: { domain: Domain }) => (
  <span className="flex flex-wrap items-center gap-2">
    <bdi dir="ltr" className="wrap-anywhere">
      {displayName}
    </bdi>
    <Badge tone={status === 'VERIFIED' ? 'positive' : 'caution'} dot>
      {texts.states[status]}
    </Badge>
    {primary && <Badge>{texts.primary}</Badge>}
    {recordMissing && <Badge tone="caution">{texts.recordMissing}</Badge>}
  </span>
)

/** A domain with its status, what the last check found, and its actions. A verified one folds its records. */
export const DomainCard = ({ domain, defaultUrl }: { domain: Domain; defaultUrl: string }) => {
  const { name, displayName, status, recordMissing, lastCheck } = domain
  const records = <DnsRecords domain={domain} />
  return (
    <Card as="li" appearance="framed" level={2} title={<Title domain={domain} />}>
      <Stack gap="md">
        {name !== displayName && <p className="text-sm text-muted wrap-anywhere">{texts.writtenAs(name)}</p>}
        {recordMissing && (
          <Alert tone="caution" title={texts.missingTitle}>
            {texts.missingHint}
          </Alert>
        )}
        {status === 'PENDING' ? records : <Disclosure label={texts.records}>{records}</Disclosure>}
        <LastCheck check={lastCheck} />
        <div className="flex flex-wrap gap-2">
          <CheckButton domain={domain} />
          <PrimaryButton domain={domain} />
          <RemoveButton domain={domain} defaultUrl={defaultUrl} />
        </div>
      </Stack>
    </Card>
  )
}
