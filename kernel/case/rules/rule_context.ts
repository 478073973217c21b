import type { Severity, Stage } from '#kernel/case/rules/rule'

/** What a rule may ask beside the case content. What is absent is not known and limits nothing. */
export interface RuleContext {
  /** One stage or several; absent: the rules of all stages. */
  readonly stage?: Stage | readonly Stage[]
  /** 1 pre-marketing, 2 post-marketing. */
  readonly projectType?: string
  readonly caseType?: 'first' | 'followUp'
  /** Regions that the case is reported to: CN, EU, US, JP, KR. */
  readonly region?: readonly string[]
  /** The present day in the time zone of the project, yyyy-MM-dd; see `today`. */
  readonly today?: string
  /** The present moment, milliseconds since 1970 UTC: for dates that carry a time zone. */
  readonly now?: number
  /** Settings and facts that rules ask with `ctx`, `ctxHas`, `inCtx`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Product fields by name (`@caseNo`); fields of rows (`E.i.@sae`) hold a value for each row id. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Answers of the server: question, value, whether it holds. Not answered is not held against. */
  readonly external?: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** Keys that whoever asks does not see as they stand: checks that ask them say nothing. */
  readonly unseen?: readonly string[]
  /** Severities changed by the project, for rules that allow it. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>
}

/** A value of the context by name: caseType, projectType, region, today, else one of `values`. */
export function contextValue(context: RuleContext, name: string): unknown {
  if (name === 'caseType' || name === 'projectType' || name === 'region' || name === 'today')
    return context[name]
  return context.values?.[name]
}
