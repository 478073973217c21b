import { inject } from '@adonisjs/core'

import { displayPath } from '#kernel/case/content/element_path'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Finding } from '#kernel/case/rules/finding'
import { Database } from '#kernel/database/database'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseJudging } from '#plugins/cases/contract/judging'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { Messages } from '#plugins/e2b/contract'
import { messageRefusals } from '#plugins/e2b/contract/refusals'
import { readableMessage } from '#plugins/gateway/checking/readable_message'
import { NullifiedNumbers } from '#plugins/gateway/checking/nullified_numbers'
import { pageOfFinding } from '#plugins/gateway/checking/page_of_finding'
import type { FoundBefore, ReadableElement, SubmissionCheck } from '#plugins/gateway/contract/shown'
import { stageRefusal } from '#plugins/gateway/destinations/refuse_stage'
import { CaseNodes } from '#plugins/process/contract/case_nodes'
import type { NamedNode } from '#plugins/process/contract/case_locks'
import { namedDestination } from '#plugins/gateway/destinations/named_destination'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { Destination } from '#plugins/gateway/records/destinations'
import { Destinations } from '#plugins/gateway/records/destinations'
import { submissionsAt } from '#plugins/gateway/records/latest_submissions'
import { refuseAgain } from '#plugins/gateway/submitting/refuse_again'
import { WriteMessage } from '#plugins/gateway/submitting/write_message'

/** A case at a destination, with what the rules find in it. */
export interface Judged {
  readonly record: CaseRecord
  readonly destination: Destination
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** What else asks before it is submitted, and is not wrong with the case itself. */
  readonly asks: readonly Words[]
  /** Why it is not submitted where it is in its process, or null. */
  readonly notHere: Words | null
}

/** Says what stands in the way of submitting a case to a destination; nothing leaves the house. */
@inject()
export class CheckCase {
  constructor(
    private reading: CaseReading,
    private judging: CaseJudging,
    private destinations: Destinations,
    private writing: WriteMessage,
    private database: Database,
    private forms: FormSchemas,
    private nodes: CaseNodes,
    private messages: Messages,
    private nullified: NullifiedNumbers
  ) {}

  /** Refuses with 2604 an unknown case, with 1005 an unknown destination. */
  async handle(caseId: string, destinationId: string): Promise<SubmissionCheck> {
    const judged = await this.judge(caseId, destinationId)
    const { record, destination, errors, warnings, asks } = judged
    const shown = (finding: Finding): FoundBefore => ({
      message: finding.message,
      path: finding.path,
      place: displayPath(finding.path, record.content),
      page: pageOfFinding(finding, this.forms),
    })
    return {
      destination: namedDestination(destination),
      revision: record.revision,
      refusal: await this.#refusal(judged),
      errors: errors.map(shown),
      warnings: [...asks.map(askedOf), ...warnings.map(shown)],
    }
  }

  /** The message as it would leave now. Refuses as `refuse` does. */
  async preview(caseId: string, destinationId: string) {
    const judged = await this.judge(caseId, destinationId)
    await this.#refuseSeenInPart(judged.record)
    return this.writing.handle(judged.record, judged.destination)
  }

  /** The same as people read it: what the message says, once it is read back. Refuses as `preview` does. */
  async readable(caseId: string, destinationId: string): Promise<ReadableElement[]> {
    const { written } = await this.preview(caseId, destinationId)
    const read = await this.messages.read(written.xml)
    const report = read.ok ? read.reports[0] : undefined
    if (!report) throw new messageRefusals.E_XML({ detail: wording('submit.not_read_back') })
    return readableMessage(report.envelope, report.content, this.forms.catalogue)
  }

  /** What the rules find in the case as it is now. */
  async judge(caseId: string, destinationId: string): Promise<Judged> {
    const destination = await this.destinations.at(destinationId)
    const record = await this.reading.get(caseId)
    const { findings } = await this.judging.judge(record)
    const errors = findings.filter(({ severity }) => severity === 'error')
    const warnings = findings.filter(({ severity }) => severity === 'warning')
    const node = isFormal() ? null : await this.nodes.elsewhere(record.id, SUBMISSION)
    return {
      ...{ record, destination, errors, warnings },
      asks: node ? [atNode('submit.before_node', node)] : [],
      notHere: await this.whyNotHere(record.id),
    }
  }

  /** Why a case of the formal environment is not submitted at the node at which it is, or null. */
  async whyNotHere(caseId: string): Promise<Words | null> {
    const node = isFormal() ? await this.nodes.elsewhere(caseId, SUBMISSION) : null
    return node && atNode('submit.not_at_node', node)
  }

  /**
   * Refuses with 2703 or 6011 a destination at its stage, with 3000 what is under way or accepted there and
   * a number of what was nullified there, with 1003 whoever does not see all of the case, with 1006 a case
   * of the formal environment that is at another node than that of submission, with 2405 a case with errors.
   */
  async refuse({ record, destination, errors, notHere }: Judged): Promise<void> {
    const refusal = stageRefusal(destination)
    if (refusal) throw refusal
    const before = await this.database.read((trx) => submissionsAt(trx, record.id, destination.id))
    refuseAgain(record.version, before)
    await this.nullified.refuse(record, destination.id)
    await this.#refuseSeenInPart(record)
    if (notHere) throw new kernelErrors.E_DATA_STATUS({ detail: notHere })
    if (errors.length === 0) return
    const detail = wording('submit.errors', { count: errors.length, message: errors[0]!.message })
    throw new caseRefusals.E_CASE_FINDINGS({ detail })
  }

  async #refuseSeenInPart({ id }: CaseRecord): Promise<void> {
    if ((await this.reading.seenInPart([id])).size === 0) return
    throw new kernelErrors.E_NO_PERMISSION({ detail: wording('submit.seen_in_part') })
  }

  /** While it is only checked, errors are said as 6012. */
  async #refusal(judged: Judged): Promise<SubmissionCheck['refusal']> {
    try {
      await this.refuse(judged)
      await this.writing.handle(judged.record, judged.destination)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const isOfRules = error.number === caseRefusals.E_CASE_FINDINGS.number
      return { code: isOfRules ? RULE_CHECK_FAILED : error.number, sentence: messageOf(error) }
    }
  }
}

const RULE_CHECK_FAILED = 6012

/** The node at which cases are submitted. */
const SUBMISSION = 'SUBMISSION'

const isFormal = () => currentScope().environment === 1

/** In the test environment a case goes from every node, where a person says so: it is the way that is tried. */
const atNode = (key: 'submit.before_node' | 'submit.not_at_node', { name }: NamedNode): Words => ({
  en: wording(key, { node: name.en }).en,
  zh: wording(key, { node: name.zh }).zh,
})

/** It is at no element of the case. */
const askedOf = (message: Words): FoundBefore => ({ message, path: '', place: '', page: null })
