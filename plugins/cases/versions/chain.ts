import { inject } from '@adonisjs/core'

import { valueOf } from '#kernel/case/content/leaf'

import type { VersionKind } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

/** A version of a case as it stood last. */
export interface ChainedVersion {
  readonly version: number
  readonly kind: VersionKind
  /** C.1.11.2 of what amends or takes back. */
  readonly reason: string | null
  /** C.1.5, at the precision that was reported. */
  readonly received: string | null
  /** When it was opened, and by whom; UTC, ISO 8601. */
  readonly at: string
  readonly by: string
  /** Its last revision. */
  readonly revision: number
}

/** The versions of a case with what sets each apart. */
@inject()
export class Chain {
  constructor(private reading: CaseReading) {}

  /** The latest first; refuses with 2604 an unknown case. */
  async of(caseId: string): Promise<ChainedVersion[]> {
    const { id } = await this.reading.get(caseId)
    const byVersion = Map.groupBy(await this.reading.listRevisions(id), ({ version }) => version)
    const chain: ChainedVersion[] = []
    for (const [version, saves] of byVersion) {
      const [last, first] = [saves[0]!, saves.at(-1)!]
      const { content } = await this.reading.getRevision(id, last.revision)
      const kind = last.versionKind
      const isFurther = kind === 'first' || kind === 'follow-up'
      chain.push({
        ...{ version, kind, revision: last.revision, at: first.at, by: first.actorName },
        reason: isFurther ? null : textOf(content.C_1_11_2),
        received: textOf(content.C_1_5),
      })
    }
    return chain
  }
}

function textOf(leaf: unknown): string | null {
  const said = valueOf(leaf)
  return typeof said === 'string' ? said : null
}
