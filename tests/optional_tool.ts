import { spawnSync } from 'node:child_process'

const missing = new Set<string>()

/**
 * Path of a command-line tool that is not in npm (xmllint, openssl, pdftotext), or null: then the
 * test does without that comparison. Says so once, in a line.
 */
export function optionalTool(name: 'xmllint' | 'openssl' | 'pdftotext'): string | null {
  const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
  if (path) return path
  if (!missing.has(name))
    console.log(`  ${name} is not installed: comparisons with it are left out`)
  missing.add(name)
  return null
}
