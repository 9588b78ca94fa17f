/** `7.7` per cent is the fraction `0.077`: digits are moved, no float is asked. */
export const fractionOfPercent = (percent: string): string => {
  const [whole = '0', digits = ''] = percent.split('.')
  const padded = whole.padStart(3, '0')
  const fraction = `${padded.slice(-2)}${digits}`.replace(/0+$/, '')
  const ones = String(Number(padded.slice(0, -2)))
  return fraction === '' ? ones : `${ones}.${fraction}`
}
