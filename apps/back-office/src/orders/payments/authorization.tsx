import { DateTime } from '@vitrine/ui'
import { words } from '../../words/words.ts'
import type { OrderPayment } from './payment-name.ts'

const { captures: texts } = words

const captureWords = {
  SUCCEEDED: texts.capturedOn,
  PENDING: texts.capturePending,
  FAILED: texts.captureFailed,
} as const

/** Expiry of an authorization, or when and how much of it was captured. */
export const Authorization = ({ payment: { status, regularPaymentDetails } }: { payment: OrderPayment }) => {
  const details = regularPaymentDetails?.authorizationDetails
  if (!details?.delayedCapture) return null
  const { captures = [], scheduledAction, void: voided } = details
  const line = 'block text-sm text-muted'
  return (
    <>
      {captures.map(({ amount, createdDate, status: outcome = 'SUCCEEDED' }, index) => (
        <span key={String(createdDate ?? index)} className={line}>
          {captureWords[outcome as keyof typeof captureWords](amount?.formattedAmount ?? '')}{' '}
          {createdDate && <DateTime value={createdDate} />}
        </span>
      ))}
      {status === 'AUTHORIZED' && scheduledAction?.executionDate && (
        <span className={line}>
          {scheduledAction.actionType === 'CAPTURE' ? texts.heldUntilCapture : texts.heldUntilVoid}{' '}
          <DateTime value={scheduledAction.executionDate} />
        </span>
      )}
      {voided?.voidedDate && (
        <span className={line}>
          {texts.releasedOn} <DateTime value={voided.voidedDate} />
        </span>
      )}
    </>
  )
}
