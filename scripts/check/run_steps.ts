import { availableParallelism } from 'node:os'

import type { Step, StepResult } from './step.ts'

export interface StepsResult {
  passed: number
  failed: number
}

/** Runs steps side by side, as many as there are cores; prints a line for each, then what failed. */
export async function runSteps(
  steps: Step[],
  print: (line: string) => void = console.log
): Promise<StepsResult> {
  const waiting = [...steps]
  const failures: { name: string; output: string }[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now()
      const result = await attempt(step)
      const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
      const remark = result.remark ? `  (${result.remark})` : ''
      print(`  ${result.ok ? '✔' : '✖'} ${seconds} s  ${step.name}${remark}`)
      if (!result.ok) failures.push({ name: step.name, output: result.output })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  for (const { name, output } of failures) print(`\n✖ ${name}\n${output.trim()}`)
  return { passed: steps.length - failures.length, failed: failures.length }
}

async function attempt(step: Step): Promise<StepResult> {
  try {
    return await step.run()
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
}
