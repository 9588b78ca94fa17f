/**
 * Test doubles of providers. Each file opens its own, at the URLs that the shared platforms of its worker are
 * configured with.
 */
import { afterAll } from 'vitest'
import { createMollieDouble } from '../../mollie-double/double.ts'
import { createShippoDouble } from '../../shippo-double/double.ts'
import { createStripeDouble } from '../../stripe-double/double.ts'
import { freePort } from './programs.ts'

const ports = { stripe: await freePort(), mollie: await freePort(), shippo: await freePort() }

/** Settings of a platform that uses the doubles instead of the providers. */
export const doubleSettings = {
  STRIPE_API_URL: `http://localhost:${ports.stripe}`,
  STRIPE_SCRIPT_URL: `http://localhost:${ports.stripe}/stripe.js`,
  MOLLIE_API_URL: `http://localhost:${ports.mollie}`,
  SHIPPO_API_URL: `http://127.0.0.1:${ports.shippo}`,
}

const untilFileEnds = async <Double extends { readonly close: () => Promise<void> }>(opening: Promise<Double>) => {
  const double = await opening
  afterAll(double.close)
  return double
}

export const openStripeDouble = () => untilFileEnds(createStripeDouble({ port: ports.stripe }))
export const openMollieDouble = () => untilFileEnds(createMollieDouble({ port: ports.mollie }))
export const openShippoDouble = () => untilFileEnds(createShippoDouble({ port: ports.shippo }))
