/** Answers that were shown once: none counts twice. */
export interface CaptchaUsedTable {
  site_id: string
  answer_hash: string
  expires_date: Date
}

export interface CaptchaTables {
  captcha_used: CaptchaUsedTable
}
