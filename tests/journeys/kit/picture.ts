import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'

const FOLDER = 'tmp/screens'
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** Keeps pictures of a screen at the smallest and at a usual width, when PICTURES is set. */
export async function picture(page: Page, name: string) {
  if (!process.env.PICTURES) return
  mkdirSync(FOLDER, { recursive: true })
  const before = page.viewportSize()!
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${FOLDER}/${name}-${size.width}.png` })
  }
  await page.setViewportSize(before)
}
