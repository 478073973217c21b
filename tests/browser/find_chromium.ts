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
 * Finds a Chromium without downloading anything beyond npm: CHROMIUM_PATH, then an installed one,
 * then the one inside @sparticuz/chromium (Linux on x64). Null when there is none.
 */
export async function findChromium(): Promise<Chromium | null> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, env: {} }
  const installed = MAC.find((path) => existsSync(path)) ?? onThePath()
  if (installed) return { executablePath: installed, env: {} }
  return process.platform === 'linux' && process.arch === 'x64' ? unpackedChromium() : null
}

function onThePath(): string | undefined {
  const found = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  return found.find(Boolean)
}
