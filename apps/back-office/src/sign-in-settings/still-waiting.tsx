import { Alert, Button } from '@vitrine/ui'
import { useState } from 'react'
import { AskDialog } from '../ask-dialog.tsx'
import { approveWaiting } from '../members/find-members.ts'
import { words } from '../words/en.ts'

const { signIns } = words

/** New accounts wait no more, but those who waited before still do: says so, and lets them in. */
export const StillWaiting = ({ count }: { count: number }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Alert tone="caution" title={signIns.approvalLeft(count)}>
        <div className="grid justify-items-start gap-3">
          {signIns.approvalLeftHint}
          <Button size="small" onClick={() => setAsking(true)}>
            {signIns.approveAll}
          </Button>
        </div>
      </Alert>
      <AskDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={signIns.approveAllTitle(count)}
        hint={signIns.approveAllHint}
        back={words.cancel}
        confirm={signIns.approveAll}
        variant="primary"
        done={signIns.approvedAll}
        act={approveWaiting}
      />
    </>
  )
}
