import { type CaseContent, isRows } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import sources from './code_sources.json' with { type: 'json' }

/** Sources (C.1.9.1.r.1) whose identifier (C.1.9.1.r.2) is the feedback code, in small letters; not confirmed. */
const codeSources: readonly string[] = sources.names

/**
 * The feedback codes that a message names, each once: the identifiers of a source that is called so; where
 * there is none, the number under which the regulator sent the report (C.1.1). Of a sound message it is one.
 */
export function feedbackCodesOf(content: CaseContent): string[] {
  const rows = isRows(content.C_1_9_1_r) ? content.C_1_9_1_r : []
  const named = rows
    .filter(({ C_1_9_1_r_1: source }) => isCodeSource(textOf(source)))
    .map(({ C_1_9_1_r_2: code }) => textOf(code))
  const codes = named.length > 0 ? named : [textOf(content.C_1_1)]
  return [...new Set(codes.filter((code) => code !== ''))]
}

const isCodeSource = (source: string) =>
  codeSources.includes(source.toLowerCase().replaceAll(/\s+/g, ' '))

/** A value as text; a null flavour says nothing. */
const textOf = (leaf: unknown) => String(valueOf(leaf) ?? '').trim()
