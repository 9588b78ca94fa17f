import { Alert } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { approvePending } from '../members/find-members.ts'
import { words } from '../words/words.ts'

const { signIns } = words

/** Offers to approve members who are still pending although approval is no longer required. */
export const PendingApprovals = ({ count }: { count: number }) => (
  <Alert tone="caution" title={signIns.approvalLeft(count)}>
    <div className="grid justify-items-start gap-3">
      {signIns.approvalLeftHint}
      <ConfirmButton
        button={{ size: 'small' }}
        title={signIns.approveAllTitle(count)}
        hint={signIns.approveAllHint}
        confirm={signIns.approveAll}
        variant="primary"
        done={signIns.approvedAll}
        act={approvePending}
      />
    </div>
  </Alert>
)
