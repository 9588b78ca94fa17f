/**
 * Re-exports the used part of the library: in the bundle, names of a CommonJS package can't be imported dynamically.
 */
export { createTransport } from 'nodemailer'
