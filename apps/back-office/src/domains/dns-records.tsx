import type { Domain } from '@vitrine/client'
import { Stack } from '@vitrine/ui'
import { CopyField } from '../page/copy-field.tsx'
import { words } from '../words/words.ts'

const { domains: texts } = words

interface RecordFieldsProps {
  readonly title: string
  readonly hint: string
  readonly record: Domain['verificationRecord']
}

/** A DNS record to create, with what to copy. */
const RecordFields = ({ title, hint, record: { type, name, value } }: RecordFieldsProps) => (
  <div role="group" aria-label={title} className="grid gap-3">
    <div>
      <h3 className="font-display text-lg">{title}</h3>
      <p className="text-sm text-muted">{hint}</p>
    </div>
    <p className="text-sm">
      {texts.type}: <strong className="font-mono">{type}</strong>
    </p>
    <CopyField label={texts.recordName} value={name} />
    <CopyField label={texts.value} value={value} />
  </div>
)

/** The records of a domain: the one that proves it, and the one that leads to this server. */
export const DnsRecords = ({ domain }: { domain: Domain }) => {
  const { verificationRecord, pointingRecord, name, displayName } = domain
  const isBare = pointingRecord?.type === 'CNAME' && !name.startsWith('www.')
  return (
    <Stack gap="lg">
      <RecordFields title={texts.verificationTitle} hint={texts.verificationHint} record={verificationRecord} />
      {pointingRecord ? (
        <RecordFields
          title={texts.pointingTitle}
          hint={isBare ? `${texts.pointingHint} ${texts.cnameHint(displayName)}` : texts.pointingHint}
          record={pointingRecord}
        />
      ) : (
        <p className="text-sm text-muted">{texts.noTarget}</p>
      )}
      <p className="text-sm text-muted">{texts.recordNameHint}</p>
    </Stack>
  )
}
