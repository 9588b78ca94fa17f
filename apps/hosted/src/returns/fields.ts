import type { LinkedOrder } from '@vitrine/client'
import type { Line } from '../line.ts'

export type Item = LinkedOrder['returns'][number]['items'][number]
export type Wish = LinkedOrder['returns'][number]['wish']

/** A line of which something can be returned. */
export interface ReturnLine extends Omit<Line, 'price' | 'quantity'> {
  /** So many pieces. */
  readonly most: number
  readonly until?: string
}

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

export interface ReturnFormData {
  readonly number: string
  readonly lines: readonly ReturnLine[]
  /** What cannot be returned, and why. */
  readonly others: readonly { readonly id: string; readonly name: string; readonly why: string }[]
  readonly wishes: readonly Wish[]
  readonly fee?: string
  readonly typed: Typed
  /** By the names of the fields. */
  readonly errors: Typed
  readonly failure?: string
  /** The page of the order. */
  readonly back: string
}

const reasons = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND', 'OTHER'] as const
export const returnReasons: readonly Item['reason'][] = reasons
export const isReason = (text: string): text is Item['reason'] => reasons.some((one) => one === text)

/** So long a comment may be. */
export const mostOfComment = 1000

export const fieldOf = (name: 'quantity' | 'reason' | 'comment', lineId: string): string => `${name}-${lineId}`
