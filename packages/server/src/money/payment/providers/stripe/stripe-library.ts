/** The used part of the library, in its own module so that it is loaded with the first request to Stripe. */
export { default as Stripe } from 'stripe'
