/** What is used of the library, in a module of its own: bundled, a package of the older form has no names to load by. */
export { createTransport } from 'nodemailer'
