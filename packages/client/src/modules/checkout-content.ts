// Printed from packages/contract by `npm run generate`. Do not edit.

export * from '../by-hand/checkout-content.ts'
