import { elevated, type Calls } from '../call.ts'
import { StoreCoupon } from '../entities/coupon.ts'
import { guid, input, list, oneOf, optional, shape } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const coupon = shape({ coupon: StoreCoupon })

/** Limits that a coupon may lose again. */
const bounds = [
  'minimumSubtotal',
  'collectionId',
  'startTime',
  'expirationTime',
  'usageLimit',
  'perCustomerLimit',
] as const

export const couponCalls = {
  createCoupon: {
    method: 'POST',
    path: '/vitrine/v1/coupons',
    summary: 'Adds a coupon.',
    roles: elevated,
    repeatable: false,
    body: shape({ coupon: input(StoreCoupon) }),
    response: coupon,
    errors: ['ALREADY_EXISTS', 'NOT_FOUND'],
  },
  getCoupon: {
    method: 'GET',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Reads a coupon, and how often it was used.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: coupon,
    errors: ['NOT_FOUND'],
  },
  queryCoupons: {
    method: 'POST',
    path: '/vitrine/v1/coupons/query',
    summary: 'Finds coupons.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ coupons: list(StoreCoupon), pagingMetadata: CursorMetadata }),
  },
  updateCoupon: {
    method: 'PATCH',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Changes the fields of a coupon that are sent, with the revision that was read; `unset` takes limits off.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ coupon: input(StoreCoupon), unset: optional(list(oneOf(bounds), { maxItems: 6 })) }),
    response: coupon,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Takes a coupon away; orders that used it stay as they are.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls
