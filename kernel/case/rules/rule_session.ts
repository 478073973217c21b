import type { CaseContent } from '#kernel/case/content/case_content'
import { applicableChecks } from '#kernel/case/rules/applicable_checks'
import { CheckIndex } from '#kernel/case/rules/check_index'
import type { CompiledCheck, CompiledRules } from '#kernel/case/rules/compiled_check'
import { contentChanges, type ContentChange } from '#kernel/case/rules/content_changes'
import type { Finding } from '#kernel/case/rules/finding'
import { Instances } from '#kernel/case/rules/instances'
import { placesReached } from '#kernel/case/rules/places_reached'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import { runCheck } from '#kernel/case/rules/run_check'

/**
 * Keeps the findings of a case while it is edited: after a change only the checks that read what
 * changed run again, at the places that the change can reach. The findings always equal those of
 * `evaluate`. Contents are never changed in place; unchanged parts are best kept as they are.
 */
export class RuleSession {
  #checks: readonly CompiledCheck[] = []
  #index = new CheckIndex([])
  #found = new Map<CompiledCheck, Map<string, Finding>>()
  #instances: Instances
  #content: CaseContent
  #context: RuleContext
  #judged = 0

  constructor(
    readonly rules: CompiledRules,
    content: CaseContent,
    context: RuleContext = {}
  ) {
    this.#content = content
    this.#context = context
    this.#instances = this.#evaluateAll()
  }

  /** How often a check was run at a place since the last change: what a change costs. */
  get judged(): number {
    return this.#judged
  }

  /** All findings, in the order of `evaluate`. */
  get findings(): Finding[] {
    return this.#checks.flatMap((check) => {
      const found = this.#found.get(check)!
      if (found.size < 2) return [...found.values()]
      return this.#instances.of(check.groups).flatMap(({ key }) => found.get(key) ?? [])
    })
  }

  /** Takes the content after a change and tells the findings. */
  update(content: CaseContent): Finding[] {
    const changes = contentChanges(this.#content, content)
    this.#content = content
    this.#judged = 0
    this.#instances = new Instances(content, this.#context)
    for (const [check, own] of this.#index.concerned(changes)) this.#runAgain(check, own)
    return this.findings
  }

  /** Takes another context (stage, settings, answers of the server): everything runs again. */
  changeContext(context: RuleContext): Finding[] {
    this.#context = context
    this.#instances = this.#evaluateAll()
    return this.findings
  }

  #evaluateAll(): Instances {
    const instances = new Instances(this.#content, this.#context)
    this.#judged = 0
    this.#checks = applicableChecks(this.rules, this.#context)
    this.#index = new CheckIndex(this.#checks)
    this.#found = new Map(this.#checks.map((check) => [check, new Map()]))
    for (const [check, found] of this.#found) {
      for (const place of instances.of(check.groups)) {
        const finding = this.#judge(check, place)
        if (finding !== null) found.set(place.key, finding)
      }
    }
    return instances
  }

  #runAgain(check: CompiledCheck, changes: readonly ContentChange[]): void {
    const found = this.#found.get(check)!
    if (changes.some(({ key, added }) => added && check.groups.includes(key))) {
      for (const place of found.keys())
        if (!this.#instances.has(check.groups, place)) found.delete(place)
    }
    for (const place of placesReached(check, changes, this.#instances)) {
      const finding = this.#judge(check, place)
      if (finding === null) found.delete(place.key)
      else found.set(place.key, finding)
    }
  }

  #judge(check: CompiledCheck, place: Parameters<typeof runCheck>[1]): Finding | null {
    this.#judged += 1
    return runCheck(check, place)
  }
}
