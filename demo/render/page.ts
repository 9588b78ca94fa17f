import { scenes } from './scenes.ts'
import { createStudio, type Quality } from './studio.ts'

declare global {
  interface Window {
    takePicture: (name: string, quality: Quality) => string
  }
}

const take = createStudio(document.querySelector('canvas')!)

/** Called by `main.ts` from outside the page. */
window.takePicture = (name, quality) => {
  const scene = scenes[name]
  if (!scene) throw new Error(`Nobody has set a scene for ${name}`)
  return take(scene(), quality)
}
