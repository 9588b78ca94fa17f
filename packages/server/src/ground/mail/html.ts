/** Returns the physical side, because email clients only support left and right. */
export const physicalSide = (direction: 'ltr' | 'rtl', side: 'start' | 'end'): 'left' | 'right' =>
  (direction === 'ltr') === (side === 'start') ? 'left' : 'right'

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2). */
const brightnessOf = (color: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Returns a readable text color on a background color `#rrggbb`. */
export const textColorOn = (color: string): '#fff' | '#1d1b18' => (brightnessOf(color) > 0.3 ? '#1d1b18' : '#fff')
