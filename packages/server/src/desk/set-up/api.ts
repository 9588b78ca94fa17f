export { closeDemo } from './close-demo.ts'
export { createStorefronts, createStore } from './create-store.ts'
export { setUpPath } from './set-up-path.ts'
export { openSetUp } from './set-up-token.ts'
