import { readFileSync } from 'node:fs'

import { runProgram } from '../lib/run_program.ts'
import type { Step } from './step.ts'

const BASELINE = 'scripts/check/unused_exports.json'

interface KnipReport {
  issues: ({ file: string } & Record<string, { name?: string }[] | string>)[]
}

/** What nobody uses (files, exports, types, dependencies) may become less, never more. */
export const unusedExports: Step = {
  name: 'unused exports',
  async run() {
    const knip = ['node_modules/knip/bin/knip.js', '--reporter', 'json', '--no-exit-code']
    const { output } = await runProgram(process.execPath, knip)
    const found = list(JSON.parse(output.slice(output.indexOf('{'))))
    const { most } = JSON.parse(readFileSync(BASELINE, 'utf8')) as { most: number }
    const hint = `${found.length} unused, ${most} allowed by ${BASELINE}`
    return { ok: found.length <= most, output: [hint, ...found].join('\n'), remark: hint }
  },
}

function list({ issues }: KnipReport): string[] {
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.map(({ name }) => `${issue.file}: ${kind} ${name ?? ''}`) : []
    )
  )
}
