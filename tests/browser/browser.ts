import { chromium, type Browser } from 'playwright'

import { findChromium } from '#tests/browser/find_chromium'

/**
 * Nothing that reaches out of this machine, nothing that needs a graphics card: what paints is a
 * thread of the browser, and paints plainly.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--disable-gpu-compositing',
  '--num-raster-threads=1',
  '--disable-smooth-scrolling',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
]

let opened: Promise<Browser> | undefined

/** The browser of this run; started on first use. */
export function openBrowser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

/** Leaves a browser that hangs to end by itself, at the latest with this run; the next test gets another. */
export function leaveBrowser() {
  const left = opened
  opened = undefined
  void left?.then((browser) => browser.close()).catch(() => {})
}

export async function closeBrowser() {
  const browser = await opened
  opened = undefined
  await browser?.close()
}

async function launch(): Promise<Browser> {
  const found = await findChromium()
  if (!found) {
    throw new Error('No Chromium here: install one, or set CHROMIUM_PATH to its executable')
  }
  const { executablePath, env } = found
  // Without a language that has them Chromium takes Chinese characters out of names of files.
  const words = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...words, ...env } })
}
