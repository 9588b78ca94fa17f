/** Energy efficiency classes, the best first. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/**
 * Returns the classes of the scale that a class is on, the best first: A to G, and for a class with a plus, which only
 * older labels have, A+++ to D.
 */
export const energyScale = (energyClass: string): readonly string[] =>
  energyClass.includes('+') ? energyClasses.slice(0, 7) : energyClasses.slice(3)
