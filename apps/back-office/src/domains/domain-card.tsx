import type { Domain } from '@vitrine/client'
import { Alert, Badge, Card, Disclosure, Stack } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { CheckButton, PrimaryButton, RemoveButton } from './domain-actions.tsx'
import { DnsRecords } from './dns-records.tsx'
import { LastCheck } from './last-check.tsx'

const { domains: texts } = words

const Badges = ({ domain: { status, primary, recordMissing } }: { domain: Domain }) => (
  <p className="flex flex-wrap items-center gap-2">
    <Badge tone={status === 'VERIFIED' ? 'positive' : 'caution'} dot>
      {texts.states[status]}
    </Badge>
    {primary && <Badge tone="accent">{texts.primary}</Badge>}
    {recordMissing && <Badge tone="caution">{texts.recordMissing}</Badge>}
  </p>
)

/** A domain with its status, what the last check found, and its actions. A verified one folds its records. */
export const DomainCard = ({ domain, defaultUrl }: { domain: Domain; defaultUrl: string }) => {
  const { name, displayName, status, recordMissing, lastCheck } = domain
  const records = <DnsRecords domain={domain} />
  return (
    <Card
      as="li"
      appearance="framed"
      level={2}
      title={
        <bdi dir="ltr" className="wrap-anywhere">
          {displayName}
        </bdi>
      }
    >
      <Stack gap="md">
        <Badges domain={domain} />
        {name !== displayName && <p className="text-sm text-muted wrap-anywhere">{texts.writtenAs(name)}</p>}
        {recordMissing && (
          <Alert tone="caution" title={texts.missingTitleOf(displayName)}>
            {texts.missingHint}
          </Alert>
        )}
        <LastCheck check={lastCheck} />
        {status === 'PENDING' ? records : <Disclosure label={texts.records}>{records}</Disclosure>}
        <div className="flex flex-wrap gap-2">
          <CheckButton domain={domain} />
          <PrimaryButton domain={domain} />
          <RemoveButton domain={domain} defaultUrl={defaultUrl} />
        </div>
      </Stack>
    </Card>
  )
}
