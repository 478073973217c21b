import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { unpackedChromium } from '#tests/browser/unpacked_chromium'

export interface Chromium {
  executablePath: string
  /** Further environment that the browser needs. */
  env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium without downloading anything beyond npm: CHROMIUM_PATH, then the one inside
 * @sparticuz/chromium (Linux on x64), which draws no window and takes about half of the processor
 * that a whole one takes, then an installed one. Null when there is none.
 */
export async function findChromium(): Promise<Chromium | null> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium()
  const installed = MAC.find((path) => existsSync(path)) ?? onThePath()
  return installed ? { executablePath: installed, env: {} } : null
}

function onThePath(): string | undefined {
  const found = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  return found.find(Boolean)
}
