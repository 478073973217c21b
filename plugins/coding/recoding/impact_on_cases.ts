import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { type DescribedTerm, MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { UsedCodes } from '#plugins/coding/records/used_codes'
import {
  compareTerms,
  type ImpactKind,
  impactKinds,
  needsTerm,
} from '#plugins/coding/recoding/compare_terms'
import { notLoaded } from '#plugins/coding/versions/missing_versions'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

/** A term of cases that is not the same in the other version. */
export interface TermImpact {
  readonly code: number
  readonly cases: number
  readonly kind: ImpactKind
  readonly before: DescribedTerm | null
  /** Whether the first version is there to be asked. */
  readonly isBeforeLoaded: boolean
  readonly after: DescribedTerm | null
  /** Where another term is needed: the preferred term of the old one, when cases may have it. */
  readonly suggestion: DescribedTerm | null
}

export interface ImpactReport {
  /** Cases that are coded with the one version. */
  readonly cases: number
  /** Codes that they have, of which some are listed below. */
  readonly codes: number
  /** The gravest first, those of most cases before others. */
  readonly terms: readonly TermImpact[]
}

/** What it would mean for the cases of the project to go from one version to another. */
@inject()
export class ImpactOnCases {
  constructor(
    private used: UsedCodes,
    private dictionary: MedicalDictionary,
    private versions: ProjectVersion
  ) {}

  /**
   * @param caseId this case alone
   * Refuses with 1005 when the other version is not loaded. Of a first version that is not loaded it
   * tells what the other one does not have, or no longer uses.
   */
  async handle(from: string, to: string, caseId?: string): Promise<ImpactReport> {
    const loaded = await this.versions.loaded()
    if (!loaded.has(to)) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: notLoaded(to) })
    const codes = await this.used.codes(from, caseId)
    const term = async (version: string, code: number) =>
      loaded.has(version) ? this.dictionary.term(version, 'llt', code) : undefined
    const compared = await Promise.all(
      codes.map(async ({ code, cases }) => {
        const [before, after] = [await term(from, code), await term(to, code)]
        const kind = compareTerms(before, after ?? null)
        if (!kind) return []
        const pt = (before ?? after)?.pt?.code
        const suggestion = needsTerm(kind) && pt ? await term(to, pt) : null
        return [
          {
            code,
            cases,
            kind,
            before: before ?? null,
            after: after ?? null,
            isBeforeLoaded: before !== undefined,
            suggestion: suggestion?.isCurrent ? suggestion : null,
          },
        ]
      })
    )
    const rank = ({ kind }: TermImpact) => impactKinds.indexOf(kind)
    return {
      cases: await this.used.countCases(from, caseId),
      codes: codes.length,
      terms: compared
        .flat()
        .sort((a, b) => rank(a) - rank(b) || b.cases - a.cases || a.code - b.code),
    }
  }
}
