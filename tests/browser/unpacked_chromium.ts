import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Chromium } from '#tests/browser/find_chromium'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const UNPACK = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`

/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium once, into the cache. The package
 * brings the system libraries for a bare machine along, but hands them out only where it believes
 * to run on that cloud service; AWS_LAMBDA_JS_RUNTIME makes it believe so.
 */
export async function unpackedChromium(): Promise<Chromium> {
  const folder = await unpack()
  await nameFonts(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/** Its own list of fonts names folders of the cloud; without any font it crashes. */
async function nameFonts(folder: string) {
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fonts)
}

/** It unpacks into the temporary folder; the draft is renamed, so that half a browser never counts. */
async function unpack(): Promise<string> {
  const manifest = join(ROOT, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const folder = join(ROOT, 'node_modules/.cache/chromium', version)
  if (existsSync(folder)) return folder
  const draft = `${folder}.draft-${process.pid}`
  await mkdir(draft, { recursive: true })
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}
