import { applyDifferences } from '#kernel/case/content/apply_differences'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { ValueDifference } from '#kernel/case/content/differences'
import { elementOfPath, parsePath } from '#kernel/case/content/element_path'
import { type Leaf, sameLeaf } from '#kernel/case/content/leaf'
import { levelOf } from '#kernel/case/content/level_of'

/** What stands at a place for a term: the code with its name, and the version beside it. */
export interface TermLeaves {
  readonly code?: Leaf
  readonly version?: Leaf
}

/** A place of a case and what is to stand there. */
export interface PlacedLeaves {
  readonly path: string
  readonly leaves: TermLeaves
}

export function termLeavesAt(content: CaseContent, path: string): TermLeaves {
  return { code: leafAt(content, path), version: leafAt(content, versionPath(path)) }
}

/** A copy of a content with these leaves at these places; what is undefined is taken away. */
export function withTermLeaves(content: CaseContent, placed: readonly PlacedLeaves[]): CaseContent {
  return applyDifferences(
    content,
    placed.flatMap(({ path, leaves }) => [
      value(path, leaves.code),
      value(versionPath(path), leaves.version),
    ])
  )
}

export function sameTermLeaves(a: TermLeaves, b: TermLeaves): boolean {
  return sameLeaf(a.code, b.code) && sameLeaf(a.version, b.version)
}

/** The guide numbers a code "b" and its version "a". */
const versionPath = (path: string) => path.replace(/b$/, 'a')

function leafAt(content: CaseContent, path: string): Leaf | undefined {
  const steps = parsePath(path)
  return levelOf(content, steps)?.[steps.at(-1)!.key] as Leaf | undefined
}

function value(path: string, after: ValueDifference['after']): ValueDifference {
  return { kind: 'value', path, element: elementOfPath(path), after }
}
