export { captchaKeys, newChallenge, readSiteKey } from './altcha.ts'
export { requireCaptcha } from './require-captcha.ts'
