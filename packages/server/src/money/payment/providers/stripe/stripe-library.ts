/** What is used of the library, in a module of its own: it is loaded when the first store asks Stripe for something. */
export { default as Stripe } from 'stripe'
