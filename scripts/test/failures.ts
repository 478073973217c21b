import { stripVTControlCharacters } from 'node:util'
import type { RunnerSummary } from '@japa/runner/types'

type Errors = readonly { readonly error: unknown }[]

/** Lines of a message: a difference of two cases may have thousands. */
const MOST_LINES = 12

/** What failed in a run of specs: names from the suite down to the test, the message, the place. */
export function failuresOf({ failureTree }: Pick<RunnerSummary, 'failureTree'>): string[] {
  return failureTree.flatMap((suite) => [
    ...named([suite.name], suite.errors),
    ...suite.children.flatMap((child) =>
      child.type === 'test'
        ? named([suite.name, child.title], child.errors)
        : [
            ...named([suite.name, child.name], child.errors),
            ...child.children.flatMap((test) =>
              named([suite.name, child.name, test.title], test.errors)
            ),
          ]
    ),
  ])
}

const named = (names: readonly string[], errors: Errors): string[] =>
  errors.map(({ error }) => `${names.join(' / ')}\n${indented(describe(error))}`)

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const lines = stripVTControlCharacters(error.message).trim().split('\n')
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\.spec\.tsx?:/.test(line))
  return [...lines.slice(0, MOST_LINES), ...(place ? [place.trim()] : [])].join('\n')
}

const indented = (text: string) => text.replace(/^/gm, '    ')
