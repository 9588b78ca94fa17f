import { isIP } from 'node:net'

/** Whether a text is an address of a server, or of a net of them: `203.0.113.7`, `2001:db8::/48`. */
export const isServerAddress = (text: string): boolean => {
  const [net = '', prefix, ...rest] = text.split('/')
  const bits = isIP(net) === 6 ? 128 : 32
  const isNet = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(net) !== 0 && isNet && rest.length === 0
}
