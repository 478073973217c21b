import { currentActor } from '#kernel/tenancy/actor'

import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import type { MayOfReport } from '#plugins/sur/contract/shown'
import type { ReportRow } from '#plugins/sur/records/reports'
import type { SectionRow } from '#plugins/sur/records/sections'

/** The part that the actor has in reports of a setup. */
export interface Part {
  readonly leads: boolean
  readonly writes: boolean
  readonly audits: boolean
}

/** Who leads writes as well. */
export function partOf({ leadId, writerIds, auditorIds }: PeriodicSetup): Part {
  const userId = currentActor().userId!
  const leads = leadId === userId
  return { leads, writes: leads || writerIds.includes(userId), audits: auditorIds.includes(userId) }
}

/**
 * What the actor may do with a report as it stands. Nobody confirms what they have written themselves.
 * @param setup as the project has it today: its people
 */
export function mayOf(
  { status, confirmedBy }: Pick<ReportRow, 'status' | 'confirmedBy'>,
  setup: PeriodicSetup,
  sections: readonly Pick<SectionRow, 'writerId'>[]
): MayOfReport {
  const { leads, writes, audits } = partOf(setup)
  const userId = currentActor().userId!
  const wrote = sections.some(({ writerId }) => writerId === userId)
  const isConfirmed = setup.auditorIds.every((id) => confirmedBy.includes(id))
  const atConfirm = status === 'confirm'
  return {
    write: status === 'writing' && writes,
    handIn: status === 'writing' && leads,
    confirm: atConfirm && audits && !wrote && !confirmedBy.includes(userId),
    sendBack: atConfirm && (leads || audits),
    finish: atConfirm && leads && isConfirmed && setup.auditorIds.length > 0,
  }
}
