import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What the linter refused. */
export interface Refusal {
  file: string
  line: number
  rule: string
  message: string
}

interface Report {
  diagnostics: {
    message: string
    code?: string
    filename: string
    labels: { span: { line: number } }[]
  }[]
}

/** Does work in a folder that is there for as long as it takes. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-oxlint-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Lints files of a folder.
 * @param settings code of what the linter keeps to; `house` is what the house does
 * @param place folder from which the settings name files
 */
export async function lint(
  { folder, place, settings }: { folder: string; place: string; settings: string },
  files: string[]
): Promise<Refusal[]> {
  const config = join(place, 'oxlint.config.mjs')
  const house = JSON.stringify(join(ROOT, 'oxlint.config.ts'))
  writeFileSync(config, `import house from ${house}\nexport default ${settings}\n`)
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [oxlint, '--config', config, '--format=json', ...files],
    { cwd: folder, maxBuffer: 1 << 26 }
  ).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as Report
  return diagnostics.map(({ filename, labels, code = '', message }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    // It is written as plugin(rule).
    rule: /\((.+)\)$/.exec(code)?.[1] ?? message,
    message,
  }))
}
