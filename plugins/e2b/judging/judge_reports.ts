import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { type HasTimeZone, platformZone, today } from '#kernel/fields/today'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { Finding } from '#kernel/case/rules/finding'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import type { Stage } from '#kernel/case/rules/rule'

import type { HeaderFacts } from '#plugins/e2b/contract'
import type { Unmapped } from '#plugins/e2b/message/unmapped_parts'

/** A report with the headers it came with: N.1.* and N.2.r.*, in one envelope. */
interface ReportToJudge {
  readonly envelope: Envelope
  readonly content: CaseContent
  /** What no element takes. */
  readonly unmapped: readonly Unmapped[]
}

/** What is known of the reports beside what they say. */
export type KnownOfReports = Pick<RuleContext, 'projectType' | 'caseType' | 'region' | 'now'> &
  Partial<HasTimeZone>

/** Row of the message header in the content that the rules see. */
export const HEADER_ROW = 'header'

/** The rules on headers alone, or those on headers and on cases that may be submitted. */
export const HEADER_STAGES: readonly Stage[] = ['message']
export const MESSAGE_STAGES: readonly Stage[] = ['check', 'submit', 'message']

/**
 * What the rules find in the reports of one message, each with its headers, one after the other. The
 * header of the batch is judged with the first.
 * @yields findings of a report; their paths run through the report, N.2.r being one row
 */
export function* judgeReports(
  reports: readonly ReportToJudge[],
  header: HeaderFacts,
  rules: CompiledRules,
  stage: readonly Stage[],
  { timeZone = platformZone.timeZone, ...known }: KnownOfReports = {}
): Generator<Finding[]> {
  const once = onceInBatch(reports)
  const now = known.now ?? Date.now()
  for (const [index, { envelope, content, unmapped }] of reports.entries()) {
    const context: RuleContext = {
      ...known,
      stage,
      caseType: known.caseType ?? caseTypeOf(content),
      today: today({ timeZone }, now),
      now,
      external: once,
      fields: { ...fieldsOf(header, index, reports.length), '@unmapped': unmapped },
    }
    yield evaluate(rules, withHeaders(envelope, content), context).filter(
      ({ element }) => index === 0 || !/^N\.1(\.|$)/.test(element)
    )
  }
}

/** A report that nullifies or amends (C.1.11.1, or a reason for it alone) is not the first of its case. */
function caseTypeOf(content: CaseContent): RuleContext['caseType'] {
  const { C_1_11_1: act, C_1_11_2: reason } = content
  return valueOf(act) === undefined && valueOf(reason) === undefined ? 'first' : 'followUp'
}

function withHeaders(envelope: Envelope, content: CaseContent): CaseContent {
  const isOfBatch = ([key]: [string, unknown]) => key.startsWith('N_1_')
  const entries = Object.entries(envelope)
  const own = Object.fromEntries(entries.filter((entry) => !isOfBatch(entry)))
  return {
    ...Object.fromEntries(entries.filter(isOfBatch)),
    ...content,
    N_2_r: [{ id: HEADER_ROW, ...own }],
  }
}

/** Answers which numbers stand in one report of the batch only. */
function onceInBatch(reports: readonly ReportToJudge[]): RuleContext['external'] {
  return {
    'onceInBatch.N.2.r.1': standsOnce(reports.map(({ envelope }) => valueOf(envelope.N_2_r_1))),
    'onceInBatch.C.1.1': standsOnce(reports.map(({ content }) => valueOf(content.C_1_1))),
  }
}

/** Of each value whether it stands there once. */
export function standsOnce(values: readonly unknown[]): Record<string, boolean> {
  const counts = new Map<string, number>()
  for (const value of values.map(String)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries([...counts].map(([value, count]) => [value, count === 1]))
}

function fieldsOf({ batch, messages }: HeaderFacts, index: number, count: number) {
  const ofRow = Object.entries(messages[index] ?? {}).map(([field, value]) => [
    field,
    { [HEADER_ROW]: value },
  ])
  return { ...batch, '@messages': String(count), ...Object.fromEntries(ofRow) }
}
