export { newsletterConfirmationEmail, newsletterWelcomeEmail } from './emails.ts'
