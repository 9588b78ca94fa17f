import { createStripeDouble } from './double.ts'

/** Runs the double for manual testing: `npx tsx test/stripe-double/main.ts [port]`. */
const double = await createStripeDouble({ port: Number(process.argv[2] ?? 4242) })
const { addresses, secretKey, publishableKey } = double
console.log(`STRIPE_API_URL=${addresses.apiUrl} STRIPE_SCRIPT_URL=${addresses.scriptUrl} npm start`)
console.log(`Keys: ${publishableKey} and ${secretKey}`)
