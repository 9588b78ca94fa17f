import { Alert, Link } from '@vitrine/ui'
import { words } from '../words/en.ts'

const { waiting: said } = words.returns

/** Numbers of returns waiting for approval or settlement. Nothing if there are none. */
export const WaitingReturns = ({ requested, received }: { requested: number; received: number }) =>
  requested + received > 0 && (
    <Alert tone="caution" title={said.title}>
      {requested > 0 && (
        <p>
          {said.requested(requested)} <Link href="/orders/returns?show=requested">{said.answer}</Link>
        </p>
      )}
      {received > 0 && (
        <p>
          {said.received(received)} <Link href="/orders/returns?show=received">{said.settle}</Link>
        </p>
      )}
    </Alert>
  )
