import { spawnSync } from 'node:child_process'

/**
 * Path of a command-line tool that is not in npm, or null: then the test does without that
 * comparison. Says so in a line.
 */
export function optionalTool(name: string): string | null {
  const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
  if (path) return path
  console.log(`  ${name} is not installed: comparisons with it are left out`)
  return null
}
