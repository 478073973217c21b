/*
 * Where the numbered validation rules of the product stand as data:
 *   GEN-01 to GEN-06                     kernel/case/rules/generic, made for each element in derived/
 *   E2B-01 to E2B-30, DATE-01 to DATE-05 plugins/e2b/rules
 *   ICH-*, MSG-*, PL-* (of ICH and the receivers) plugins/e2b/rules
 *   E2B-31, E2B-32, CASENO-01 to CASENO-05 plugins/cases/rules
 *   FILE-01 to FILE-03                   kernel/files/checks/rules
 *   ACC-01 to ACC-10                     kernel/identity/passwords/rules
 *   CFG-05 to CFG-08                     plugins/organisation/rules
 *   CFG-09                               plugins/news/rules
 * What a form says itself stands in its fields, what a place says itself in its description:
 *   USR-01 to USR-07                     kernel/fields/form_rules.spec.ts names the fields
 *   ROLE-01, ROLE-02                     kernel/access/roles/roles.functional.spec.ts
 *   CFG-04                               plugins/presets/contract.ts, `needs`
 * They come with the features that they guard:
 *   SRCH-01 to SRCH-03, CFG-01 to CFG-03, CFG-10, QRY-01, UI-01
 */
import type { Words } from '#kernel/language/words'

/** When a rule runs. A project adds none of its own. */
export type Stage =
  | 'edit'
  | 'save'
  | 'check'
  | 'submit'
  | 'import'
  | 'upload'
  | 'configure'
  | 'createFollowUp'
  | 'submitForm'
  | 'delete'
  | 'translate'
  | 'query'
  | 'sort'
  /** A whole message is judged, with its headers: as it came, or as it goes out. */
  | 'message'

/**
 * error: blocks submission (and saving, where the stage is save); warning: shown, may be submitted;
 * confirm: the user is asked once and may go on; choice: the user chooses one of the offered ways;
 * info: only told.
 */
export type Severity = 'error' | 'warning' | 'confirm' | 'choice' | 'info'

/**
 * One operator with its argument, e.g. `{ "eq": ["C.1.3", "2"] }`; kernel/case/rules/operators holds
 * them all. Elements are written with their numbers, product fields with a leading @.
 */
export type Predicate = { readonly [operator: string]: unknown }

/** Where a rule applies; what is absent does not limit it. */
interface RuleScope {
  readonly caseType?: readonly string[]
  /** 1 pre-marketing, 2 post-marketing. */
  readonly projectType?: readonly string[]
  /** C.1.CN.2: 11, 12 domestic, 21, 22 overseas. Stated for the reader; the rule asks `category`. */
  readonly reportCategory?: readonly string[]
  readonly region?: readonly string[]
}

/**
 * For which elements a check is made, one after the other: listed ones, all of a type that the
 * catalogue knows, or sets of named values. `{element}` (or `{name}`) in the check stands for it.
 */
export type Each =
  | { readonly elements: readonly string[] }
  | { readonly type: string; readonly except?: readonly string[] }
  | readonly Readonly<Record<string, unknown>>[]

/** What must hold, and where: for every row of `forEach` that `where` selects, if `when` holds. */
export interface Check {
  /** Nested repeating groups, outermost first; absent: once a case, or the groups of `{element}`. */
  readonly forEach?: readonly string[]
  readonly each?: Each
  readonly where?: Predicate
  readonly when?: Predicate
  readonly assert?: Predicate
  /** Name of a registered function, where no predicate can say it. */
  readonly procedure?: string
  /** Element that the finding is shown at; default `{element}`, else the first that assert reads. */
  readonly at?: string
}

/** An example case, written short: element numbers as keys, rows without ids. */
export interface RuleExample {
  /** Only findings at this element count; absent: all findings of the rule. */
  readonly at?: string
  readonly ctx?: Readonly<Record<string, unknown>>
  readonly case: Readonly<Record<string, unknown>>
}

/** One rule as it stands in a rule file. A rule with several checks lists them in `checks`. */
export interface Rule extends Check {
  readonly id: string
  /** Its place among those of its folder, where it is told sooner or later than its id says. */
  readonly order?: number
  readonly title: Words
  readonly severity: Severity
  /** A project may change the severity or switch the rule off. */
  readonly severityConfigurable?: boolean
  /** Demanded by this product, not by ICH or a regulator: a message may break it and still be right. */
  readonly ownDemand?: boolean
  readonly stages: readonly Stage[]
  readonly scope?: RuleScope
  /** Numbers of the elements that the rule reads. */
  readonly elements: readonly string[]
  readonly checks?: readonly Check[]
  /** What a derived rule says (`aspect:element`) and this rule says better: the derived one rests. */
  readonly covers?: readonly string[]
  readonly message: Words
  /** Values for the placeholders of the message. */
  readonly fill?: Readonly<Record<string, string | number | Words>>
  /** Number of the error catalogue, where an act is refused because of the rule. */
  readonly errorCode?: number
  /** Public rules that it was checked against. */
  readonly basis?: readonly string[]
  /** How an open point is read. */
  readonly decision?: string
  readonly examples?: {
    readonly pass: readonly RuleExample[]
    readonly fail: readonly RuleExample[]
  }
  /** Set in rules that are derived from the catalogue: `aspect:element`, see `covers`. */
  readonly aspect?: string
}
