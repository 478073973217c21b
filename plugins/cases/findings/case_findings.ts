import { inject } from '@adonisjs/core'

import { today } from '#kernel/fields/today'
import { RuleBook } from '#kernel/findings/rule_book'
import { factsOf } from '#kernel/findings/rule_facts'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { findingsByCheck } from '#kernel/rules/evaluate'
import type { Finding } from '#kernel/rules/finding'
import type { RuleContext } from '#kernel/rules/rule_context'
import { projectAtHand } from '#kernel/tenancy/find_project'
import { Turns } from '#kernel/turns'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

type Judged = Pick<CaseRecord, 'content' | 'version' | 'caseNo'>

/** What the rules find in a case, and what they were told beside its content. */
export interface JudgedCase {
  /** In the order of the guide. */
  readonly findings: readonly Finding[]
  /** The browser evaluates with the same. */
  readonly context: RuleContext
}

/** What the rules find in a case. */
@inject()
export class CaseFindings {
  constructor(
    private rules: RuleBook,
    private plugins: PluginRegistry,
    private reading: CaseReading
  ) {}

  /** Judges what the actor sees of a case. A check never changes the case. */
  async judge(record: Judged): Promise<JudgedCase> {
    const rules = this.rules.compiled()
    const context = await this.#contextOf(record)
    const findings: Finding[] = []
    const turns = new Turns()
    for (const found of findingsByCheck(rules, record.content, context)) {
      findings.push(...found)
      await turns.rest()
    }
    return { findings, context }
  }

  /** What the rules may ask beside the content. */
  async #contextOf(record: Judged): Promise<RuleContext> {
    const project = await projectAtHand()
    const now = Date.now()
    const day = today(project, now)
    const facts = await factsOf(record.content, day, this.plugins)
    const unseen = await this.reading.unseen()
    return {
      stage: 'check',
      projectType: String(project.type),
      caseType: record.version === 1 ? 'first' : 'followUp',
      region: project.regions,
      today: day,
      now,
      fields: { '@caseNo': record.caseNo },
      ...(unseen.size > 0 && { unseen: [...unseen] }),
      ...facts,
    }
  }
}
