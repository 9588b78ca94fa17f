import { Alert, Link } from '@vitrine/ui'
import { words } from '../words/first.ts'

const { pending: texts } = words.returns

/** Numbers of returns waiting for approval or settlement. Nothing if there are none. */
export const PendingReturns = ({ requested, received }: { requested: number; received: number }) =>
  requested + received > 0 && (
    <Alert tone="caution" title={texts.title}>
      {requested > 0 && (
        <p>
          {texts.requested(requested)} <Link href="/orders/returns?show=requested">{texts.answer}</Link>
        </p>
      )}
      {received > 0 && (
        <p>
          {texts.received(received)} <Link href="/orders/returns?show=received">{texts.settle}</Link>
        </p>
      )}
    </Alert>
  )
