import { isIP } from 'node:net'

/** Returns whether a text is an IP address or a network, such as `203.0.113.7` or `2001:db8::/48`. */
export const isServerAddress = (text: string): boolean => {
  const [net = '', prefix, ...rest] = text.split('/')
  const bits = isIP(net) === 6 ? 128 : 32
  const isNet = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(net) !== 0 && isNet && rest.length === 0
}
