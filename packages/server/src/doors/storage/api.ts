export { createStorageAlarm } from './alarm.ts'
