export { attachedReport } from './saved/email-job.ts'
