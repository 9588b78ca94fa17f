/** Answers that were used, so that none counts twice. */
export interface CaptchaUsedTable {
  site_id: string
  answer_hash: string
  expires_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    captcha_used: CaptchaUsedTable
  }
}
