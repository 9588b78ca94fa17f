/** Converts a percentage to a fraction by moving digits, without floating point: `7.7` becomes `0.077`. */
export const fractionOfPercent = (percent: string): string => {
  const [whole = '0', digits = ''] = percent.split('.')
  const padded = whole.padStart(3, '0')
  const fraction = `${padded.slice(-2)}${digits}`.replace(/0+$/, '')
  const ones = String(Number(padded.slice(0, -2)))
  return fraction === '' ? ones : `${ones}.${fraction}`
}
