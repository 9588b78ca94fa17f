/** Particles that are written onto a noun, the longer ones first: `찻잔을`, “the teacup” as an object. */
const particles = [
  '에서는 으로는 이라는 에게서 에서 에게 으로 까지 부터 처럼 보다 이나 하고 이랑 한테 라는',
  '을 를 이 가 은 는 의 에 로 와 과 도 만 랑 나',
].flatMap((line) => line.split(' '))
/** No noun is left with fewer syllables. */
const shortestNoun = 2

const korean = /^[\uac00-\ud7a3]+$/

export const isKorean = (word: string): boolean => korean.test(word)

/**
 * The forms that a Korean word is found by: itself, and the noun that is left without a particle. Whether the end of a
 * word is a particle cannot be told without a dictionary, so both stay.
 */
export const koreanForms = (word: string): string[] => {
  const particle = particles.find((one) => word.endsWith(one) && word.length - one.length >= shortestNoun)
  return particle === undefined ? [word] : [word, word.slice(0, -particle.length)]
}
