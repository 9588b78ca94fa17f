import type { AbandonedCheckoutEmail } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import type { CouponEffect } from '@vitrine/domain/coupon/coupon.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { randomInt } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { addSingleUseCoupon, findCoupon } from '../../../pricing/coupon/api.ts'
import type { EmailCoupon } from './email.ts'

type Wanted = NonNullable<AbandonedCheckoutEmail['coupon']>

const defaultDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** Without characters that look alike. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code with 50 random bits. */
const newCode = (): string =>
  `BACK-${Array.from({ length: 10 }, () => characters[randomInt(characters.length)]).join('')}`

const effectOf = ({ percentOff, amountOff = '0' }: Wanted, { currency }: Site): CouponEffect =>
  percentOff === undefined
    ? { type: 'MONEY_OFF', amount: toMinor(amountOff, currency) }
    : { type: 'PERCENT_OFF', percent: percentOff }

export interface GivenCoupon extends EmailCoupon {
  /** Whether it was made for the recipient. */
  readonly isOwn: boolean
}

/** Returns the coupon of an email: a new one for its recipient, or an existing one if it can still be used. */
export const giveCoupon = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { site, wanted }: { site: Site; wanted: Wanted | undefined },
): Promise<GivenCoupon | undefined> => {
  if (!wanted) return undefined
  if (wanted.code !== undefined) {
    const found = await findCoupon(db, site.id, wanted.code)
    const isUsable = found?.active && (!found.expires || found.expires > now())
    if (!found || !isUsable) return undefined
    return { code: found.code, isOwn: false, ...(found.expires && { expires: found.expires }) }
  }
  const code = newCode()
  const expires = new Date(now().getTime() + (wanted.validDays ?? defaultDays) * dayMs)
  const coupon = { id: newId(), code, name: code, effect: effectOf(wanted, site), expires, now: now() }
  await addSingleUseCoupon(db, site.id, coupon)
  return { code, expires, isOwn: true }
}
