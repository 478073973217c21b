import { inject } from '@adonisjs/core'

import { today } from '#kernel/fields/today'
import { findContract } from '#kernel/plugins/find_contract'
import { Settings } from '#kernel/settings/settings'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { workingDays } from '#plugins/deadlines/calendar/working_days'
import type { Calendar } from '#plugins/deadlines/contract/calendar'
import type { FactsContext } from '#plugins/deadlines/contract/facts_of'
import type { Reference } from '#plugins/deadlines/contract/references'
import { type DeadlineRule, type Destination, destinations } from '#plugins/deadlines/contract/rule'
import { causalityResults, shippedRules } from '#plugins/deadlines/reporting/main'
import { ownRules } from '#plugins/deadlines/settings/own_rules'
import { deadlineSettings } from '#plugins/deadlines/settings/settings'

/** All by which the cases of a project are judged, whatever each of them says. */
interface DeadlineTerms {
  /** Those of the project first. */
  readonly rules: readonly DeadlineRule[]
  readonly context: Omit<FactsContext, 'versionKind'>
}

/** By which rules and documents the cases of the project at hand are due, and by which calendar sent. */
@inject()
export class DeadlineTermsOfProject {
  constructor(private settings: Settings) {}

  async terms(): Promise<DeadlineTerms> {
    // One after the other: inside a change they share its connection.
    const { type, regions } = await projectAtHand()
    const rules = await this.rules()
    const references = await referencesAtHand()
    return {
      rules,
      context: {
        ...{ projectType: type, references, results: causalityResults },
        destinations: destinations.filter((each) => regions.includes(each)) as Destination[],
      },
    }
  }

  /** The rules of the project at hand: its own first. */
  async rules(): Promise<readonly DeadlineRule[]> {
    const { ownRules: own } = await this.settings.of('deadlines', deadlineSettings)
    return [...ownRules(own), ...shippedRules]
  }

  /**
   * The working days of the years around the present one.
   * @param receipts days whose years are wanted, too, as they were written
   */
  async calendar(
    receipts: readonly string[] = []
  ): Promise<Calendar & { readonly today: string; readonly timeZone: string }> {
    const [project, { country, ownDays }] = await Promise.all([
      projectAtHand(),
      this.settings.of('deadlines', deadlineSettings),
    ])
    const now = today(project)
    const asked = [now, ...receipts].map((day) => Number(day.slice(0, 4)))
    const years = [...new Set(asked.flatMap((year) => [year - 1, year, year + 1]))].toSorted()
    return { ...workingDays(country, years, ownDays), today: now, timeZone: project.timeZone }
  }
}

/** Ids of the documents that the project goes by, and of their drugs. */
export async function sourcesAtHand(): Promise<readonly string[]> {
  const found = (await (await documentsContract())?.ofProject()) ?? []
  return [...new Set(found.flatMap(({ id, drug }) => [id, drug]))].toSorted()
}

const documentsContract = () =>
  findContract('organisation', async () => {
    return (await import('#plugins/organisation/contract')).ReferenceDocuments
  })

/** Documents of the drugs of the project, with all codes by which a case may call a reaction. */
async function referencesAtHand(): Promise<Reference[]> {
  const documents = await documentsContract()
  if (!documents) return []
  const codes = await findContract('coding', async () => {
    return (await import('#plugins/coding/contract/term_codes')).TermCodes
  })
  const found = await documents.ofProject()
  return Promise.all(
    found.map(async ({ id: _, validFrom, reactions, ...document }) => ({
      ...document,
      ...(validFrom !== null && { validFrom }),
      reactions: await Promise.all(
        reactions.map(async ({ code, ...reaction }) => ({
          ...reaction,
          codes: code === '' ? [] : codes ? await codes.below(code) : [code],
        }))
      ),
    }))
  )
}
