import type { DemoColorChoice, DemoDropDownChoice, DemoInfoSection, DemoPicture } from '../types.ts'

/** A square product picture. */
export function picture(file: string, altText: string): DemoPicture {
  return { file: `${file}.webp`, altText, width: 1000, height: 1000 }
}

export function color(description: string, value: string, file: string): DemoColorChoice {
  return { value, description, pictures: [`${file}.webp`] }
}

export function dropDown(...values: string[]): DemoDropDownChoice[] {
  return values.map((value) => ({ value, description: value }))
}

export const shipping: DemoInfoSection = {
  title: 'Shipping',
  description:
    '<p>Packed in recycled paper, without plastic. Leaves the studio within two business days; returns are welcome for thirty days.</p>',
}

export const bulkyShipping: DemoInfoSection = {
  title: 'Shipping',
  description:
    '<p>Travels in a double-walled box with a signature on delivery. Please allow five business days; returns are welcome for thirty days.</p>',
}

export const download: DemoInfoSection = {
  title: 'Delivery',
  description:
    '<p>The download link reaches you by email a moment after payment. It works five times within thirty days.</p>',
}

export const stonewareCare: DemoInfoSection = {
  title: 'Care',
  description:
    '<p>Safe in the dishwasher and the microwave. Bare clay at the foot darkens with use; a little baking soda on a damp cloth takes tea marks away.</p>',
}

export const glassCare: DemoInfoSection = {
  title: 'Care',
  description:
    '<p>Mouth-blown and thin: wash by hand in warm water, and let it warm up before you pour anything hot.</p>',
}

export const linenCare: DemoInfoSection = {
  title: 'Care',
  description: '<p>Wash at 40 °C, dry on a line, iron damp or not at all. Softer with every wash.</p>',
}

export function dimensions(text: string): DemoInfoSection {
  return { title: 'Dimensions', description: `<p>${text}</p>` }
}

/** A table of sizes. The first row has the names of the columns. */
export function sizeGuide(text: string, ...rows: string[][]): DemoInfoSection {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return { title: 'Size guide', description: `<p>${text}</p><table><tbody>${cells.join('')}</tbody></table>` }
}
