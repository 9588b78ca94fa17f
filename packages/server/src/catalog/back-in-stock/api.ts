export { takesRequests } from './collecting.ts'
