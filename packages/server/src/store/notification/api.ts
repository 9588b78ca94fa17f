export { backOfficePage, listRecipients, listRecipientsOf, notifyOwners, sendTo } from './notify.ts'
export { presentNotificationSettings, saveNotificationSettings } from './settings.ts'
