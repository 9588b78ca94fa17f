export { listEmailRecipients, notifyOwners, sendTo } from './notify.ts'
export { backOfficePage, listRecipients } from './recipients.ts'
export { recordAlert, recordCountedAlert } from './record-alert.ts'
export { presentNotificationSettings, saveNotificationSettings } from './settings.ts'
